import { formatDay, formatDayRange, formatDecimal } from '@komawari/ui/format';
import { textsOf } from '@komawari/ui/language';
import type { RankingFieldsFragment } from '../gql/graphql.ts';
import rankingsTexts from '../messages/rankings.js';
import { rankingPath, type RankingName } from '../paths.ts';

type Period = RankingFieldsFragment['period'];

/** The four rankings, in the order of their tabs [R9-017]. */
export const rankingPeriods: { period: Period; name: RankingName }[] = [
  { period: 'DAILY', name: 'daily' },
  { period: 'WEEKLY', name: 'weekly' },
  { period: 'MONTHLY', name: 'monthly' },
  { period: 'TOTAL', name: 'total' },
];

/** A period in words: its name, the days it counts, and where its ranking is. */
export function describePeriod(period: Period) {
  const found = rankingPeriods.find((one) => one.period === period) ?? rankingPeriods[0]!;
  const { labels, counts } = textsOf(rankingsTexts);
  return { label: labels[found.period](), counts: counts[found.period](), path: rankingPath(found.name) };
}

/** The days a ranking covers, in words: one day, a range, or everything until a day; null before the first computation. */
export function describeWindow({
  windowStart,
  windowEnd,
}: Pick<RankingFieldsFragment, 'windowStart' | 'windowEnd'>): string | null {
  if (!windowEnd) return null;
  const { windows } = textsOf(rankingsTexts);
  // The end is the first instant that is outside.
  const last = Date.parse(windowEnd) - 1;
  if (!windowStart) return windows.untilDay({ day: formatDay(last, 0) });
  const isOneDay = last - Date.parse(windowStart) < 24 * 3_600_000;
  return windows.days({ days: isOneDay ? formatDay(last, 0) : formatDayRange(windowStart, last) });
}

/** Points: 4,182, or 4,182.3 where guests count. */
export function formatPoints(points: number): string {
  return formatDecimal(points);
}
