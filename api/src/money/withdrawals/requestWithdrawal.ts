import { limitRate, type Transaction } from '../../database/index.ts';
import type { Context, Needs } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { done, problems, type Outcome } from '../../kernel/errors.ts';
import { holdBankAccount } from '../bankAccounts/index.ts';
import { releaseSales } from '../purchases/index.ts';
import { judgeRequest } from './judgeRequest.ts';
import { setAside } from './movements.ts';
import { readStanding } from './standing.ts';
import { insertWithdrawal, type Withdrawal } from './store/withdrawals.ts';
import { feeOf } from './terms.ts';
import { closeOfWeek } from './week.ts';
import type { WithdrawalType } from './Withdrawal.ts';

/** What is to be sent, and how. */
export interface Wish {
  type: WithdrawalType;
  amount: number;
  isAutomatic?: boolean;
}

/**
 * Sets a part of a creator's balance aside to be sent. The creator is locked from here on, so that of two requests at once one
 * finds the other. A transfer goes to the account as it is now, which nobody changes before it has arrived.
 */
export async function openRequest(
  tx: Transaction,
  { config }: Needs<'config'>,
  { userId, wish, at }: { userId: string; wish: Wish; at: Date },
): Promise<Outcome<Withdrawal>> {
  await releaseSales(tx, userId);
  const { type, amount, isAutomatic = false } = wish;
  const found = judgeRequest(type, amount, await readStanding(tx, { config }, userId));
  if (found) return problems([found]);
  const account = type === 'BANK' ? await holdBankAccount(tx, config, userId) : null;
  const withdrawal = await insertWithdrawal(tx, {
    creatorId: userId,
    userId,
    type,
    amount,
    fee: feeOf(type, amount),
    isAutomatic,
    sealedAccount: account?.sealedAccount ?? null,
    bankName: account?.bankName ?? null,
    accountEnd: account?.accountEnd ?? null,
    closesAt: type === 'BANK' ? closeOfWeek(at) : null,
    requestedAt: at,
  });
  await setAside(tx, withdrawal);
  return done(withdrawal);
}

/** Requests a transfer or a gift code of the viewer's balance. `at` is now. */
export async function requestWithdrawal(
  { actor, services }: Context,
  wish: Wish,
  at: Date = new Date(),
): Promise<Outcome<Withdrawal>> {
  const userId = accountOf(actor);
  await limitRate(services.database, 'withdrawal', userId);
  return services.database.transact((tx) => openRequest(tx, services, { userId, wish, at }));
}
