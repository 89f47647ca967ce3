import type { Transaction } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { notifyMoney } from '../../people/notifications/index.ts';
import { letGoOfBankAccount, type TransferFailure } from '../bankAccounts/index.ts';
import { yen } from './judgeRequest.ts';
import { mailNews } from './letters.ts';
import { giveBack, payOut } from './movements.ts';
import { forgetSettled, writeWithdrawal, type Withdrawal } from './store/withdrawals.ts';

/** How the bank says why, as the end of a sentence. */
const SAID: Record<TransferFailure, [string, string]> = {
  ACCOUNT_CLOSED: ['the account is closed', '口座が解約されています'],
  NO_SUCH_ACCOUNT: ['there is no such account', '該当する口座がありません'],
  NAME_DIFFERS: ['the name is not that of the account', '口座名義が一致しません'],
  OTHER: ['it could not be paid', '入金できませんでした'],
};

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
  await mailNews(tx, config, userId, {
    heading: `${yen(amount - fee)} is in your account`,
    paragraphs: [`The bank has paid ${yen(amount - fee)} to ${bankName ?? ''} ${accountEnd ?? ''}.`],
    paragraphsJa: [
      `${(amount - fee).toLocaleString('ja-JP')}円を${bankName ?? ''} ${accountEnd ?? ''}に振り込みました。`,
    ],
  });
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
  const [said, saidJa] = SAID[failure];
  await mailNews(tx, config, userId, {
    heading: `${yen(amount)} came back`,
    paragraphs: [
      `The bank said: ${said}. All of it is in your balance again, the transfer fee too.`,
      'Enter another bank account, then request again.',
    ],
    paragraphsJa: [
      `振込が差し戻されました（${saidJa}）。手数料を含む全額が残高に戻りました。口座を修正してから、もう一度申請してください。`,
    ],
  });
}
