import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTagTo } from '../discovery/editorial/index.ts';
import { createContext } from '../graphql/context.ts';
import { GUEST } from '../kernel/actor.ts';
import { newId } from '../kernel/ids.ts';
import { refreshRankings } from '../discovery/rankings/index.ts';
import { createRankingScene, INSIDE, RANKED_AT, type RankingScene } from '../testing/createRankingScene.ts';
import { createPipeline } from './pipeline.ts';
import { loadTrustedDocuments } from './trustedDocuments.ts';

// The documents of the front ends over more rows than they show: how many come is a rule of the specification.

const WORKS = 105;
const EPISODES = 101;
const PAGES = 201;
const PORTFOLIOS = 9;

let scene: RankingScene;
let documents: string[];
let workId: string;
let episodeId: string;

beforeAll(async () => {
  scene = await createRankingScene();
  documents = [...(await loadTrustedDocuments()).values()];
  await createWorks();
  await createPortfolioFixtures();
  await addTagTo(scene.test.services, 'pickup', '日常', null);
  const [reader] = await scene.gather(1);
  await scene.sql('INSERT INTO bookmarks (work_id, account_id, created_at) SELECT id, $1, $2::timestamptz FROM works', [
    reader,
    INSIDE,
  ]);
  await refreshRankings(scene.test.services.database, { at: RANKED_AT });
});
afterAll(() => scene.test.close());

/** Public works of one creator, all with one tag; the first one with many episodes, comments and illustrations. */
async function createWorks(): Promise<void> {
  const { sql, author, test } = scene;
  const first = await scene.publish('作品');
  ({ id: workId, episodeId } = first);
  await sql(
    `INSERT INTO works (id, user_id, title, first_publish_at)
     SELECT 'w' || lpad(n::text, 20, '0'), user_id, n::text, first_publish_at FROM works, generate_series(2, ${WORKS}) n WHERE id = $1`,
    [workId],
  );
  await sql(
    `INSERT INTO episodes (id, work_id, position, status, publish_at)
     SELECT 'e' || substr(id, 2), id, 1, 'PUBLIC', '2026-11-01' FROM works WHERE id <> $1`,
    [workId],
  );
  await sql(
    `INSERT INTO episodes (id, work_id, position, status, publish_at)
     SELECT 'e' || lpad((n + 1000)::text, 20, '0'), $1, n, 'PUBLIC', '2026-11-01' FROM generate_series(2, ${EPISODES}) n`,
    [workId],
  );
  await sql(
    `INSERT INTO pages (id, episode_id, position, image_id)
     SELECT 'p' || lpad(n::text, 20, '0'), episode_id, n, image_id FROM pages, generate_series(2, ${PAGES}) n WHERE episode_id = $1`,
    [episodeId],
  );
  await sql(
    `WITH t AS (INSERT INTO tags (id, title, norm) VALUES ('t00000000000000000000', '日常', '日常') RETURNING id)
     INSERT INTO work_tags (work_id, tag_id, position) SELECT w.id, t.id, 1 FROM works w, t`,
  );
  const drawing = await test.addImage(author, 'ILLUSTRATION');
  for (let n = 0; n < 21; n += 1) {
    const illustration = { title: `絵${n}`, isOpen: true, workId, images: [{ imageId: drawing }] };
    const draw =
      'mutation I($i: IllustrationInput!) { createIllustration(input: { illustration: $i }) { problems { code } } }';
    expect((await test.run(draw, { i: illustration }, author)).data.createIllustration.problems).toEqual([]);
  }
  const fan = await test.signUpCreator('fan');
  for (let n = 0; n < 4; n += 1)
    await test.run(
      'mutation C($id: ID!) { addComment(input: { episodeID: $id, body: "良い" }) { problems { code } } }',
      { id: episodeId },
      fan,
    );
}

async function createPortfolioFixtures(): Promise<void> {
  for (let n = 0; n < PORTFOLIOS; n += 1) {
    const { actor } = await scene.test.signUpCreator(`shelf_${n}`);
    await scene.sql('INSERT INTO portfolios (id, user_id) VALUES ($1, $2)', [newId('Portfolio'), actor.accountId]);
    await scene.sql(
      `INSERT INTO portfolio_external_works (id, user_id, title, urls) VALUES ($1, $2, '本', '[{"title":"","url":"https://a.example/"}]')`,
      [newId('ExternalWork'), actor.accountId],
    );
  }
}

const executeTrusted = createPipeline({ limits: false });

