import type { Transaction } from '../../../database/index.ts';
import type { Needs } from '../../../graphql/context.ts';
import { tryEach } from '../../../kernel/tryEach.ts';
import { dayInWords } from '../../../kernel/language.ts';
import { notifyMoney } from '../../../people/notifications/index.ts';
import { balancesOf, post } from '../../ledger/index.ts';
import { releaseSales } from '../../purchases/index.ts';
import { mailNews } from '../letters.ts';
import { beginOf, endOf, monthOf, MONTHS_KEPT, nameOf, type Month } from '../months.ts';
import { openRequest } from '../requestWithdrawal.ts';
import { hasAutomaticSince } from '../store/withdrawals.ts';
import { insertLapse, insertNotice, listEarlySellers } from '../store/lapses.ts';
import { TERMS } from '../terms.ts';
import { amountExpired, amountExpiring } from './expiring.ts';

const DAY = 86_400_000;

/** decisions 4.6: days before the end of a month on which creators are told. */
const TOLD_BEFORE = [60, 30, 7];

/** A lapse is held so long for its creator. */
function recoverableUntil(at: Date): Date {
  const until = new Date(at);
  until.setUTCFullYear(until.getUTCFullYear() + 1);
  return until;
}

type Step = { userId: string; at: Date };

/** Moves what is over its time out of the balance; it is held for a year. */
async function lapse(tx: Transaction, { userId, at }: Step): Promise<number> {
  const { withdrawable } = await balancesOf(tx, userId);
  const amount = await amountExpired(tx, { userId, balance: withdrawable, at });
  if (amount === 0) return 0;
  const id = await insertLapse(tx, { userId, amount, lapsedAt: at, recoverableUntil: recoverableUntil(at) });
  await post(tx, {
    kind: 'LAPSE',
    key: `lapse:${id}`,
    entries: [
      { account: 'CREATOR_WITHDRAWABLE', creatorId: userId, amount: -amount },
      { account: 'CREATOR_LAPSED', creatorId: userId, amount },
    ],
  });
  return amount;
}

/**
 * On the last day of the month: requests a transfer of what would lapse, at least the least that can be sent. Once: whoever takes
 * it back does not want it.
 */
async function requestInTime(tx: Transaction, services: Needs<'config'>, { userId, at }: Step): Promise<void> {
  const month = monthOf(at);
  if (endOf(month).getTime() - at.getTime() > DAY || (await hasAutomaticSince(tx, userId, beginOf(month)))) return;
  const { withdrawable } = await balancesOf(tx, userId);
  const expiring = await amountExpiring(tx, { userId, balance: withdrawable, month });
  if (expiring === 0) return;
  const amount = Math.min(Math.max(expiring, TERMS.bankMinimum), TERMS.bankMaximum);
  const made = await openRequest(tx, services, { userId, wish: { type: 'BANK', amount, isAutomatic: true }, at });
  if (!made.ok) return;
  await mailNews(tx, services.config, userId, ({ requested }) => ({
    heading: requested.heading({ amount }),
    paragraphs: [requested.body()],
  }));
}

/** Tells a creator what lapses at the end of a month, once for each of the days, and only the nearest of those that are over. */
async function tell(
  tx: Transaction,
  services: Needs<'config'>,
  { userId, at, month }: Step & { month: Month },
): Promise<void> {
  const left = (endOf(month).getTime() - at.getTime()) / DAY;
  const days = TOLD_BEFORE.filter((before) => left <= before).at(-1);
  if (days === undefined) return;
  const { withdrawable } = await balancesOf(tx, userId);
  const sooner = await amountExpiring(tx, { userId, balance: withdrawable, month: month - 1 });
  const amount = (await amountExpiring(tx, { userId, balance: withdrawable, month })) - sooner;
  if (amount === 0 || !(await insertNotice(tx, { userId, month: nameOf(month), days }))) return;
  await notifyMoney(tx, userId, { type: 'SALES_EXPIRING', amount });
  await mailNews(tx, services.config, userId, ({ expiring }, language) => ({
    heading: expiring.heading({ amount, day: dayInWords(endOf(month), language) }),
    paragraphs: [expiring.automatic(), expiring.held()],
  }));
}

/**
 * Looks after sales that come to their end: those of earlier months lapse, on the last day of a month a transfer is requested,
 * and 60, 30 and 7 days before it their creators are told. Asked often it does each once. `at` is now.
 * @throws AggregateError, when it was tried for every creator, with what went wrong
 */
export async function lapseSales(
  services: Needs<'config' | 'database'>,
  at: Date = new Date(),
): Promise<{ lapsed: number }> {
  const month = monthOf(at);
  let lapsed = 0;
  // Sales of the month whose end is told of first: two months on is within 60 days at most.
  const creators = await listEarlySellers(services.database, beginOf(month + 2 - MONTHS_KEPT + 1));
  await tryEach(creators, (userId) =>
    services.database.transact(async (tx) => {
      await releaseSales(tx, userId);
      lapsed += Number((await lapse(tx, { userId, at })) > 0);
      await requestInTime(tx, services, { userId, at });
      for (const ahead of [0, 1, 2]) await tell(tx, services, { userId, at, month: month + ahead });
    }),
  );
  return { lapsed };
}
