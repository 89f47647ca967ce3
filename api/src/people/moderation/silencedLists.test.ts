import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { listSilencedCreatorIds } from './store/silencedCreators.ts';

let test: TestApp;
let kaede: TestPerson;
let ren: TestPerson;
let reader: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  kaede = await test.signUpCreator('kaede_1');
  ren = await test.signUpCreator('kaede_2');
  reader = await test.signUpCreator('reader');
  for (const author of [kaede, ren]) await publishAndRead(author);
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['blocks', 'mutes', 'throttles'])
    await test.services.database.query(`forget_${table}`, `DELETE FROM ${table}`);
});

/** A work of this title that the reader bookmarks and reads. */
async function publishAndRead(author: TestPerson): Promise<void> {
  const { data } = await test.run(
    'mutation W($e: EpisodeInput) { createWork(workInput: { title: "海の駅" }, episodeInput: $e) { work { id } episode { id } } }',
    { e: { status: 'PUBLIC', pages: [{ imageId: await test.addImage(author) }] } },
    author,
  );
  const { work, episode } = data.createWork;
  await test.run(
    'mutation B($id: ID!) { addWorkBookmark(input: { workId: $id }) { work { id } } }',
    { id: work.id },
    reader,
  );
  await test.services.database.query(
    'insertHistory',
    'INSERT INTO reading_histories (id, account_id, episode_id, work_id) VALUES ($1, $2, $3, $4)',
    [`h${author.screenName}`, reader.actor.accountId, episode.id, work.id],
  );
}

const silence = (how: 'block' | 'mute', whom: TestPerson) =>
  test.run(
    `mutation S($id: ID!) { ${how}User(input: { userId: $id }) { problems { code } } }`,
    { id: whom.actor.accountId },
    reader,
  );

const WORKS = 'nodes { user { screenName } }';
const ofViewer = (fields: string) => `{ viewer { ... on RegisteredViewer { ${fields} } } }`;
const LISTS = [
  ['a word of a title', `{ search(keyword: "海") { works { ${WORKS} } } }`],
  ['a whole title', `{ search(keyword: "海の駅") { works { ${WORKS} } } }`],
  ['the latest works of a search', `{ search(keyword: "海", searchSortMethod: NEW) { works { ${WORKS} } } }`],
  ['the creators of a search', '{ search(keyword: "kaede") { creators { screenName } } }'],
  ['the bookmarks', ofViewer(`bookmarkedWorks { ${WORKS} }`)],
  ['the history', ofViewer('readingHistories { nodes { work { user { screenName } } } }')],
] as const;

describe('what a silenced creator made', () => {
  it.each(LISTS)('is not among %s, and is there again afterwards', async (_list, query) => {
    const namesSeen = async () => {
      const answer = JSON.stringify((await test.run(query, {}, reader)).data);
      return [...answer.matchAll(/"screenName":"(\w+)"/g)].map(([, name]) => name).toSorted();
    };
    expect(await namesSeen()).toEqual(['kaede_1', 'kaede_2']);
    for (const how of ['block', 'mute'] as const) {
      await silence(how, kaede);
      expect(await namesSeen()).toEqual(['kaede_2']);
      await test.services.database.query('forgetSilences', 'WITH b AS (DELETE FROM blocks) DELETE FROM mutes');
      // A block ended the bookmark for good; nothing else may be missing.
      if (how === 'block') await bookmarkAgain();
      expect(await namesSeen()).toEqual(['kaede_1', 'kaede_2']);
    }
  });

  const bookmarkAgain = () =>
    test.services.database.query(
      'bookmarkAgain',
      'INSERT INTO bookmarks (work_id, account_id) SELECT id, $1 FROM works WHERE user_id <> $1 ON CONFLICT DO NOTHING',
      [reader.actor.accountId],
    );

  it('is not among them for who silences more creators than anybody counts', async () => {
    const { database } = test.services;
    // Ids before every other one, so that who counts to a thousand never comes to the last.
    await database.query(
      'addSilenced',
      `WITH a AS (INSERT INTO accounts (id) SELECT '0' || lpad(n::text, 19, '0') FROM generate_series(1, 1001) n RETURNING id),
         u AS (INSERT INTO users (id, screen_name, display_name) SELECT id, 'quiet' || id, 'q' FROM a RETURNING id)
       INSERT INTO mutes (account_id, muted_account_id) SELECT $1, id FROM a`,
      [reader.actor.accountId],
    );
    await silence('mute', kaede);
    for (const [, query] of LISTS.slice(0, 4)) {
      const found = JSON.stringify((await test.run(query, {}, reader)).data);
      expect(found).toContain('kaede_2');
      expect(found).not.toContain('kaede_1');
    }
  });

  it('is still found by everybody else', async () => {
    await silence('mute', kaede);
    const { data } = await test.run(`{ search(keyword: "海の駅") { works { ${WORKS} } } }`);
    expect(data.search.works.nodes).toHaveLength(2);
  });
});

describe('the creators a reader silenced', () => {
  const ids = async (as: TestPerson) =>
    (await test.run('{ viewer { ... on RegisteredViewer { silencedCreatorIds } } }', {}, as)).data.viewer
      .silencedCreatorIds;

  it('are told to the reader alone, while it lasts', async () => {
    await silence('block', ren);
    await silence('mute', kaede);
    expect((await ids(reader)).toSorted()).toEqual([kaede.actor.accountId, ren.actor.accountId].toSorted());
    expect(await ids(ren)).toEqual([]);
    await test.services.database.query('endMutes', `UPDATE mutes SET expires_at = now() - interval '1 minute'`);
    expect(await ids(reader)).toEqual([ren.actor.accountId]);
  });
});

it('the silenced of several accounts are listed each for itself', async () => {
  await silence('mute', kaede);
  const [me, other] = [reader.actor.accountId ?? '', ren.actor.accountId ?? ''];
  const listed = await listSilencedCreatorIds(test.services.database, [other, me], 10);
  expect([listed.get(me), listed.get(other)]).toEqual([[kaede.actor.accountId], []]);
});

describe('watching', () => {
  const canWatch = async (whom: TestPerson, as: TestPerson | null) =>
    (
      await test.run(
        'query W($id: ID!) { node(id: $id) { ... on User { viewerCanWatch } } }',
        { id: whom.actor.accountId },
        as,
      )
    ).data.node.viewerCanWatch;

  it('is offered to everybody but the creator and who blocks them; who is blocked cannot tell', async () => {
    expect([await canWatch(kaede, null), await canWatch(kaede, reader), await canWatch(kaede, kaede)]).toEqual([
      true,
      true,
      false,
    ]);
    await silence('mute', kaede);
    expect(await canWatch(kaede, reader)).toBe(true);
    await silence('block', kaede);
    expect([await canWatch(kaede, reader), await canWatch(reader, kaede), await canWatch(ren, reader)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
