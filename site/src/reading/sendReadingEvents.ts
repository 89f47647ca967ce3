import { execute } from '@komawari/ui/graphql';
import type { ReadingEvent } from '@komawari/ui/reader/start.ts';
import { addReadingHistory, logOpenEpisodeEvent, logPageLeavePosition } from './readingOperations.ts';

/**
 * Sends a batch of what happened while reading. Of several moves only the newest of each opening counts. Reading never
 * makes an account: a visitor without one leaves no history, only figures.
 */
export async function sendReadingEvents(events: readonly ReadingEvent[], isLeaving: boolean): Promise<void> {
  const options = { keepalive: isLeaving };
  const newest = new Map(events.map((event) => [`${event.id} ${event.type}`, event]));
  await Promise.all([...newest.values()].map((event) => sendEvent(event, options)));
}

async function sendEvent(event: ReadingEvent, options: { keepalive: boolean }): Promise<void> {
  const { episodeId: episodeID, pageNumber } = event;
  if (event.type === 'opened') {
    await execute(logOpenEpisodeEvent, { input: { episodeID } }, options);
    return;
  }
  if (document.documentElement.dataset.session !== undefined) {
    await execute(addReadingHistory, { input: { episodeID, pageNumber } }, options);
  }
  const leavePosition = event.type === 'completed' ? 1 : event.leavePosition;
  await execute(logPageLeavePosition, { input: { id: event.id, episodeID, leavePosition, pageNumber } }, options);
}
