import { formatMonth, type Instant } from '@komawari/ui/format';

/** A month of Tokyo. */
export interface Month {
  year: number;
  month: number;
}

const AHEAD_OF_UTC_IN_HOURS = 9;

/** Noon of the first day in Tokyo, as an instant for the one date format. */
const instantOf = ({ year, month }: Month): string =>
  new Date(Date.UTC(year, month - 1, 1, 12 - AHEAD_OF_UTC_IN_HOURS)).toISOString();

/** 2026年10月. */
export const nameOfMonth = (month: Month): string => formatMonth(instantOf(month));

/** The month so many months later, or earlier when negative. */
export function monthAfter({ year, month }: Month, months: number): Month {
  const count = year * 12 + month - 1 + months;
  return { year: Math.floor(count / 12), month: (count % 12) + 1 };
}

/** The month of an instant in Tokyo. */
export function monthOf(at: Instant): Month {
  const [, year = '', month = ''] = /^(\d+)年(\d+)月$/.exec(formatMonth(at)) ?? [];
  return { year: Number(year), month: Number(month) };
}
