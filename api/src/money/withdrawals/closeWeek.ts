import type { Transaction } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { tryEach } from '../../kernel/tryEach.ts';
import { findFreeze } from '../deeds/index.ts';
import { lockCreator } from '../ledger/index.ts';
import { findWithdrawal, listInState, writeWithdrawal } from './store/withdrawals.ts';
import { closeOfWeek, isClosed } from './week.ts';

/** Closes one request. One whose creator was frozen meanwhile waits for the next week, in which it can be cancelled. */
async function closeOne(tx: Transaction, id: string, creatorId: string, at: Date): Promise<boolean> {
  await lockCreator(tx, creatorId);
  const withdrawal = await findWithdrawal(tx, id);
  if (withdrawal?.state !== 'REQUESTED' || !withdrawal.closesAt || !isClosed(withdrawal.closesAt, at)) return false;
  const isFrozen = (await findFreeze(tx, creatorId)) !== null;
  await writeWithdrawal(tx, id, isFrozen ? { closesAt: closeOfWeek(at) } : { state: 'PROCESSING', processingAt: at });
  return !isFrozen;
}

/**
 * Hands the requests of weeks that are over to the bank: nobody cancels them any more. Answers how many. `at` is now.
 * @throws AggregateError, when all were tried, with what went wrong
 */
export async function closeWeek({ database }: Needs<'database'>, at: Date = new Date()): Promise<number> {
  let count = 0;
  await tryEach(await listInState(database, 'BANK', 'REQUESTED'), async ({ id, userId, closesAt }) => {
    if (userId !== null && closesAt !== null && isClosed(closesAt, at))
      count += Number(await database.transact((tx) => closeOne(tx, id, userId, at)));
  });
  return count;
}
