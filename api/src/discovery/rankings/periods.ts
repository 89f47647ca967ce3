/** Every ranking, by the number of calendar days its window has; all time has no first day. */
export const PERIOD_DAYS = { DAILY: 1, WEEKLY: 7, MONTHLY: 30, TOTAL: null } as const;

export type RankingPeriod = keyof typeof PERIOD_DAYS;

export const PERIODS = Object.keys(PERIOD_DAYS) as RankingPeriod[];

const HOUR_MS = 3_600_000;
const TOKYO_MS = 9 * HOUR_MS;
/** Rankings are computed at 04:00 in Tokyo: before that, the day that just ended is not ranked yet. */
const COMPUTED_AT_MS = 4 * HOUR_MS;

/** The last day, as YYYY-MM-DD in Tokyo, that is ranked at an instant. */
export function rankedDay(at: Date): string {
  return addDays(new Date(at.getTime() + TOKYO_MS - COMPUTED_AT_MS).toISOString().slice(0, 10), -1);
}

/** The day that many days after a day. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 24 * HOUR_MS).toISOString().slice(0, 10);
}

/** The instant a day begins in Tokyo, which has no summer time. */
const beginningOf = (day: string): Date => new Date(`${day}T00:00:00+09:00`);

/** From when (null: from the beginning) until when, exclusively, a ranking looks whose last day is `day`. */
export function windowOf(period: RankingPeriod, day: string): { start: Date | null; end: Date } {
  const days = PERIOD_DAYS[period];
  return { start: days === null ? null : beginningOf(addDays(day, 1 - days)), end: beginningOf(addDays(day, 1)) };
}

/** The last day, in Tokyo, of a window that ends at an instant. */
export const lastDayOf = (end: Date): string =>
  addDays(new Date(end.getTime() + TOKYO_MS).toISOString().slice(0, 10), -1);
