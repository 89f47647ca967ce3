import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { threadPoolSize } from './config.ts';

/** 'now' for what a person waits for (is this file fine?), 'soon' for derivatives, 'later' for AVIF sizes. */
export type Urgency = 'now' | 'soon' | 'later';

const priorities: Record<Urgency, number> = { now: 2, soon: 1, later: 0 };

// libvips computes on libuv's thread pool, which files, DNS and password hashes share. Two threads always stay free
// for those, so that a request never waits behind an encoder; more pictures at once than cores would only slow all.
export const slots = Math.max(1, Math.min(availableParallelism(), threadPoolSize - 2));

const queue = new PQueue({ concurrency: slots });
const inASlot = new AsyncLocalStorage<boolean>();

/**
 * Runs heavy image work when one of a few slots (as many as cores) is free, the more urgent first. Work that is started
 * inside of a slot runs at once in that slot, so nesting cannot block itself. `inspectImage` and `makeDerivatives` take
 * their slots themselves, one step at a time.
 */
export function imageQueue<Result>(work: () => Promise<Result>, urgency: Urgency = 'soon'): Promise<Result> {
  if (inASlot.getStore()) return work();
  return queue.add(() => inASlot.run(true, work), { priority: priorities[urgency] });
}
