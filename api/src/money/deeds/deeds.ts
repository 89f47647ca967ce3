import type { Reader, Transaction } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { lockCreator } from '../ledger/index.ts';
import { findLatestFreeze, operatorDeeds, type Deed } from './store/deeds.ts';

/** Who does something about somebody's money, and why. */
export interface OperatorStep {
  /** The creator, purchase or withdrawal it is about. */
  subjectId: string;
  reason: string;
  /** As the operator's machine calls them. */
  doneBy: string;
}

/** Writes down what an operator does, in the transaction that does it. */
export const noteDeed = (tx: Transaction, deed: Deed, step: OperatorStep): Promise<void> =>
  operatorDeeds.insert(tx, { deed, ...step });

/** Why nothing of a creator's balance is paid out, and since when. */
export interface Freeze {
  reason: string;
  frozenAt: Date;
}

/** Whether an operator froze a creator's withdrawals; null where they did not. */
export async function findFreeze(reader: Reader, creatorId: string): Promise<Freeze | null> {
  const latest = await findLatestFreeze(reader, creatorId);
  return latest?.deed === 'FREEZE' ? { reason: latest.reason, frozenAt: latest.doneAt } : null;
}

/**
 * Freezes a creator's withdrawals, or lets them withdraw again: `subjectId` is the creator. Answers false where it is so
 * already. Whoever withdraws at the same moment comes before or after it.
 */
export const setFreeze = ({ database }: Needs<'database'>, isFrozen: boolean, step: OperatorStep): Promise<boolean> =>
  database.transact(async (tx) => {
    await lockCreator(tx, step.subjectId);
    if (((await findFreeze(tx, step.subjectId)) !== null) === isFrozen) return false;
    await noteDeed(tx, isFrozen ? 'FREEZE' : 'UNFREEZE', step);
    return true;
  });
