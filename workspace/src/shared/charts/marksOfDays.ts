import { formatDay } from '@komawari/ui/format';
import type { PlotMark } from './Plot.tsx';

/** How many days are named under a chart, at most. */
const MOST_MARKS = 5;

/** Names a few of a row of days, `2026-10-09` each, evenly spread: the first and the last always, those between not on phones. */
export function marksOfDays(days: readonly string[]): PlotMark[] {
  const count = Math.min(MOST_MARKS, days.length);
  const last = days.length - 1;
  const places = Array.from({ length: count }, (_, index) =>
    count < 2 ? 0 : Math.round((last * index) / (count - 1)),
  );
  return [...new Set(places)].map((index) => ({
    index,
    text: formatDay(`${days[index]}T00:00:00+09:00`),
    isOptional: index !== 0 && index !== last,
  }));
}
