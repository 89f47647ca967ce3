import type { Transaction } from '../../database/index.ts';
import type { Drawn } from '../drawBatch.ts';
import { imageOfPath } from '../paths.ts';
import { announcePictures, markChangedPurges, markWithdrawals } from '../store/purges.ts';
import type { PurgeTarget } from './PurgeTarget.ts';

/**
 * Notes what caches have to forget of a batch, in the transaction that settles it: should the process die before, the batch is drawn
 * again, and what caches were not told of is told from what did not change by its version.
 */
export async function markPurges(
  tx: Transaction,
  targets: readonly PurgeTarget[],
  drawn: readonly Drawn[],
): Promise<void> {
  if (targets.length === 0) return;
  const names = targets.map(({ name }) => name);
  const pages = drawn.flatMap(({ path, version }) => (version === null ? [] : [{ path, version }]));
  const pathsOf = (isMeant: (one: Drawn) => boolean): string[] => drawn.filter(isMeant).map(({ path }) => path);
  const pictures = pathsOf(({ path, isStored }) => isStored && imageOfPath(path) !== null);
  const removed = pathsOf(({ outcome }) => outcome === 'removed');
  const absent = pathsOf(({ outcome }) => outcome === 'absent');
  if (pages.length > 0) await markChangedPurges(tx, names, pages);
  if (pictures.length > 0) await announcePictures(tx, pictures);
  if (removed.length + absent.length > 0) await markWithdrawals(tx, names, { removed, absent });
}
