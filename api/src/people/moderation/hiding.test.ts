import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { isHidden, type Silence } from './policy.ts';

const HOUR = 3_600_000;
const WORDS = ['ネタバレ', 'SPOILER', 'ｶﾞﾝﾀﾞﾑ', 'Straße', 'Οδυσσεύς', '50%', "o'clock", '犯人'] as const;
const BODIES = [
  'ねたばれ注意',
  'a spoiler',
  'ＳＰＯＩＬＥＲ！',
  'ガンダムの話',
  'がんだむ',
  'STRASSE',
  'straße',
  'ΟΔΥΣΣΕΥΣ',
  '50％オフ',
  'five o’clock',
  "five o'clock",
  '真犯人は誰',
  'nothing of it',
  'İstanbul ıI',
];

let test: TestApp;
let author: TestPerson;
let viewer: TestPerson;
let writers: TestPerson[];
let episodeId: string;
/** Every comment as the policy sees it, newest first. */
let comments: { id: string; accountId: string; body: string }[];

beforeAll(async () => {
  test = await createTestApp();
  author = await test.signUpCreator('author');
  viewer = await test.signUpCreator('viewer');
  writers = [await test.signUpCreator('ann'), await test.signUpCreator('ben'), await test.visit(), viewer];
  const { data } = await test.run(
    'mutation W($e: EpisodeInput) { createWork(workInput: { title: "w" }, episodeInput: $e) { episode { id } } }',
    { e: { status: 'PUBLIC', pages: [{ imageId: await test.addImage(author) }] } },
    author,
  );
  episodeId = data.createWork.episode.id;
  comments = await test.services.database.query(
    'insertComments',
    `INSERT INTO comments (id, episode_id, account_id, body, created_at)
     SELECT 'c' || lpad(n::text, 20, '0'), $1, w.id, b.body, now() - make_interval(secs => n)
     FROM (SELECT row_number() OVER () AS n, w.id, b.body FROM unnest($2::text[]) w(id), unnest($3::text[]) b(body)) x
       CROSS JOIN LATERAL (SELECT x.id) w(id) CROSS JOIN LATERAL (SELECT x.body) b(body)
     RETURNING id, account_id AS "accountId", body`,
    [episodeId, writers.map(({ actor }) => actor.accountId), BODIES],
  );
});
afterAll(() => test.close());

async function silence({ blocked, muted, words }: Silence): Promise<void> {
  const { database } = test.services;
  const me = viewer.actor.accountId;
  for (const table of ['blocks', 'mutes', 'muted_words'])
    await database.query(`forget_${table}`, `DELETE FROM ${table}`);
  for (const id of blocked) await database.query('insertBlock', 'INSERT INTO blocks VALUES ($1, $2)', [me, id]);
  for (const { accountId, expiresAt } of muted)
    await database.query('insertMute', 'INSERT INTO mutes VALUES ($1, $2, $3)', [me, accountId, expiresAt]);
  for (const { word, expiresAt } of words)
    await database.query('insertWord', 'INSERT INTO muted_words (account_id, word, expires_at) VALUES ($1, $2, $3)', [
      me,
      word,
      expiresAt,
    ]);
}

/** Every comment somebody sees, by pages of five, and how many there are said to be. */
async function walk(as: TestPerson | null): Promise<{ ids: string[]; total: number }> {
  const document =
    'query L($id: ID!, $after: String) { episode(id: $id) { daredemoComments(first: 5, after: $after) { totalCount nodes { id } pageInfo { hasNextPage endCursor } } } }';
  const ids: string[] = [];
  let after: string | null = null;
  let total = 0;
  do {
    const { data } = await test.run(document, { id: episodeId, after }, as);
    const list = data.episode.daredemoComments;
    // A page in the middle is full: what is hidden leaves no holes.
    if (list.pageInfo.hasNextPage) expect(list.nodes).toHaveLength(5);
    ids.push(...list.nodes.map(({ id }: { id: string }) => id));
    total = list.totalCount;
    after = list.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;
  } while (after);
  return { ids, total };
}

