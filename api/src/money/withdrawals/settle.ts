import type { Transaction } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { notifyMoney } from '../../people/notifications/index.ts';
import { letGoOfBankAccount, type TransferFailure } from '../bankAccounts/index.ts';
import { mailNews } from './letters.ts';
import { giveBack, payOut } from './movements.ts';
import { forgetSettled, writeWithdrawal, type Withdrawal } from './store/withdrawals.ts';

/** The money arrived: written down, told and mailed. The creator is locked. */
export async function settlePaid(
  tx: Transaction,
  { config }: Needs<'config'>,
  withdrawal: Withdrawal,
  at: Date,
): Promise<void> {
  const { id, userId, creatorId, amount, fee, bankName, accountEnd } = withdrawal;
  await writeWithdrawal(tx, id, { state: 'PAID', settledAt: at });
  await payOut(tx, withdrawal);
  if (userId === null) return forgetSettled(tx, creatorId);
  await letGoOfBankAccount(tx, userId, null);
  await notifyMoney(tx, userId, { type: 'WITHDRAWAL_PAID', amount: amount - fee });
  await mailNews(tx, config, userId, ({ paid }) => ({
    heading: paid.heading({ amount: amount - fee }),
    paragraphs: [paid.body({ amount: amount - fee, account: `${bankName ?? ''} ${accountEnd ?? ''}` })],
  }));
}

/** The bank sent it back: everything returns, the fee too, and the account is asked for anew. The creator is locked. */
export async function settleBounced(
  tx: Transaction,
  { config }: Needs<'config'>,
  withdrawal: Withdrawal,
  { failure, at }: { failure: TransferFailure; at: Date },
): Promise<void> {
  const { id, userId, creatorId, amount } = withdrawal;
  await writeWithdrawal(tx, id, { state: 'REFUNDED', settledAt: at, failure });
  await giveBack(tx, withdrawal);
  if (userId === null) return forgetSettled(tx, creatorId);
  await letGoOfBankAccount(tx, userId, failure);
  await notifyMoney(tx, userId, { type: 'WITHDRAWAL_FAILED', amount });
  await mailNews(tx, config, userId, ({ bounced }) => ({
    heading: bounced.heading({ amount }),
    paragraphs: [bounced.why({ failure: failure === 'OTHER' ? 'other' : failure }), bounced.next()],
  }));
}
