import { expect, it } from 'vitest';
import { runRollingRestart } from './runRollingRestart.ts';

// `npm run rolling -- --requests 100000` is the long run.
it('no request fails while the API processes are replaced one after the other', async () => {
  const report = await runRollingRestart({ requests: 400, restarts: 2 });
  expect(report.failures).toEqual([]);
  expect(Math.min(...Object.values(report.counts))).toBeGreaterThan(0);
});
