import { execute, type GraphQLDocument } from '../graphql/index.ts';
import type { SendReadingEvents } from './createReadingReporter.ts';
import type { ReadingEvent } from './readingEvents.ts';

interface HistoryInput {
  episodeID: string;
  pageNumber: number;
}

/** The three operations, as the front end's code generation wrote them (production only knows those by their hash). */
export interface ReadingDocuments {
  logOpenEpisodeEvent: GraphQLDocument<unknown, { input: { episodeID: string } }>;
  addReadingHistory: GraphQLDocument<unknown, { input: HistoryInput }>;
  logPageLeavePosition: GraphQLDocument<unknown, { input: HistoryInput & { id: string; leavePosition: number } }>;
}

/** Requests outlive the page: leaving must not lose the last place. */
const options = { keepalive: true };

/** A sender of reading events for `createReadingReporter`: every event as its mutation, all of a batch at once. */
export function createReadingSender(documents: ReadingDocuments): SendReadingEvents {
  const remember = (episodeID: string, pageNumber: number) =>
    execute(documents.addReadingHistory, { input: { episodeID, pageNumber } }, options);

  const requestsOf = (event: ReadingEvent): Promise<unknown>[] => {
    const { episodeId: episodeID, pageNumber } = event;
    switch (event.type) {
      case 'opened':
        return [
          execute(documents.logOpenEpisodeEvent, { input: { episodeID } }, options),
          remember(episodeID, pageNumber),
        ];
      case 'completed':
        return [remember(episodeID, pageNumber)];
      case 'page': {
        const { id, leavePosition } = event;
        return [
          execute(documents.logPageLeavePosition, { input: { id, episodeID, leavePosition, pageNumber } }, options),
        ];
      }
    }
  };
  return async (events) => {
    await Promise.all(events.flatMap(requestsOf));
  };
}
