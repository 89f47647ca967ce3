import type { Database, Transaction } from '../database/index.ts';
import { say } from '../kernel/happenings.ts';
import type { Drawn, DrawnBatch } from './drawBatch.ts';
import { replaceDependencies, type Dependencies } from './store/pageDependencies.ts';
import { relaxCommit } from './store/relaxCommit.ts';
import { deleteMarks, markMissed, postponeMarks } from './store/stalePages.ts';
import { forgetRemoved, recordStored } from './store/storedPages.ts';

/** Pairs of path and key as two columns of a statement. */
const pairs = (drawn: readonly Drawn[], keysOf: (one: Drawn) => readonly string[]): Dependencies => {
  const all = drawn.flatMap((one) => [...new Set(keysOf(one))].map((key) => [one.path, key] as const));
  return { paths: all.map(([path]) => path), keys: all.map(([, key]) => key) };
};

const pathsOf = (drawn: readonly Drawn[]): string[] => drawn.map(({ path }) => path);

/**
 * Records what is in the store now and what it was made of. A transaction of its own, committed before missed changes
 * are looked for: from here on, whoever expands a change sees these dependencies.
 */
export async function recordBatch(database: Database, drawn: readonly Drawn[]): Promise<void> {
  const done = drawn.filter(({ outcome }) => outcome !== 'failed');
  const stored = done.filter(({ isStored }) => isStored);
  if (done.length === 0) return;
  await database.transact(async (tx) => {
    await relaxCommit(tx);
    await replaceDependencies(
      tx,
      pathsOf(done),
      pairs(stored, (one) => one.keys),
    );
    await forgetRemoved(tx, pathsOf(done.filter(({ isStored }) => !isStored)));
    await recordStored(tx, stored);
  });
}

/**
 * Closes the gap between drawing and recording. A change that the snapshot did not see may have been expanded before the
 * page's new dependencies were there to be found; every such change is looked up by the page's keys, and its page is
 * stale again. Only then the rows that led to this drawing go away, and only those.
 */
export async function settleBatch(lock: Transaction, { instant, staleIds, drawn }: DrawnBatch): Promise<void> {
  const done = drawn.filter(({ outcome }) => outcome !== 'failed');
  await markMissed(
    lock,
    pairs(done, (one) => [...one.keys, ...one.watched]),
    instant,
  );
  const waits = await deleteMarks(
    lock,
    done.flatMap(({ path }) => staleIds.get(path) ?? []),
  );
  say('published', () => ({ outcomes: drawn.map(({ outcome }) => outcome), waits }));
  for (const { path, error } of drawn.filter(({ outcome }) => outcome === 'failed'))
    await postponeMarks(lock, staleIds.get(path) ?? [], describeError(error));
}

/** The whole chain of causes in one line: the site wraps what went wrong. */
export function describeError(error: unknown): string {
  const parts: string[] = [];
  for (let current = error; current instanceof Error && parts.length < 5; current = current.cause)
    parts.push(current.message);
  return parts.length > 0 ? parts.join(': ').slice(0, 2000) : String(error).slice(0, 2000);
}
