import type { QueuedCall } from './keptRows.ts';
import type { Table } from './tables.ts';

/** What is to be told; the rest is noted here. */
export type NewCall = Pick<QueuedCall, 'ownerId' | 'operationName' | 'isWrite' | 'query' | 'variables'>;

/** Only the last of these in an opening matters: they say where a reader is. */
const replaced = new Set(['LogPageLeavePosition']);
/** A device lets go of more: nobody reads so much without ever finding a line. */
const mostCalls = 2000;

const isSamePlace = (one: QueuedCall, other: NewCall): boolean =>
  replaced.has(one.operationName) &&
  one.operationName === other.operationName &&
  one.variables.input['id'] === other.variables.input['id'];

/** Calls in the order they were made. */
export const listQueue = async (queue: Table<QueuedCall>): Promise<QueuedCall[]> =>
  (await queue.all()).toSorted((one, other) => one.place - other.place);

/** Keeps a call until it can be told, with its time. The id that its own input has stays its name. */
export async function queueCall(queue: Table<QueuedCall>, call: NewCall, now = Date.now()): Promise<void> {
  const waiting = await listQueue(queue);
  for (const old of waiting.filter((each) => isSamePlace(each, call))) await queue.delete(old.id);
  for (const old of waiting.slice(0, Math.max(0, waiting.length - mostCalls + 1))) await queue.delete(old.id);
  const input = { ...call.variables.input, happenedAt: new Date(now).toISOString() };
  await queue.put({
    ...call,
    variables: { input },
    id: crypto.randomUUID(),
    place: (waiting.at(-1)?.place ?? 0) + 1,
    at: now,
  });
}
