import type { Transaction } from '../database/index.ts';
import type { Key } from './keys.ts';
import { insertChanges, insertChangesToCome } from './store/contentChanges.ts';

/**
 * Says which keys (keys.ts) the transaction changed. The rows commit with the change, so no crash can lose one without
 * the other, and they are only inserted, so writers never wait for each other here.
 */
export async function declareChanges(tx: Transaction, changed: readonly Key[]): Promise<void> {
  const distinct = [...new Set(changed)];
  if (distinct.length > 0) await insertChanges(tx, distinct);
}

/**
 * Like `declareChanges`, for what many people change all the time and nobody waits for: the pages are drawn once within a
 * minute, however many changes come.
 */
export async function declareChangesWithinAMinute(tx: Transaction, changed: readonly Key[]): Promise<void> {
  const distinct = [...new Set(changed)];
  if (distinct.length > 0) await insertChangesToCome(tx, distinct);
}
