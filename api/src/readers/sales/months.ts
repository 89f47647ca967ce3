import { AHEAD_OF_UTC_IN_MS, todayInTokyo } from '../../kernel/today.ts';

/** A calendar month in Tokyo. */
export interface Month {
  year: number;
  /** 1 to 12. */
  month: number;
}

/** The instant at which a month begins in Tokyo. A month beyond 12 is one of the next year. */
const beginOf = (year: number, month: number): Date => new Date(Date.UTC(year, month - 1, 1) - AHEAD_OF_UTC_IN_MS);

/** The month that runs in Tokyo. */
export function currentMonth(now: number = Date.now()): Month {
  const [year = '', month = ''] = todayInTokyo(now).split('-');
  return { year: Number(year), month: Number(month) };
}

/** The month so many months later, or earlier when negative. */
export function monthAfter({ year, month }: Month, months: number): Month {
  const count = year * 12 + month - 1 + months;
  return { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 };
}

/** From which instant to which one a month goes; of several months, to the end of the last one. */
export const boundsOf = ({ year, month }: Month, months = 1): { from: Date; until: Date } => ({
  from: beginOf(year, month),
  until: beginOf(year, month + months),
});

/** A month as it stands in ids and addresses: `2026-10`. */
export const nameOf = ({ year, month }: Month): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

/** A span of time by its name, and when it begins. */
export interface Span {
  name: string;
  from: Date;
}

/** So many months from this one on: 2026-10, 2026-11. */
export const monthsFrom = (first: Month, count: number): (Month & Span)[] =>
  Array.from({ length: count }, (_, index) => {
    const month = monthAfter(first, index);
    return { ...month, name: nameOf(month), from: beginOf(month.year, month.month) };
  });

/** The days of a month: 2026-10-09. */
export const daysOf = (month: Month): Span[] =>
  Array.from({ length: new Date(Date.UTC(month.year, month.month, 0)).getUTCDate() }, (_, index) => ({
    name: `${nameOf(month)}-${String(index + 1).padStart(2, '0')}`,
    from: new Date(Date.UTC(month.year, month.month - 1, index + 1) - AHEAD_OF_UTC_IN_MS),
  }));

/** The month of these numbers; null where there is none, and for months that have not begun. */
export function toMonth(year: number, month: number, now: number = Date.now()): Month | null {
  if (!Number.isInteger(year) || !Number.isInteger(month) || year < 2000 || month < 1 || month > 12) return null;
  return beginOf(year, month).getTime() > now ? null : { year, month };
}

/** The month of a name such as `2026-10`, or null. */
export function parseMonth(name: string): Month | null {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(name) ?? [];
  return toMonth(Number(year), Number(month));
}

/** Whether nothing can be sold in this month any more. */
export const hasEnded = (month: Month, now: number = Date.now()): boolean => boundsOf(month).until.getTime() <= now;
