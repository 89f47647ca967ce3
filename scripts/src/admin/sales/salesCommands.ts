import { userInfo } from 'node:os';
import {
  balancesOf,
  findFreeze,
  listDeeds,
  listPostingsOf,
  noteDeed,
  refundPurchase,
  type Services,
  setFreeze,
  totalsOfMonth,
} from '@komawari/api/operating';
import { formatYen } from '@komawari/ui/numbers';
import { Refusal } from '../../Refusal.ts';
import { type Command, defineCommand, type Plan } from '../Command.ts';
import { at, loadPurchase, PURCHASE, REASON } from './purchase.ts';

const CREATOR = { name: 'SCREEN_NAME', says: 'the creator, without @' } as const;

async function loadCreator({ database }: Services, screenName: string): Promise<string> {
  const [row] = await database.query<{ id: string }>(
    'findCreatorOfName',
    'SELECT id FROM users WHERE lower(screen_name) = lower($1)',
    [screenName],
  );
  if (!row) throw new Refusal(`Nobody is called @${screenName}.`);
  return row.id;
}

async function describePurchase(services: Services, id: string): Promise<string> {
  const purchase = await loadPurchase(services, id);
  const lines = await listPostingsOf(services.database, id);
  const subjects = [id, ...(purchase.sellerId === null ? [] : [purchase.sellerId])];
  const deeds = await listDeeds(services.database, subjects);
  return [
    `${id}  ${purchase.status}${purchase.disputedAt ? ', disputed' : ''}${purchase.isTest ? ', test money' : ''}`,
    `Sold: ${purchase.episodeTitle} (${purchase.workTitle}) by ${purchase.sellerName}, ${purchase.method ?? 'not paid yet'}`,
    `Buyer ${purchase.accountId ?? 'left'}, seller ${purchase.sellerId ?? 'left'}, episode ${purchase.episodeId ?? 'purged'}`,
    `Price ${formatYen(purchase.price)}: platform ${formatYen(purchase.platformFee)}, payment ${formatYen(purchase.paymentFee)}, creator ${formatYen(purchase.creatorShare)}`,
    `Begun ${at(purchase.createdAt)}, bought ${at(purchase.purchasedAt)}, read ${at(purchase.paidPagesReadAt)}, released ${at(purchase.releasedAt)}, refunded ${at(purchase.refundedAt)} (${purchase.refundStatus ?? 'no refund'})`,
    `At the processor: ${purchase.paymentIntentId ?? 'nothing paid'}`,
    ...lines.map(
      ({ key, happenedAt, account, amount }) => `${at(happenedAt)}  ${key}  ${account}  ${formatYen(amount)}`,
    ),
    ...deeds.map(({ deed, doneAt, doneBy, reason }) => `${at(doneAt)}  ${deed} by ${doneBy}: ${reason}`),
  ].join('\n');
}

async function planRefund(services: Services, id: string, reason: string): Promise<Plan> {
  const { price, status, episodeTitle, disputedAt } = await loadPurchase(services, id);
  if (status !== 'COMPLETED') throw new Refusal(`The purchase ${id} is ${status}: there is nothing to refund.`);
  if (disputedAt !== null) throw new Refusal(`The purchase ${id} is disputed: the bank of the card decides about it.`);
  return {
    will: `The buyer gets ${formatYen(price)} back and cannot read ${episodeTitle} any more; the creator’s share is taken back.`,
    async carryOut() {
      const purchase = await refundPurchase(services, id, (tx) =>
        noteDeed(tx, 'REFUND', { subjectId: id, reason, doneBy: userInfo().username }),
      );
      return `${id} is refunded. The processor says: ${purchase?.refundStatus ?? 'nothing yet'}.`;
    },
  };
}

async function planFreeze(services: Services, name: string, isFrozen: boolean, reason: string): Promise<Plan> {
  const subjectId = await loadCreator(services, name);
  const { withdrawable } = await balancesOf(services.database, subjectId);
  const freeze = await findFreeze(services.database, subjectId);
  if (isFrozen && freeze) throw new Refusal(`The withdrawals of @${name} are frozen already: ${freeze.reason}`);
  if (!isFrozen && !freeze) throw new Refusal(`The withdrawals of @${name} are not frozen.`);
  return {
    will: isFrozen
      ? `@${name} cannot withdraw anything of ${formatYen(withdrawable)}, and sees that the operator paused it. The reason stays here.`
      : `@${name} can withdraw again.`,
    async carryOut() {
      await setFreeze(services, isFrozen, { subjectId, reason, doneBy: userInfo().username });
      return isFrozen ? `The withdrawals of @${name} are frozen.` : `@${name} can withdraw again.`;
    },
  };
}

/** What an operator does about sales. */
export const salesCommands: Record<string, Command> = {
  'sales show': defineCommand({
    summary: 'shows a purchase from both sides, with its postings and what operators did',
    parameters: [PURCHASE],
    example: 'sales show r0123456789abcdefghij',
    plan: (services, { PURCHASE: id }) => describePurchase(services, id),
  }),
  'sales refund': defineCommand({
    summary: 'gives the money of a purchase back',
    details:
      'For buyers whose own 24 hours are over, or who have read. Money that was paid out to the creator already is then owed by them.',
    parameters: [PURCHASE],
    options: { reason: REASON },
    example: "sales refund r0123456789abcdefghij --reason 'pages were missing'",
    plan: (services, { PURCHASE: id, reason }) => planRefund(services, id, reason),
  }),
  'sales freeze': defineCommand({
    summary: 'keeps a creator from withdrawing',
    parameters: [CREATOR],
    options: { reason: REASON },
    example: "sales freeze kaede --reason 'bought with stolen cards'",
    plan: (services, { SCREEN_NAME: name, reason }) => planFreeze(services, name, true, reason),
  }),
  'sales unfreeze': defineCommand({
    summary: 'lets a creator withdraw again',
    parameters: [CREATOR],
    options: { reason: REASON },
    example: "sales unfreeze kaede --reason 'it was a mistake'",
    plan: (services, { SCREEN_NAME: name, reason }) => planFreeze(services, name, false, reason),
  }),
  'sales month': defineCommand({
    summary: 'prints what everybody sold in a month of Tokyo, for the books',
    parameters: [{ name: 'MONTH', says: 'such as 2026-10' }],
    example: 'sales month 2026-10',
    async plan(services, { MONTH: name }) {
      const totals = await totalsOfMonth(services, name);
      if (!totals) throw new Refusal(`${name} is no month that has begun. Write one such as 2026-10.`);
      const { quantity, amount, platformFee, paymentFee, share, refunded, disputed } = totals;
      return `${name}: ${quantity} sales, readers paid ${formatYen(amount)}, platform ${formatYen(platformFee)}, payment ${formatYen(paymentFee)}, creators ${formatYen(share)}; ${refunded} refunded, ${disputed} disputed (in no sum)`;
    },
  }),
};
