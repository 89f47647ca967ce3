import type { Config } from '../../config/config.ts';
import type { Transaction } from '../../database/index.ts';
import { queueMail, type Letter } from '../../mail/index.ts';
import { findEmailOf } from '../../people/identity/index.ts';
import { maskNumber, type BankAccount } from './BankAccount.ts';
import { findBank } from './findBanks.ts';

const WAY_OUT =
  'If it was not you, change your password and sign out everywhere, then delete or correct the account: a transfer that is requested can be cancelled until the week closes.';
const WAY_OUT_JA =
  '心当たりがない場合は、すぐにパスワードを変更してすべての端末からログアウトし、口座を削除または修正してください。申請済みの振込は、その週の締め切りまで取り消せます。';

/** Tells the owner where their money goes from now on; the mail is part of the change. */
export async function mailChange(
  tx: Transaction,
  config: Config,
  { userId, account }: { userId: string; account: BankAccount | null },
): Promise<void> {
  const to = await findEmailOf(tx, userId);
  if (to === null) return;
  const where = account
    ? `${findBank(account.bankCode)?.name ?? account.bankCode} ${maskNumber(account.accountNumber)}`
    : '';
  const letter: Letter = {
    kind: 'NOTICE',
    to,
    subject: account ? 'Your bank account was changed' : 'Your bank account was deleted',
    heading: account ? 'Your bank account was changed' : 'Your bank account was deleted',
    paragraphs: [account ? `Transfers now go to ${where}.` : 'Transfers need an account. Your balance stays.', WAY_OUT],
    paragraphsJa: [
      account ? `振込先が${where}に変更されました。` : '振込先の口座が削除されました。残高はそのままです。',
      WAY_OUT_JA,
    ],
    action: { label: 'Stop withdrawals', url: `${config.http.publicUrl}/workspace/sales/withdrawal/bank` },
  };
  await queueMail(tx, config, { accountId: userId, letter });
}
