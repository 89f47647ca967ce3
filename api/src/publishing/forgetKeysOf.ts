import type { Transaction } from '../database/index.ts';
import { keys } from './keys.ts';
import { deleteChangesAbout, insertChanges } from './store/contentChanges.ts';
import { deleteDependenciesOn } from './store/pageDependencies.ts';

/** Forgets what was noted about an account and its pictures; its pages are gone since it was closed. */
export async function forgetKeysOf(tx: Transaction, accountId: string): Promise<void> {
  await deleteChangesAbout(tx, accountId);
  await deleteDependenciesOn(tx, accountId);
  await insertChanges(tx, [keys.forgotten]);
}
