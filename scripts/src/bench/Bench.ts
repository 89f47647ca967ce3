/** What a measurement is told. */
export type BenchOptions = {
  /** Sizes that show in a minute that everything works; their figures say nothing. */
  isQuick: boolean;
  /** Does something at the end, however the measurement ends; the latest first. */
  atEnd(step: () => unknown): void;
};

/** One measurement of `npm run bench`. */
export type Bench = { run(options: BenchOptions): Promise<void> };
