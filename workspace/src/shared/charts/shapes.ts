/** Shapes of charts in a box of 100 by 100 that is stretched to the chart's size: left to right, 0 at the bottom. */

/** Where a value stands from the top of the box. */
export const heightOf = (value: number, top: number): number => 100 - (value / top) * 100;

const at = (number: number): string => String(Math.round(number * 100) / 100);

/** Where the middle of one of `count` places stands, from 0 to 100. */
export const middleOf = (index: number, count: number): number => ((index + 0.5) / count) * 100;

/** Points joined by straight lines, interrupted where a value is missing: a smoothed line would claim what was not counted. */
export function linePath(values: readonly (number | null)[], top: number): string {
  return values
    .map((value, index) => {
      if (value === null) return '';
      const isStart = (values[index - 1] ?? null) === null;
      return `${isStart ? 'M' : 'L'}${at(middleOf(index, values.length))} ${at(heightOf(value, top))}`;
    })
    .join('');
}

/** The area between two lines, where both have a value. */
export function bandPath(lower: readonly (number | null)[], upper: readonly (number | null)[], top: number): string {
  const known = lower.flatMap((low, index) => {
    const high = upper[index] ?? null;
    return low === null || high === null ? [] : [{ x: at(middleOf(index, lower.length)), low, high }];
  });
  if (known.length === 0) return '';
  const there = known.map(({ x, high }) => `${x} ${at(heightOf(high, top))}`);
  const back = known.toReversed().map(({ x, low }) => `${x} ${at(heightOf(low, top))}`);
  return `M${[...there, ...back].join('L')}Z`;
}
