/** What a measurement is told. */
export type BenchOptions = {
  /** Sizes that show in a minute that everything works; their figures say nothing. */
  isQuick: boolean;
  /** For how many minutes everything is used without a pause; only where that is measured. */
  soakMinutes?: number;
  /** The largest site that is measured; only where sites of several sizes are. */
  pages?: number;
  /** Does something at the end, however the measurement ends; the latest first. */
  atEnd(step: () => unknown): void;
};

/** One measurement of `npm run bench`. */
export type Bench = { run(options: BenchOptions): Promise<void> };
