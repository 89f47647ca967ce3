import type { Config } from '../../config/config.ts';
import type { Transaction } from '../../database/index.ts';
import { queueMail, type Letter } from '../../mail/index.ts';
import { findEmailOf } from '../../people/identity/index.ts';

/** What a mail about money says. */
export interface MoneyNews {
  heading: string;
  paragraphs: string[];
  paragraphsJa: string[];
}

/** Mails a creator something about their money, as a part of what happened. Nobody without an address. */
export async function mailNews(tx: Transaction, config: Config, userId: string, news: MoneyNews): Promise<void> {
  const to = await findEmailOf(tx, userId);
  if (to === null) return;
  const letter: Letter = {
    kind: 'NOTICE',
    to,
    subject: news.heading,
    ...news,
    action: { label: 'Open withdrawals', url: `${config.http.publicUrl}/workspace/sales/withdrawal` },
  };
  await queueMail(tx, config, { accountId: userId, letter });
}
