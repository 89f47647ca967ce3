import { deepStrictEqual } from 'node:assert/strict';
import type { Database } from '@komawari/api/database';
import { balancesOf } from '../../../../api/src/money/ledger/index.ts';
import { boundsOf, currentMonth, monthAfter, nameOf, type Month } from '../../../../api/src/readers/sales/months.ts';
import {
  readMonthlySales,
  readMonthlyWorkSales,
  readRecentSales,
  readSalesByDay,
  readTwelveMonths,
  readYear,
} from '../../../../api/src/readers/sales/readSales.ts';

/** What a screen asks of one creator's sales, beside the same sums asked plainly of every sale. */
export interface Screen {
  name: string;
  ours(): Promise<unknown>;
  plain(): Promise<unknown>;
  /** @throws where both do not come to the same */
  check(): Promise<void>;
}

const COUNTS = `status = 'COMPLETED' AND disputed_at IS NULL`;
const OF_SELLER = 'seller_id = $1 AND purchased_at >= $2 AND purchased_at < $3';
const SUMS = 'count(*)::int AS quantity, sum(price)::float8 AS amount, sum(creator_share)::float8 AS share';

/** The same asked of every sale and of every entry of the ledger, as one would write it down first. */
function askPlainly(database: Database, sellerId: string) {
  return {
    spans: (form: string, { from, until }: { from: Date; until: Date }) =>
      database.query<{ name: string; quantity: number; amount: number; share: number }>(
        'sumPlainly',
        `SELECT to_char(purchased_at AT TIME ZONE 'Asia/Tokyo', '${form}') AS name, ${SUMS}
         FROM purchases WHERE ${OF_SELLER} AND ${COUNTS} GROUP BY 1 ORDER BY 1`,
        [sellerId, from, until],
      ),
    month: (month: Month) =>
      database.query<{ amount: number }>(
        'sumMonthPlainly',
        `SELECT work_title, episode_title, price, ${SUMS} FROM purchases WHERE ${OF_SELLER} AND ${COUNTS} GROUP BY 1, 2, 3`,
        [sellerId, boundsOf(month).from, boundsOf(month).until],
      ),
    balances: () =>
      database.query<{ kind: string; sum: number }>(
        'sumLedgerPlainly',
        `SELECT a.kind, sum(e.amount)::float8 AS sum FROM posting_entries e JOIN ledger_accounts a ON a.id = e.account_id
         WHERE a.owner_id = $1 GROUP BY 1`,
        [sellerId],
      ),
  };
}

const sumOf = (rows: readonly { amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

/** The three screens of sales, and the statement of a year. */
export function screensOf(database: Database, sellerId: string, workId: string): Screen[] {
  const now = currentMonth();
  const last = monthAfter(now, -1);
  const plain = askPlainly(database, sellerId);
  const twelve = boundsOf(monthAfter(now, -11), 12);
  const year = boundsOf({ year: now.year, month: 1 }, 12);
  return [
    {
      name: 'summary',
      ours: () =>
        Promise.all([
          readMonthlySales(database, sellerId, now),
          readMonthlySales(database, sellerId, last),
          readTwelveMonths(database, sellerId),
          readRecentSales(database, sellerId, 10),
          balancesOf(database, sellerId),
        ]),
      plain: () => Promise.all([plain.month(now), plain.month(last), plain.spans('YYYY-MM', twelve), plain.balances()]),
      async check() {
        const months = await readTwelveMonths(database, sellerId);
        const sold = months.filter(({ quantity }) => quantity > 0);
        deepStrictEqual(
          sold.map(({ quantity, amount, share, ...month }) => ({ name: nameOf(month), quantity, amount, share })),
          await plain.spans('YYYY-MM', twelve),
        );
        const { pending, withdrawable } = await balancesOf(database, sellerId);
        const booked = new Map((await plain.balances()).map(({ kind, sum }) => [kind, sum]));
        deepStrictEqual(
          [pending, withdrawable],
          ['CREATOR_PENDING', 'CREATOR_WITHDRAWABLE'].map((kind) => booked.get(kind) ?? 0),
        );
      },
    },
    {
      name: 'month',
      ours: () => readMonthlySales(database, sellerId, last),
      plain: () => plain.month(last),
      async check() {
        deepStrictEqual((await readMonthlySales(database, sellerId, last)).amount, sumOf(await plain.month(last)));
      },
    },
    {
      name: 'work in a month',
      ours: () =>
        Promise.all([
          readMonthlyWorkSales(database, sellerId, `${nameOf(last)}-${workId}`),
          readSalesByDay(database, sellerId, last, workId),
        ]),
      plain: () => plain.spans('YYYY-MM-DD', boundsOf(last)),
      async check() {
        const days = await readSalesByDay(database, sellerId, last);
        deepStrictEqual(
          days.filter(({ quantity }) => quantity > 0),
          (await plain.spans('YYYY-MM-DD', boundsOf(last))).map(({ name, quantity, amount }) => ({
            day: name,
            quantity,
            amount,
          })),
        );
      },
    },
    {
      name: 'statement of a year',
      ours: () => readYear(database, sellerId, now.year),
      plain: () => plain.spans('YYYY-MM', year),
      async check() {
        deepStrictEqual(sumOf(await readYear(database, sellerId, now.year)), sumOf(await plain.spans('YYYY-MM', year)));
      },
    },
  ];
}
