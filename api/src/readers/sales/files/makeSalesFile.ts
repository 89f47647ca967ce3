import type { Reader } from '../../../database/index.ts';
import { todayInTokyo } from '../../../kernel/today.ts';
import { hasEnded, parseMonth } from '../months.ts';
import { readMonthlySales, readMonthlyWorkSales, readYear } from '../readSales.ts';
import { drawMonthlyStatement, drawYearlyStatement, type StatementOwner } from './drawStatement.ts';
import { salesCsv } from './salesCsv.ts';

/** A file for its creator. */
export interface SalesFile {
  type: 'text/csv; charset=utf-8' | 'application/pdf';
  bytes: Buffer;
}

const csv = (text: string): SalesFile => ({ type: 'text/csv; charset=utf-8', bytes: Buffer.from(text) });
const pdf = (bytes: Buffer): SalesFile => ({ type: 'application/pdf', bytes });

async function makeStatement(reader: Reader, owner: StatementOwner, name: string): Promise<SalesFile | null> {
  // The day and not the second: the file is the same whenever it is asked for on a day on which nothing changed.
  const at = new Date(`${todayInTokyo()}T00:00:00+09:00`);
  const month = parseMonth(name);
  if (month && hasEnded(month))
    return pdf(await drawMonthlyStatement(owner, await readMonthlySales(reader, owner.accountId, month), at));
  const year = /^2\d{3}$/.test(name) ? Number(name) : null;
  if (year === null || !hasEnded({ year, month: 12 })) return null;
  return pdf(await drawYearlyStatement(owner, year, await readYear(reader, owner.accountId, year), at));
}

async function makeCsv(reader: Reader, sellerId: string, name: string): Promise<SalesFile | null> {
  const month = parseMonth(name);
  if (month) return csv(salesCsv((await readMonthlySales(reader, sellerId, month)).works));
  const work = await readMonthlyWorkSales(reader, sellerId, name);
  return work && csv(salesCsv([work]));
}

/**
 * A file of a creator's sales, by its name: `2026-10` and `csv` or `pdf`, `2026` and `pdf`, `2026-10-{work}` and `csv`. Null
 * where there is none: statements only of what is over.
 */
export const makeSalesFile = (
  reader: Reader,
  owner: StatementOwner,
  name: string,
  kind: string,
): Promise<SalesFile | null> =>
  kind === 'pdf' ? makeStatement(reader, owner, name) : makeCsv(reader, owner.accountId, name);
