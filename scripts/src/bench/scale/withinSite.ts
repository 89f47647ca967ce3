import type { BenchOptions } from '../Bench.ts';

/**
 * Measures one site and ends its processes before the next one starts; an interruption of the run ends them too.
 * @returns what `measure` resolves with
 */
export async function withinSite<Result>(
  options: BenchOptions,
  measure: (inside: BenchOptions) => Promise<Result>,
): Promise<Result> {
  const steps: (() => unknown)[] = [];
  const close = async (): Promise<void> => {
    for (let step = steps.pop(); step; step = steps.pop()) await step();
  };
  options.atEnd(close);
  try {
    return await measure({ ...options, atEnd: (step) => steps.push(step) });
  } finally {
    await close();
  }
}
