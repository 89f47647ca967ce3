import type { Config } from '../../config/config.ts';
import type { Transaction } from '../../database/index.ts';
import { queueMail, type Letter } from '../../mail/index.ts';
import moneyMails from '../../messages/moneyMails.js';
import { findRecipient } from '../../people/identity/index.ts';
import { maskNumber, type BankAccount } from './BankAccount.ts';
import { findBank } from './findBanks.ts';

const nameAccount = ({ bankCode, accountNumber }: BankAccount): string =>
  `${findBank(bankCode)?.name ?? bankCode} ${maskNumber(accountNumber)}`;

/** Tells the owner where their money goes from now on; the mail is part of the change. */
export async function mailChange(
  tx: Transaction,
  config: Config,
  { userId, account }: { userId: string; account: BankAccount | null },
): Promise<void> {
  const recipient = await findRecipient(tx, config, userId);
  if (!recipient) return;
  const { bankAccount: texts } = moneyMails[recipient.language];
  const heading = account ? texts.changed() : texts.deleted();
  const letter: Letter = {
    kind: 'NOTICE',
    ...recipient,
    subject: heading,
    heading,
    paragraphs: [account ? texts.goesTo({ account: nameAccount(account) }) : texts.none(), texts.notYou()],
    action: { label: texts.action(), url: `${config.http.publicUrl}/workspace/sales/withdrawal/bank` },
  };
  await queueMail(tx, config, { accountId: userId, letter });
}
