import { createReadingSender } from '@komawari/ui/reader/report.ts';
import { cameBy } from './parts/cameBy.ts';
import { addReadingHistory, logOpenEpisodeEvent, logPageLeavePosition, logReferrer } from './readingOperations.ts';

/** Sends a batch of what happened while reading. Reading never makes an account. */
export const sendReadingEvents = createReadingSender(
  { addReadingHistory, logOpenEpisodeEvent, logPageLeavePosition, logReferrer },
  cameBy,
);
