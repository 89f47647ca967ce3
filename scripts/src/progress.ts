const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Runs a step with a line before it and one after it, so that a long start never looks stuck. */
export async function report<Result>(step: string, work: () => Promise<Result>): Promise<Result> {
  const startedAt = Date.now();
  console.log(`  ${step} …`);
  const ticker = setInterval(() => console.log(`  ${step}: still at it, ${seconds(startedAt)}`), 15_000);
  try {
    const result = await work();
    console.log(`  ${step}: ${seconds(startedAt)}`);
    return result;
  } finally {
    clearInterval(ticker);
  }
}
