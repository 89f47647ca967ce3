/** Where a scale ends, and the marks on it from 0 on. */
export interface Scale {
  top: number;
  ticks: number[];
}

const STEPS = [1, 2, 2.5, 5, 10];
const INTERVALS = 4;

/** A scale of whole numbers from 0 to a round one of at least `highest` and `least`, in four equal steps. */
export function countScale(highest: number, least = INTERVALS): Scale {
  const wanted = Math.max(highest, least) / INTERVALS;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = (STEPS.find((one) => one * power >= wanted && Number.isInteger(one * power)) ?? 10) * power;
  return { top: step * INTERVALS, ticks: Array.from({ length: INTERVALS + 1 }, (_, index) => step * index) };
}

/** All of something: 0 to 1 in quarters. */
export const shareScale: Scale = { top: 1, ticks: [0, 0.25, 0.5, 0.75, 1] };
