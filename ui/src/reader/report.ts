import { execute, type GraphQLDocument } from '../graphql/index.ts';
import type { SendReadingEvents } from './createReadingReporter.ts';
import type { CameBy, ReadingEvent } from './readingEvents.ts';

interface HistoryInput {
  episodeID: string;
  pageNumber: number;
}

type ReferrerInput = CameBy & { id: string; episodeID: string };

/** The operations, as the front end's code generation wrote them (production only knows those by their hash). */
export interface ReadingDocuments {
  logOpenEpisodeEvent: GraphQLDocument<unknown, { input: { id: string; episodeID: string } }>;
  addReadingHistory: GraphQLDocument<unknown, { input: HistoryInput & { id?: string; isCompleted?: boolean } }>;
  logReferrer: GraphQLDocument<unknown, { input: ReferrerInput }>;
  logPageLeavePosition: GraphQLDocument<unknown, { input: HistoryInput & { id: string; leavePosition: number } }>;
}

/** Requests outlive the page: leaving must not lose the last place. */
const options = { keepalive: true };

/** The events of a batch, all of an opening at its newest place: what travels together arrives in any order. */
export const atNewestPlaces = (events: readonly ReadingEvent[]): ReadingEvent[] =>
  events.map((event) => ({ ...event, pageNumber: events.findLast(({ id }) => id === event.id)!.pageNumber }));

/**
 * A sender of reading events for `createReadingReporter`: every event as its mutation, all of a batch at once.
 * @param cameBy how the reader came to the page, told with its opening
 */
export function createReadingSender(documents: ReadingDocuments, cameBy: () => CameBy): SendReadingEvents {
  const requestsOf = (event: ReadingEvent): Promise<unknown>[] => {
    const { id, episodeId: episodeID, pageNumber } = event;
    switch (event.type) {
      case 'opened':
        return [
          execute(documents.logOpenEpisodeEvent, { input: { id, episodeID } }, options),
          execute(documents.addReadingHistory, { input: { episodeID, pageNumber } }, options),
          execute(documents.logReferrer, { input: { id, episodeID, ...cameBy() } }, options),
        ];
      case 'completed':
        return [
          execute(documents.addReadingHistory, { input: { id, episodeID, pageNumber, isCompleted: true } }, options),
        ];
      case 'page': {
        const { leavePosition } = event;
        return [
          execute(documents.logPageLeavePosition, { input: { id, episodeID, leavePosition, pageNumber } }, options),
        ];
      }
    }
  };
  return async (events) => {
    await Promise.all(atNewestPlaces(events).flatMap(requestsOf));
  };
}
