/** Where a scale of bars ends, and the marks on it from 0 on. */
export interface Scale {
  top: number;
  ticks: number[];
}

const STEPS = [1, 2, 2.5, 5, 10];
const INTERVALS = 4;

/** A scale from 0 to a round number of at least `highest`, in four steps of whole yen. */
export function monthsScale(highest: number): Scale {
  const wanted = Math.max(highest, 100) / INTERVALS;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = (STEPS.find((one) => one * power >= wanted) ?? 10) * power;
  return {
    top: step * INTERVALS,
    ticks: Array.from({ length: INTERVALS + 1 }, (_, index) => Math.round(step * index)),
  };
}
