import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRankingScene, RANKED_AT, RANKED_DAY, type RankingScene } from '../../testing/createRankingScene.ts';
import { refreshRankings } from './refreshRankings.ts';

let scene: RankingScene;
beforeAll(async () => {
  scene = await createRankingScene();
});
afterAll(() => scene.test.close());

it('explains to the creator alone what a work has in every ranking', async () => {
  const work = await scene.publish('一');
  const readers = await scene.gather(2);
  await scene.bookmark(work.id, [readers[0]!]);
  await scene.visit(work.id, readers, RANKED_DAY, { completed: true });
  await scene.visit(work.id, ['guest:1'], RANKED_DAY, { isGuest: true });
  await refreshRankings(scene.test.services.database, { at: RANKED_AT });
  const document =
    'query E($id: ID!) { work(id: $id) { viewerRankings { period rank score registeredWeight guestWeight parts { ingredient people weight points } } } }';
  const { data } = await scene.test.run(document, { id: work.id }, scene.author);
  expect(data.work.viewerRankings).toHaveLength(4);
  expect(data.work.viewerRankings[0]).toEqual({
    period: 'DAILY',
    rank: 1,
    score: 20.3,
    registeredWeight: 1,
    guestWeight: 0.3,
    parts: [
      { ingredient: 'BOOKMARKED', people: 1, weight: 10, points: 10 },
      { ingredient: 'LIKED', people: 0, weight: 5, points: 0 },
      { ingredient: 'COMPLETED', people: 2, weight: 4, points: 8 },
      { ingredient: 'VIEWED', people: 2.3, weight: 1, points: 2.3 },
    ],
  });
  const stranger = await scene.test.signUpCreator('stranger');
  for (const other of [null, stranger]) {
    expect((await scene.test.run(document, { id: work.id }, other)).data.work.viewerRankings).toEqual([]);
  }
});
