import { startReader } from '../startReader.ts';

// Instead of GraphQL, the example's server hears of what is read; openWall.ts finds the reader by its name.
export const mounted = startReader({
  loadSender: async () => async (events) => {
    await fetch('/batches', { method: 'POST', body: JSON.stringify(events), keepalive: true });
  },
});
