const day = 24 * 3_600_000;

/** 12:00 in Tokyo that many days before today. */
export const noonBefore = (days: number): Date =>
  new Date(Math.floor((Date.now() + day * 0.375) / day) * day + 3 * 3_600_000 - days * day);

/** How long something took. */
export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}
