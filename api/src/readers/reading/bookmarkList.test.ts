import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';

let test: TestApp;
let author: TestPerson;
let reader: TestPerson;
const works: Record<string, string> = {};

beforeAll(async () => {
  test = await createTestApp();
  author = await test.signUpCreator('author');
  reader = await test.signUpCreator('reader');
  // Bookmarked in this order; the first one got its latest episode last.
  for (const [title, daysAgo] of [
    ['海の見える駅', 1],
    ['ＳＦ探偵', 3],
    ['100% Robot', 2],
  ] as const)
    await bookmark(title, daysAgo);
});
afterAll(() => test.close());

async function bookmark(title: string, daysAgo: number): Promise<void> {
  const { data } = await test.run(
    'mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { work { id } } }',
    { w: { title }, e: { title: '1', status: 'PUBLIC', pages: [{ imageId: await test.addImage(author) }] } },
    author,
  );
  works[title] = data.createWork.work.id;
  await test.services.database.query(
    'publishEarlier',
    'UPDATE episodes SET publish_at = now() - make_interval(days => $2) WHERE work_id = $1',
    [works[title], daysAgo],
  );
  await test.run(
    'mutation B($id: ID!) { addWorkBookmark(input: { workId: $id }) { work { id } } }',
    { id: works[title] },
    reader,
  );
}

const LIST = `query B($first: Int, $after: String, $sort: BookmarkSort, $title: String) { viewer { ... on RegisteredViewer {
  bookmarkedWorks(first: $first, after: $after, sort: $sort, title: $title) { pageInfo { endCursor hasNextPage } nodes { title viewerUnreadEpisodeCount } } } } }`;
const listOf = async (variables: object = {}) =>
  (await test.run(LIST, { ...variables }, reader)).data.viewer.bookmarkedWorks;
const titlesOf = async (variables: object) =>
  ((await listOf(variables)).nodes as { title: string }[]).map(({ title }) => title);

describe('the bookmarks of a reader', () => {
  it.each([
    ['ADDED', ['100% Robot', 'ＳＦ探偵', '海の見える駅']],
    ['UPDATED', ['海の見える駅', '100% Robot', 'ＳＦ探偵']],
  ])('stand by %s, also page by page', async (sort, titles) => {
    expect(await titlesOf({ sort })).toEqual(titles);
    const { pageInfo } = await listOf({ sort, first: 1 });
    expect(pageInfo.hasNextPage).toBe(true);
    expect(await titlesOf({ sort, after: pageInfo.endCursor })).toEqual(titles.slice(1));
  });

  it.each([
    ['sf', ['ＳＦ探偵']],
    ['ROBOT', ['100% Robot']],
    ['%', ['100% Robot']],
    [' 駅 ', ['海の見える駅']],
    ['ノ見エル', ['海の見える駅']],
    ['_', []],
    ['a\u0000', []],
  ])('are found by %j in their titles', async (title, titles) => {
    expect(await titlesOf({ title })).toEqual(titles);
  });

  it('are there for a guest too, who keeps them without an account', async () => {
    const OWN = '{ viewer { __typename bookmarkedWorks { nodes { title } } } }';
    const guest = await test.visit();
    expect((await test.run(OWN)).data.viewer).toEqual({ __typename: 'GuestViewer', bookmarkedWorks: { nodes: [] } });
    await test.run(
      'mutation B($id: ID!) { addWorkBookmark(input: { workId: $id }) { work { id } } }',
      { id: works['ＳＦ探偵'] },
      guest,
    );
    expect((await test.run(OWN, {}, guest)).data.viewer).toEqual({
      __typename: 'GuestViewer',
      bookmarkedWorks: { nodes: [{ title: 'ＳＦ探偵' }] },
    });
  });

  it('say how many episodes came out since that were not opened', async () => {
    const countOf = async () =>
      ((await listOf({ title: '駅' })).nodes as { viewerUnreadEpisodeCount: number }[])[0]?.viewerUnreadEpisodeCount;
    const add = async (status: string): Promise<string> => {
      const e = { title: 'more', status, pages: [{ imageId: await test.addImage(author) }] };
      const { data } = await test.run(
        'mutation E($id: ID!, $e: EpisodeInput!) { addEpisode(input: { workId: $id, episode: $e }) { episode { id } } }',
        { id: works['海の見える駅'], e },
        author,
      );
      return data.addEpisode.episode.id;
    };
    expect(await countOf()).toBe(0);
    const opened = await add('PUBLIC');
    await add('PUBLIC');
    await add('DRAFT');
    expect(await countOf()).toBe(2);
    await test.run(
      'mutation H($id: ID!) { addReadingHistory(input: { episodeID: $id, pageNumber: 1 }) { ok } }',
      { id: opened },
      reader,
    );
    expect(await countOf()).toBe(1);
  });
});