const later = () => new Date(Date.now() + HOUR);
const before = () => new Date(Date.now() - HOUR);
const idOf = (index: number) => writers[index]?.actor.accountId ?? '';
const NOTHING: Silence = { blocked: [], muted: [], words: [] };
const CASES: [string, () => Silence][] = [
  ['nothing', () => NOTHING],
  ['a blocked person', () => ({ ...NOTHING, blocked: [idOf(0)] })],
  ['a visitor, blocked', () => ({ ...NOTHING, blocked: [idOf(2)] })],
  ['a person muted for good', () => ({ ...NOTHING, muted: [{ accountId: idOf(1), expiresAt: null }] })],
  ['a person muted for a while', () => ({ ...NOTHING, muted: [{ accountId: idOf(1), expiresAt: later() }] })],
  ['a person whose mute is over', () => ({ ...NOTHING, muted: [{ accountId: idOf(1), expiresAt: before() }] })],
  ['a word that is over', () => ({ ...NOTHING, words: [{ word: '犯人', expiresAt: before() }] })],
  ...WORDS.map((word): [string, () => Silence] => [
    `the word ${word}`,
    () => ({ ...NOTHING, words: [{ word, expiresAt: null }] }),
  ]),
  [
    'everything at once',
    () => ({
      blocked: [idOf(0)],
      muted: [{ accountId: idOf(1), expiresAt: later() }],
      words: WORDS.map((word) => ({ word, expiresAt: null })),
    }),
  ],
];

describe('comments hidden for who asks', () => {
  it.each(CASES)('%s: SQL and policy agree, pages are full, the count is right', async (_what, make) => {
    const silenced = make();
    await silence(silenced);
    const expected = comments.filter((comment) => !isHidden(viewer.actor, silenced, comment)).map(({ id }) => id);
    const seen = await walk(viewer);
    expect(seen.ids.toSorted()).toEqual(expected.toSorted());
    expect(seen.total).toBe(expected.length);
    const everybody = await walk(null);
    expect(everybody.ids).toHaveLength(comments.length);
    expect((await walk(author)).total).toBe(comments.length);
  });

  it('a muted word hides both kinds of kana, and never one’s own comments', async () => {
    const silenced = { ...NOTHING, words: [{ word: 'ネタバレ', expiresAt: null }] };
    await silence(silenced);
    const hidden = comments.filter((comment) => isHidden(viewer.actor, silenced, comment));
    expect(hidden.map(({ body }) => body)).toEqual(Array.from({ length: 3 }, () => 'ねたばれ注意'));
  });
});

describe('mutes and muted words', () => {
  const call = async (name: string, type: string, input: object) => {
    const { data, errors } = await test.run(
      `mutation M($input: ${type}!) { ${name}(input: $input) { problems { code } } }`,
      { input },
      viewer,
    );
    return errors[0]?.extensions['code'] ?? data[name].problems[0]?.code ?? 'OK';
  };
  const lists = async () =>
    (
      await test.run(
        'query { viewer { ... on RegisteredViewer { mutedPeople { nodes { id expiresAt user { screenName } } } mutedWords { nodes { word expiresAt } } } } }',
        {},
        viewer,
      )
    ).data.viewer;

  it('are listed with their end, changed by muting again, and undone', async () => {
    await silence(NOTHING);
    expect(await call('muteUser', 'MuteUserInput', { userId: idOf(0) })).toBe('OK');
    expect(await call('muteUser', 'MuteUserInput', { userId: idOf(0), days: 7 })).toBe('OK');
    expect(await call('muteWord', 'MuteWordInput', { word: ' ネタバレ ' })).toBe('OK');
    expect(await call('muteWord', 'MuteWordInput', { word: 'ねたばれ', days: 1 })).toBe('OK');
    const { mutedPeople, mutedWords } = await lists();
    expect(mutedPeople.nodes).toEqual([{ id: idOf(0), expiresAt: expect.any(String), user: { screenName: 'ann' } }]);
    expect(mutedWords.nodes).toEqual([{ word: 'ねたばれ', expiresAt: expect.any(String) }]);
    await call('unmuteUser', 'UnmuteUserInput', { id: idOf(0) });
    await call('unmuteWord', 'UnmuteWordInput', { word: 'ネタバレ' });
    expect(await lists()).toEqual({ mutedPeople: { nodes: [] }, mutedWords: { nodes: [] } });
  });

  it.each([
    ['muteWord', 'MuteWordInput', { word: 'x' }, 'TOO_SHORT'],
    ['muteWord', 'MuteWordInput', { word: 'x'.repeat(51) }, 'TOO_LONG'],
    ['muteWord', 'MuteWordInput', { word: 'two\nlines' }, 'CONTROL_CHARACTERS'],
    ['muteWord', 'MuteWordInput', { word: 'word', days: 0 }, 'BAD_USER_INPUT'],
    ['muteUser', 'MuteUserInput', { userId: 'u', days: 366 }, 'BAD_USER_INPUT'],
  ])('%s %j is %s', async (name, type, input, verdict) => {
    expect(await call(name, type, input)).toBe(verdict);
  });

  it('hold at most 200 words', async () => {
    const words = Array.from({ length: 200 }, (_, index) => ({ word: `word ${index}`, expiresAt: null }));
    await silence({ ...NOTHING, words });
    expect(await call('muteWord', 'MuteWordInput', { word: 'one more' })).toBe('TOO_MANY');
  });
});
