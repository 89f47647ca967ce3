import type { Reader } from '../../database/index.ts';
import { boundsOf, currentMonth, daysOf, monthAfter, monthsFrom, parseMonth, type Month } from './months.ts';
import { listLatestSales, listSold, listSoldSpans, sumSpans, type SaleRecord, type SalesSums } from './store/sales.ts';
import { addUp, sumUpSales, type MonthlySales, type WorkSales } from './sumUpSales.ts';

/** What a creator sold in a month of Tokyo. */
export const readMonthlySales = async (reader: Reader, sellerId: string, month: Month): Promise<MonthlySales> =>
  sumUpSales(sellerId, month, await listSold(reader, { sellerId, ...boundsOf(month) }));

/**
 * What one work of a creator sold in a month, by the id of its summary, `2026-10-{work}`; null where the creator sold nothing
 * of it then.
 */
export async function readMonthlyWorkSales(reader: Reader, sellerId: string, id: string): Promise<WorkSales | null> {
  const month = parseMonth(id.slice(0, 7));
  if (!month || id[7] !== '-') return null;
  const rows = await listSold(reader, { sellerId, ...boundsOf(month), workKey: id.slice(8) });
  return sumUpSales(sellerId, month, rows).works[0] ?? null;
}

/** The sums of the twelve months of a year in Tokyo, January first. */
export async function readYear(reader: Reader, sellerId: string, year: number): Promise<SalesSums[]> {
  const first = { year, month: 1 };
  const months = monthsFrom(first, 12).map(({ from }) => from);
  const sums = await sumSpans(reader, { sellerId, ...boundsOf(first, 12) }, months);
  return sums.map((sum) => sum ?? addUp([]));
}

/** What was sold on a day. */
export interface SalesDay {
  /** 2026-10-09. */
  day: string;
  quantity: number;
  amount: number;
}

/** Every day of a month in Tokyo with what was sold then, of one work or of all. */
export async function readSalesByDay(
  reader: Reader,
  sellerId: string,
  month: Month,
  workKey?: string,
): Promise<SalesDay[]> {
  const days = daysOf(month);
  const asked = { sellerId, ...boundsOf(month), workKey };
  const sold = await listSoldSpans(
    reader,
    asked,
    days.map(({ from }) => from),
  );
  return days.map(({ name: day }, index) => ({
    day,
    quantity: sold[index]?.quantity ?? 0,
    amount: sold[index]?.amount ?? 0,
  }));
}

/** What was sold in a month, without its parts. */
export interface SalesMonth extends Month {
  quantity: number;
  amount: number;
  share: number;
}

/** The last twelve months in Tokyo with what was sold in each, the one that runs last. */
export async function readTwelveMonths(reader: Reader, sellerId: string, last = currentMonth()): Promise<SalesMonth[]> {
  const first = monthAfter(last, -11);
  const months = monthsFrom(first, 12);
  const asked = { sellerId, ...boundsOf(first, 12) };
  const sold = await listSoldSpans(
    reader,
    asked,
    months.map(({ from }) => from),
  );
  return months.map(({ year, month }, index) => {
    const { quantity = 0, amount = 0, share = 0 } = sold[index] ?? {};
    return { year, month, quantity, amount, share };
  });
}

/** The latest sales of a creator, up to 50. */
export const readRecentSales = (reader: Reader, sellerId: string, first: number): Promise<SaleRecord[]> =>
  listLatestSales(reader, sellerId, Math.min(Math.max(first, 1), 50));
