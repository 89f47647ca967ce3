import type { Transaction } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { queueMail, type Letter } from '../../mail/index.ts';
import { findEmailOf } from '../../people/identity/index.ts';
import { notify } from '../../people/notifications/index.ts';
import type { PurchaseRecord } from './store/purchases.ts';

const yen = (amount: number): string => `¥${amount.toLocaleString('en-US')}`;

/** Tells the seller, and sends the buyer what they bought and where the receipt is, in the transaction of the sale. */
export async function tellOfSale(tx: Transaction, services: Needs<'config'>, purchase: PurchaseRecord): Promise<void> {
  const { accountId, sellerId, episodeId } = purchase;
  if (accountId !== null && sellerId !== null && episodeId !== null)
    await notify(tx, { type: 'EPISODE_PURCHASED', receiverId: sellerId, actorId: accountId, entityId: episodeId });
  await mailBuyer(tx, services, purchase, {
    subject: `You bought ${titleOf(purchase)}`,
    paragraphs: [
      `${yen(purchase.price)} was paid, tax included. The episode is yours to keep.`,
      'The receipt stands beside it in your purchase history.',
    ],
    paragraphsJa: [`${yen(purchase.price)}（税込）のお支払いが完了しました。領収書は購入履歴からご覧いただけます。`],
    ...(episodeId === null ? {} : { action: { label: 'Read the episode', path: `/episodes/${episodeId}` } }),
  });
}

/** Tells the buyer that money goes back. */
export async function tellOfRefund(
  tx: Transaction,
  services: Needs<'config'>,
  purchase: PurchaseRecord,
  reason: 'REFUND' | 'LATE',
): Promise<void> {
  const why =
    reason === 'REFUND'
      ? 'Your purchase was taken back.'
      : 'Your payment arrived after its time, and the episode is not for sale any more.';
  await mailBuyer(tx, services, purchase, {
    subject: `${yen(purchase.price)} goes back to you`,
    paragraphs: [
      `${why} ${yen(purchase.price)} for ${titleOf(purchase)} goes back the way it came.`,
      'Banks take up to ten days to show it. What was paid at a shop comes by bank transfer: a mail asks for your account.',
    ],
    paragraphsJa: [`${yen(purchase.price)}を返金します。反映まで10日ほどかかることがあります。`],
    action: { label: 'Your purchases', path: '/my/settings/purchase_history' },
  });
}

const titleOf = ({ episodeTitle, workTitle }: PurchaseRecord): string =>
  [episodeTitle, workTitle].filter((title) => title !== '').join(' – ') || 'an episode';

async function mailBuyer(
  tx: Transaction,
  { config }: Needs<'config'>,
  { accountId }: PurchaseRecord,
  {
    action,
    ...words
  }: Pick<Letter, 'subject' | 'paragraphs' | 'paragraphsJa'> & { action?: { label: string; path: string } },
): Promise<void> {
  const to = accountId === null ? null : await findEmailOf(tx, accountId);
  if (to === null) return;
  const letter: Letter = {
    kind: 'NOTICE',
    to,
    heading: words.subject,
    ...words,
    ...(action ? { action: { label: action.label, url: `${config.http.publicUrl}${action.path}` } } : {}),
  };
  await queueMail(tx, config, { accountId, letter });
}
