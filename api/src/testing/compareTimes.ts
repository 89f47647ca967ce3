import { randomInt } from 'node:crypto';

/** How two kinds of requests compare in time. Times are in milliseconds. */
export interface TimeComparison {
  medians: [first: number, second: number];
  /** Median of the first minus that of the second, with the bounds that hold with 99 % confidence (bootstrap). */
  difference: { value: number; low: number; high: number };
  /**
   * How often one of the first takes longer than one of the second (the area under the ROC curve): 0.5 is what guessing
   * brings, 1 tells them apart every time.
   */
  slower: number;
}

const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

const resample = (values: readonly number[]): number[] => values.map(() => values[randomInt(values.length)] ?? 0);

/** The share of pairs in which the first is larger; half a point for equals. */
function shareSlower(first: readonly number[], second: readonly number[]): number {
  let points = 0;
  for (const one of first) for (const other of second) points += one > other ? 1 : one === other ? 0.5 : 0;
  return points / (first.length * second.length);
}

/** Compares two samples of times. */
export function compareTimes(first: readonly number[], second: readonly number[], samples = 1000): TimeComparison {
  const medians: [number, number] = [medianOf(first), medianOf(second)];
  const differences = Array.from({ length: samples }, () => medianOf(resample(first)) - medianOf(resample(second)));
  const sorted = differences.toSorted((a, b) => a - b);
  return {
    medians,
    difference: {
      value: medians[0] - medians[1],
      low: sorted[Math.floor(samples * 0.005)] ?? 0,
      high: sorted[Math.ceil(samples * 0.995) - 1] ?? 0,
    },
    slower: shareSlower(first, second),
  };
}

/**
 * Times pairs of requests one after the other, in an order that changes at random, so that a slow minute of the machine
 * hits both alike.
 */
export async function timePairs(
  count: number,
  ask: { first: (index: number) => Promise<unknown>; second: (index: number) => Promise<unknown> },
): Promise<{ first: number[]; second: number[] }> {
  const times = { first: [] as number[], second: [] as number[] };
  for (let index = 0; index < count; index += 1) {
    const order = randomInt(2) === 0 ? (['first', 'second'] as const) : (['second', 'first'] as const);
    for (const side of order) {
      const begun = performance.now();
      await ask[side](index);
      times[side].push(performance.now() - begun);
    }
  }
  return times;
}
