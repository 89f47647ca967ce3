import { expect, it } from 'vitest';
import { runRollingRestart } from './runRollingRestart.ts';

// `npm run rolling -- --requests 100000` is the long run.
it('no request fails while all processes are replaced, and while they run and start on what a next release made of the database', async () => {
  const report = await runRollingRestart({ requests: 400, restarts: 4 });
  expect(report.failures).toEqual([]);
  expect(Math.min(...Object.values(report.counts))).toBeGreaterThan(0);
});