/** What a document of the front ends answers, run as one of ours; as the creator when it is one of the workspace. */
// oxlint-disable-next-line typescript/no-explicit-any -- as many shapes as there are documents
async function ask(operation: string, variables: object = {}, as: 'guest' | 'creator' = 'guest'): Promise<any> {
  const source = documents.find((one) => new RegExp(`\\bquery ${operation}\\b`).test(one)) ?? '';
  const { services } = scene.test;
  const actor = as === 'creator' ? scene.author.actor : GUEST;
  const context = createContext({ services, actor, reader: services.database });
  const { result } = await executeTrusted({ source, variables: { ...variables }, context });
  expect(result.errors).toBeUndefined();
  return result.data;
}

describe('the top page', () => {
  it('[R2-007] [R2-008] [R2-009] [R2-010] [R9-009] shows ten works of each ranking', async () => {
    const top = await ask('MediaTop');
    for (const period of ['daily', 'weekly', 'monthly', 'total'])
      expect([period, top[period].entries.length]).toEqual([period, 10]);
  });

  it('[R2-011] [R9-010] shows 15 new works', async () => {
    expect((await ask('MediaTop')).newWorks.edges).toHaveLength(15);
  });

  it('[R2-012] [R9-011] shows 8 portfolios', async () => {
    expect((await ask('MediaTop')).portfolios.edges).toHaveLength(8);
  });

  it('[R9-012] shows 10 works of a tag', async () => {
    const [pickup] = (await ask('MediaTop')).pickupTags;
    expect(pickup.tag.works.edges).toHaveLength(10);
  });

  // Nothing can have a price yet; what of it is drawn as soon as it can stands in site/src/rules.test.ts.
  it('[R2-006] asks for new episodes that are for sale; none is, however many are public', async () => {
    expect((await ask('MediaTop')).sellingNewEpisodes).toEqual([]);
  });
});

describe('pages of lists', () => {
  it('[R2-037] [R9-007] new works come a hundred at a time', async () => {
    const { newWorks } = await ask('NewWorks');
    expect([newWorks.edges.length, newWorks.pageInfo.hasNextPage]).toEqual([100, true]);
  });

  it('[R2-052] [R9-004] a work shows a hundred episodes', async () => {
    const { work } = await ask('GetWorkDetailAndEpisodes', { id: workId });
    expect([work.episodes.edges.length, work.episodes.pageInfo.hasNextPage]).toEqual([100, true]);
  });

  it('[R9-003] an episode shows up to 200 pages', async () => {
    for (const operation of ['GetEpisode', 'GetEpisodePages']) {
      const { episode } = await ask(operation, { id: episodeId });
      expect([operation, episode.pages.totalCount, episode.pages.edges.length]).toEqual([operation, PAGES, 200]);
    }
  });

  it('[R2-053] [R9-005] a work shows twenty illustrations', async () => {
    const { work } = await ask('GetWorkIllustrations', { id: workId });
    expect([work.illustrations.edges.length, work.illustrations.pageInfo.hasNextPage]).toEqual([20, true]);
  });
});

describe('the workspace', () => {
  it('[R9-013] its previews hold three: works, illustrations, episodes, comments', async () => {
    const { works, illustrations } = (await ask('GetWorkspaceWorks', {}, 'creator')).viewer;
    const { latestEpisodes, recentComments } = (await ask('GetWorkspaceIndex', { year: 2026, month: 11 }, 'creator'))
      .viewer;
    expect([works.edges, illustrations.edges, latestEpisodes, recentComments].map(({ length }) => length)).toEqual([
      3, 3, 3, 3,
    ]);
  });

  // The number is the screen's: workspace/src/works/pages/WorksPage.test.tsx.
  it('[R9-014] its list of works gives the hundred the screen asks for', async () => {
    const { works } = (await ask('GetWorkspaceViewerWorks', { first: 100 }, 'creator')).viewer;
    expect([works.edges.length, works.pageInfo.hasNextPage]).toEqual([100, true]);
  });

  it('[R9-015] a work lists a hundred episodes', async () => {
    const { viewerEpisodes } = (await ask('GetWorkspaceWorkSettings', { id: workId }, 'creator')).work;
    expect([viewerEpisodes.edges.length, viewerEpisodes.pageInfo.hasNextPage]).toEqual([100, true]);
  });

  it('[R9-016] the form of an illustration offers 30 works', async () => {
    expect((await ask('NewIllustration', {}, 'creator')).viewer.works.edges).toHaveLength(30);
  });
});
