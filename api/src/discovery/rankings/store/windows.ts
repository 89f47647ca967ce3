import { PERIOD_DAYS, PERIODS, type RankingPeriod } from '../periods.ts';
import { NEVER } from './closedDays.ts';

// Pieces of statements about the rankings whose last day is $1.

/** When their last day is over. */
export const END = `(($1::date + 1)::timestamp AT TIME ZONE 'Asia/Tokyo')`;
const startOf = (days: number) => `(($1::date - ${days - 1})::timestamp AT TIME ZONE 'Asia/Tokyo')`;

/** Whether the instant in a column lies in a window. */
export const reactedSince = (column: string) => (days: number | null) =>
  days === null ? `${column} IS NOT NULL` : `${column} >= ${startOf(days)}`;

/** The days that are in the last sums. */
const SUMMED = `coalesce((SELECT max(day) FROM ranking_sums WHERE day <= $1::date), '-infinity')`;

/** The visits of the last month, and those of all days before, of which only first ones count. */
export const visitsOf = (only: string) => `
  SELECT work_id, day, gap, completed, viewed, gap = ${NEVER} AND day > ${SUMMED} AS is_first FROM ranking_day_people
  WHERE day > least(${SUMMED}, $1::date - ${PERIOD_DAYS.MONTHLY}) AND day <= $1::date AND ${only}
  UNION ALL
  SELECT work_id, NULL, NULL, completed, viewed, true FROM ranking_sums WHERE day = ${SUMMED} AND ${only}`;

/** Whether visits are of people who were there in a window and not earlier in it. */
export const visitedSince = (days: number | null) =>
  days === null ? 'is_first' : `(day > $1::date - ${days} AND gap > day - ($1::date - ${days - 1}))`;

/** One column for each ranking. */
export const eachPeriod = (write: (period: RankingPeriod, days: number | null) => string): string =>
  PERIODS.map((period) => write(period, PERIOD_DAYS[period])).join(', ');
