import type { Reader } from '../../database/index.ts';
import { boundsOf, currentMonth, monthAfter, nameOf, parseMonth, type Month } from './months.ts';
import {
  listLatestSales,
  listSold,
  listSoldDays,
  listSoldMonths,
  sumMonths,
  type SaleRecord,
  type SalesSums,
} from './store/sales.ts';
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
  const sold = await sumMonths(reader, { sellerId, ...boundsOf({ year, month: 1 }, 12) });
  const months = new Map(sold.map((row) => [row.name, row]));
  return Array.from({ length: 12 }, (_, index) => months.get(nameOf({ year, month: index + 1 })) ?? addUp([]));
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
  const sold = await listSoldDays(reader, { sellerId, ...boundsOf(month), workKey });
  const days = new Map(sold.map((row) => [row.name, row]));
  const count = new Date(Date.UTC(month.year, month.month, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => {
    const day = `${nameOf(month)}-${String(index + 1).padStart(2, '0')}`;
    return { day, quantity: days.get(day)?.quantity ?? 0, amount: days.get(day)?.amount ?? 0 };
  });
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
  const sold = await listSoldMonths(reader, { sellerId, ...boundsOf(first, 12) });
  const months = new Map(sold.map((row) => [row.name, row]));
  return Array.from({ length: 12 }, (_, index) => {
    const month = monthAfter(first, index);
    const row = months.get(nameOf(month));
    return { ...month, quantity: row?.quantity ?? 0, amount: row?.amount ?? 0, share: row?.share ?? 0 };
  });
}

/** The latest sales of a creator, up to 50. */
export const readRecentSales = (reader: Reader, sellerId: string, first: number): Promise<SaleRecord[]> =>
  listLatestSales(reader, sellerId, Math.min(Math.max(first, 1), 50));
