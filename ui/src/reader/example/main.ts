import type { ReadingEvent } from '../readingEvents.ts';
import { startReader } from '../startReader.ts';

/** What the example sends instead of GraphQL: the batches, for a test to look at. */
const batches: (readonly ReadingEvent[])[] = [];
Object.assign(globalThis, { batches });

startReader({
  loadSender: async () => async (events) => {
    batches.push(events);
    await fetch('/batches', { method: 'POST', body: JSON.stringify(events), keepalive: true });
  },
});
