import { expect, it } from 'vitest';
import { runKillTest } from './runKillTest.ts';

// `npm run kill -- --rounds 200` is the long run; this one shows that the processes as they are started survive kills at all.
it('worker and API survive kills at random moments: nothing torn, nothing lost, nothing ahead of the database', async () => {
  const report = await runKillTest({ rounds: 5, seed: Date.now() % 1_000_000 });
  expect(report.findings).toEqual([]);
  expect(report.confirmed).toBeGreaterThan(0);
});
