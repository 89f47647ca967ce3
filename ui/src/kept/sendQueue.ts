import { listQueue } from './queue.ts';
import { keptLimits, type QueuedCall } from './keptRows.ts';
import type { Table } from './tables.ts';

/**
 * What became of a call: TOLD; REFUSED for good, as it would have been at once; LATER, since nobody answered or everything
 * went too fast.
 */
export type CallOutcome = 'TOLD' | 'REFUSED' | 'LATER';

export interface Sending {
  queue: Table<QueuedCall>;
  /** Who there is now: undefined when that cannot be asked, null for a guest. */
  ownerId: string | null;
  send(call: QueuedCall): Promise<CallOutcome>;
  now?: number;
}

/**
 * Tells what waits, in its order, and stops where nobody answers. What another account did, and what is older than the
 * server takes, is let go. A call leaves the queue when its answer is here: one whose answer gets lost is told again, and
 * recognised by its id. Answers how many were told.
 */
export async function sendQueue({ queue, ownerId, send, now = Date.now() }: Sending): Promise<number> {
  let told = 0;
  for (const call of await listQueue(queue)) {
    const isOthers = call.ownerId !== null && call.ownerId !== ownerId;
    if (isOthers || now - call.at > keptLimits.withoutContactInMs) {
      await queue.delete(call.id);
      continue;
    }
    const outcome = await send(call);
    if (outcome === 'LATER') break;
    await queue.delete(call.id);
    if (outcome === 'TOLD') told += 1;
  }
  return told;
}

/** Codes of refusals that pass by themselves. */
const passing = new Set(['RATE_LIMITED', 'SERVICE_UNAVAILABLE', 'INTERNAL', 'UNAUTHENTICATED']);

/** What an answer of the API means for a call. */
export function outcomeOf(status: number, body: unknown): CallOutcome {
  const { data, errors } = (body ?? {}) as { data?: object | null; errors?: { extensions?: { code?: string } }[] };
  const code = errors?.[0]?.extensions?.code;
  if (errors?.length) return passing.has(code ?? 'INTERNAL') ? 'LATER' : 'REFUSED';
  return status < 400 && data ? 'TOLD' : 'LATER';
}
