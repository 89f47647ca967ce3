import { createRankingScene, type RankingScene } from '@komawari/api/testing/rankings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operate } from '../testing/operate.ts';

let scene: RankingScene;
beforeAll(async () => {
  scene = await createRankingScene();
  const work = await scene.publish('夜明けの屋根');
  const editor = await scene.test.signUpCreator('editor');
  await scene.bookmark(work.id, [editor.actor.accountId, ...(await scene.gather(1))], '2026-11-01T03:00:00Z');
  await scene.sql(`UPDATE users SET created_at = '2026-01-01' WHERE screen_name = 'editor'`);
});
afterAll(() => scene.test.close());

const run = (...words: string[]) => operate(scene.test.services, words);
const scores = () =>
  scene.sql<{ score: number }>(
    `SELECT e.score FROM ranking_entries e JOIN current_rankings c ON c.snapshot_id = e.snapshot_id AND c.period = 'TOTAL'`,
  );

it('computes the rankings when the operator asks, and says what changed', async () => {
  expect(await run('recompute-rankings')).toContain('the total ranking');
  expect(await scores()).toEqual([{ score: 200 }]);
  expect(await run('recompute-rankings')).toContain('Everything came out as it was');
  expect(await run('recompute-rankings', '--from-tables')).toContain('Everything came out as it was');
});

it('computes a past day, and refuses one that is not over', async () => {
  expect(await run('recompute-rankings', '--day', '2026-11-01')).toContain('until 2026-11-01');
  await expect(run('recompute-rankings', '--day', '2999-01-01')).rejects.toThrow('is not ranked yet');
  await expect(run('recompute-rankings', '--day', 'yesterday')).rejects.toThrow('is no day');
});

it('stops counting staff, and counts them again', async () => {
  await run('mark-staff', 'editor@example.com');
  await run('recompute-rankings');
  expect(await scores()).toEqual([{ score: 100 }]);
  await run('unmark-staff', 'EDITOR@example.com');
  await run('recompute-rankings');
  expect(await scores()).toEqual([{ score: 200 }]);
  await expect(run('mark-staff', 'nobody@example.com')).rejects.toThrow('Nobody signs in');
});
