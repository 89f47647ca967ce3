import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createRankingScene, type RankingScene } from '../../testing/createRankingScene.ts';
import { refreshHotLists } from './refreshHotLists.ts';

let scene: RankingScene;
const NOW = new Date('2026-11-20T15:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString();

beforeAll(async () => {
  scene = await createRankingScene();
});
afterAll(() => scene.test.close());
beforeEach(() => scene.clear());

const refresh = (at = NOW) => refreshHotLists(scene.test.services.database, { at });
async function lists() {
  const { data, errors } = await scene.test.run(
    'query H { hotWorks(first: 50) { title } hotNewEpisodes(first: 50) { work { title } } hotTags(first: 50) { title } }',
  );
  expect(errors).toEqual([]);
  return {
    works: data.hotWorks.map(({ title }: { title: string }) => title),
    episodes: data.hotNewEpisodes.map(({ work }: { work: { title: string } }) => work.title),
    tags: data.hotTags.map(({ title }: { title: string }) => title),
  };
}
const tagWith = (workId: string, title: string) =>
  scene.sql(
    `WITH tag AS (INSERT INTO tags (id, title, norm) VALUES ('t' || lpad(to_hex(abs(hashtext($2))), 20, '0'), $2, $2) ON CONFLICT (norm) DO UPDATE SET title = $2 RETURNING id)
     INSERT INTO work_tags (work_id, tag_id, position) SELECT $1, id, 1 FROM tag`,
    [workId, title],
  );

it('shows works by what people did in 72 hours, half as much after a day [R2-001]', async () => {
  const [fresh, older, gone] = [await scene.publish('新'), await scene.publish('旧'), await scene.publish('昔')];
  await scene.bookmark(fresh.id, await scene.gather(2), hoursAgo(1));
  // Three people a day and a bit later are worth less than two.
  await scene.bookmark(older.id, await scene.gather(3), hoursAgo(26));
  await scene.bookmark(gone.id, await scene.gather(50), hoursAgo(73));
  await refresh();
  expect((await lists()).works.slice(0, 2)).toEqual(['新', '旧']);
});

it('counts one person once, whatever they do', async () => {
  const [busy, quiet] = [await scene.publish('騒'), await scene.publish('静')];
  const [fan] = await scene.gather(1);
  await scene.like(busy.episodeId, [fan!], hoursAgo(1), 10);
  for (const day of ['2026-11-18', '2026-11-19', '2026-11-20']) await scene.visit(busy.id, [fan!], day);
  await scene.like(quiet.episodeId, await scene.gather(2), hoursAgo(1));
  await refresh();
  expect((await lists()).works).toEqual(['静', '騒']);
});

it('shows the newest where nobody did anything, so that nothing is empty', async () => {
  await scene.publish('一', hoursAgo(30));
  await tagWith((await scene.publish('二', hoursAgo(20))).id, '猫');
  await refresh();
  expect(await lists()).toEqual({ works: ['二', '一'], episodes: ['二', '一'], tags: ['猫'] });
});

it('shows episodes of the past 72 hours by the heat of their works, one a work, and then the newest [R2-002]', async () => {
  const [hot, cool, old] = [
    await scene.publish('熱', hoursAgo(60)),
    await scene.publish('涼', hoursAgo(2)),
    await scene.publish('古', hoursAgo(100)),
  ];
  await scene.bookmark(old.id, await scene.gather(9), hoursAgo(1));
  await scene.bookmark(hot.id, await scene.gather(3), hoursAgo(1));
  await refresh();
  expect((await lists()).episodes).toEqual(['熱', '涼', '古']);
  expect(cool.id).toBeTruthy();
});

it('shows the tags of the hottest works first [R2-003]', async () => {
  const [hot, cool] = [await scene.publish('熱'), await scene.publish('涼')];
  await tagWith(cool.id, '日常');
  await tagWith(hot.id, '冒険');
  await scene.like(hot.episodeId, await scene.gather(2), hoursAgo(3));
  await scene.like(cool.episodeId, await scene.gather(1), hoursAgo(3));
  await refresh();
  expect((await lists()).tags).toEqual(['冒険', '日常']);
});

it('has pages drawn again only when an order changed', async () => {
  const [one, two] = [await scene.publish('一'), await scene.publish('二')];
  await scene.bookmark(one.id, await scene.gather(2), hoursAgo(2));
  await scene.bookmark(two.id, await scene.gather(1), hoursAgo(2));
  await scene.takeDeclared();
  expect(await refresh()).toEqual(['hotWorks']);
  expect(await scene.takeDeclared()).toEqual(['hotWorks']);
  // Ten minutes later everything weighs less, in the same order.
  expect(await refresh(new Date(NOW.getTime() + 600_000))).toEqual([]);
  expect(await scene.takeDeclared()).toEqual([]);
  await scene.bookmark(two.id, await scene.gather(4), hoursAgo(0));
  expect(await refresh()).toEqual(['hotWorks']);
});

it('loses a work at once when it vanishes', async () => {
  const [one, two] = [await scene.publish('一'), await scene.publish('二')];
  await scene.bookmark(one.id, await scene.gather(2), hoursAgo(2));
  await scene.bookmark(two.id, await scene.gather(1), hoursAgo(2));
  await refresh();
  await scene.takeDeclared();
  await scene.test.run(
    'mutation D($id: ID!) { deleteWork(input: { id: $id }) { deletedWorkId } }',
    { id: one.id },
    scene.author,
  );
  expect((await lists()).works).toEqual(['二']);
  expect(await scene.takeDeclared()).toContain('hotWorks');
});

it('leaves out what the author and blocked accounts do', async () => {
  const [own, other] = [await scene.publish('自'), await scene.publish('他')];
  const [blocked, reader] = await scene.gather(2);
  await scene.sql('UPDATE accounts SET disabled_at = now() WHERE id = $1', [blocked]);
  await scene.bookmark(own.id, [blocked!, scene.author.actor.accountId], hoursAgo(1));
  await scene.visit(other.id, [reader!], '2026-11-20');
  await refresh();
  const rows = await scene.sql<{ id: string }>(
    `SELECT item_id AS id FROM hot_entries JOIN hot_snapshots s ON s.id = snapshot_id WHERE list = 'hotWorks'`,
  );
  expect(rows.map(({ id }) => id)).toEqual([other.id]);
});
