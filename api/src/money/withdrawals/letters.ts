import type { Config } from '../../config/config.ts';
import type { Transaction } from '../../database/index.ts';
import type { Language } from '../../kernel/language.ts';
import { queueMail, type Letter } from '../../mail/index.ts';
import moneyMails, { type MoneyMails } from '../../messages/moneyMails.js';
import { findRecipient } from '../../people/identity/index.ts';

/** What a mail about money says. */
export interface MoneyNews {
  heading: string;
  paragraphs: string[];
}

/** Mails a creator something about their money, as a part of what happened. Nobody without an address. */
export async function mailNews(
  tx: Transaction,
  config: Config,
  userId: string,
  write: (texts: MoneyMails, language: Language) => MoneyNews,
): Promise<void> {
  const recipient = await findRecipient(tx, config, userId);
  if (!recipient) return;
  const texts = moneyMails[recipient.language];
  const news = write(texts, recipient.language);
  const letter: Letter = {
    kind: 'NOTICE',
    ...recipient,
    subject: news.heading,
    ...news,
    action: { label: texts.withdrawals.action(), url: `${config.http.publicUrl}/workspace/sales/withdrawal` },
  };
  await queueMail(tx, config, { accountId: userId, letter });
}
