import { formatDay, formatDayRange, formatDecimal } from '@komawari/ui/format';
import type { RankingFieldsFragment } from '../gql/graphql.ts';
import { rankingPath, type RankingName } from '../paths.ts';

type Period = RankingFieldsFragment['period'];

/** The four rankings, in the order of their tabs [R9-017]. */
export const rankingPeriods: { period: Period; name: RankingName; label: string; counts: string }[] = [
  { period: 'DAILY', name: 'daily', label: 'Daily', counts: 'the previous day' },
  { period: 'WEEKLY', name: 'weekly', label: 'Weekly', counts: 'the last 7 days' },
  { period: 'MONTHLY', name: 'monthly', label: 'Monthly', counts: 'the last 30 days' },
  { period: 'TOTAL', name: 'total', label: 'Total', counts: 'everything until the previous day' },
];

/** A period with its words. */
export function describePeriod(period: Period) {
  const found = rankingPeriods.find((one) => one.period === period) ?? rankingPeriods[0]!;
  return { ...found, path: rankingPath(found.name) };
}

/** The days a ranking covers, in words: one day, a range, or everything until a day; null before the first computation. */
export function describeWindow({
  windowStart,
  windowEnd,
}: Pick<RankingFieldsFragment, 'windowStart' | 'windowEnd'>): string | null {
  if (!windowEnd) return null;
  // The end is the first instant that is outside.
  const last = Date.parse(windowEnd) - 1;
  if (!windowStart) return `Until ${formatDay(last, 0)}`;
  const isOneDay = last - Date.parse(windowStart) < 24 * 3_600_000;
  return `For ${isOneDay ? formatDay(last, 0) : formatDayRange(windowStart, last)}`;
}

/** Points: 4,182, or 4,182.3 where guests count. */
export function formatPoints(points: number): string {
  return formatDecimal(points);
}
