import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What became of the changes of a call: nothing was committed yet, something was, or a commit was sent and the line broke
 * before its answer came.
 */
export type Kept = 'NONE' | 'KEPT' | 'UNKNOWN';

const calls = new AsyncLocalStorage<{ kept: Kept }>();

/** Runs a call, which from here on knows whether it changed something. */
export const followChanges = <Result>(call: () => Result): Result => calls.run({ kept: 'NONE' }, call);

/** Runs what a call sets going and what is not its own: a batch with things of many people. */
export const besideCalls = <Result>(work: () => Result): Result => calls.exit(work);

/** A transaction of the call that runs was committed, or nobody knows. What is unknown once stays so. */
export function noteChange(kept: 'KEPT' | 'UNKNOWN'): void {
  const call = calls.getStore();
  if (call && call.kept !== 'UNKNOWN') call.kept = kept;
}

/** What became of the changes of the call that runs. Outside of calls nothing is followed. */
export const keptChanges = (): Kept => calls.getStore()?.kept ?? 'NONE';
