import type { Transaction } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import type { Language } from '../../kernel/language.ts';
import { pageUrl } from '../../kernel/languagePaths.ts';
import { queueMail, type Letter } from '../../mail/index.ts';
import moneyMails, { type MoneyMails } from '../../messages/moneyMails.js';
import { findRecipient } from '../../people/identity/index.ts';
import { notify } from '../../people/notifications/index.ts';
import type { PurchaseRecord } from './store/purchases.ts';

/** Tells the seller, and sends the buyer what they bought and where the receipt is, in the transaction of the sale. */
export async function tellOfSale(tx: Transaction, services: Needs<'config'>, purchase: PurchaseRecord): Promise<void> {
  const { accountId, sellerId, episodeId, price } = purchase;
  if (accountId !== null && sellerId !== null && episodeId !== null)
    await notify(tx, { type: 'EPISODE_PURCHASED', receiverId: sellerId, actorId: accountId, entityId: episodeId });
  await mailBuyer(tx, services, purchase, ({ bought }, { title, language }) => ({
    subject: bought.subject({ title }),
    paragraphs: [bought.paid({ price }), bought.receipt()],
    ...(episodeId === null
      ? {}
      : { action: { label: bought.action(), url: pageUrl(services.config, language, `/episodes/${episodeId}`) } }),
  }));
}

/** Tells the buyer that money goes back. */
export async function tellOfRefund(
  tx: Transaction,
  services: Needs<'config'>,
  purchase: PurchaseRecord,
  reason: 'REFUND' | 'LATE',
): Promise<void> {
  const { price } = purchase;
  await mailBuyer(tx, services, purchase, ({ refunded }, { title }) => ({
    subject: refunded.subject({ price }),
    paragraphs: [refunded[reason]({ price, title }), refunded.when()],
    action: { label: refunded.action(), url: `${services.config.http.publicUrl}/my/settings/purchase_history` },
  }));
}

const titleOf = ({ episodeTitle, workTitle }: PurchaseRecord, texts: MoneyMails): string =>
  [episodeTitle, workTitle].filter((title) => title !== '').join(' – ') || texts.anEpisode();

type Words = Pick<Letter, 'subject' | 'paragraphs' | 'action'>;

async function mailBuyer(
  tx: Transaction,
  { config }: Needs<'config'>,
  purchase: PurchaseRecord,
  write: (texts: MoneyMails, about: { title: string; language: Language }) => Words,
): Promise<void> {
  const { accountId } = purchase;
  const recipient = accountId === null ? null : await findRecipient(tx, config, accountId);
  if (!recipient) return;
  const { language } = recipient;
  const texts = moneyMails[language];
  const words = write(texts, { title: titleOf(purchase, texts), language });
  const letter: Letter = { kind: 'NOTICE', ...recipient, heading: words.subject, ...words };
  await queueMail(tx, config, { accountId, letter });
}
