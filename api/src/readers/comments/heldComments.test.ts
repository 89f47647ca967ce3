import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';

const ADD =
  'mutation C($input: AddCommentInput!) { addComment(input: $input) { comment { id isHeld holdReason } problems { code } } }';
const PAGE =
  'query P($id: ID!) { episode(id: $id) { viewerCommentWaits statistic { commentCount } pinnedDaredemoComment { body } daredemoComments { totalCount nodes { id body isHeld holdReason } } } }';
const QUEUE =
  'query Q($workId: ID, $isHeld: Boolean, $text: String, $sort: ReceivedCommentSort) { viewer { ... on RegisteredViewer { heldCommentCount unreadNotificationCount recentComments { body } receivedDaredemoComments(workId: $workId, isHeld: $isHeld, text: $text, sort: $sort) { totalCount nodes { id body isHeld holdReason } } } } }';

let test: TestApp;
let author: TestPerson;
let reader: TestPerson;
let other: TestPerson;
let visitor: TestPerson;
let round = 0;

beforeAll(async () => {
  test = await createTestApp();
  visitor = await test.visit();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.services.database.query('forgetThrottles', 'DELETE FROM throttles');
  author = await test.signUpCreator(`author${round}`);
  reader = await test.signUpCreator(`reader${round}`);
  other = await test.signUpCreator(`other${round}`);
  round += 1;
});

async function publish(): Promise<{ workId: string; episodeId: string }> {
  const imageId = await test.addImage(author);
  const { data } = await test.run(
    'mutation W($e: EpisodeInput) { createWork(workInput: { title: "w" }, episodeInput: $e) { work { id } episode { id } } }',
    { e: { status: 'PUBLIC', pages: [{ imageId }] } },
    author,
  );
  return { workId: data.createWork.work.id, episodeId: data.createWork.episode.id };
}
const act = async (mutation: string, input: object, as: TestPerson | null = author) => {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const selection: Record<string, string> = {
    approveComments: 'approvedCommentIds',
    addCommentFilterWord: 'filterWord { word }',
    deleteComments: 'deletedCommentIds',
  };
  return test.run(
    `mutation M($input: ${type}!) { ${mutation}(input: $input) { ${selection[mutation] ?? ''} problems { path code } } }`,
    { input },
    as,
  );
};
const write = async (episodeID: string, body: string, as = reader) =>
  (await test.run(ADD, { input: { episodeID, body } }, as)).data.addComment.comment;
const page = async (id: string, as: TestPerson | null = null) => (await test.run(PAGE, { id }, as)).data.episode;
const bodies = async (id: string, as: TestPerson | null = null) =>
  (await page(id, as)).daredemoComments.nodes.map(({ body }: { body: string }) => body);
const queue = async (choice: Record<string, unknown> = { isHeld: true }, as = author) =>
  (await test.run(QUEUE, choice, as)).data.viewer;
const codeOf = (answer: { errors?: { extensions: Record<string, unknown> }[] }) =>
  answer.errors?.[0]?.extensions['code'] ?? 'OK';
const hold = (holdsAll = true) => act('updateCommentSetting', { holdsAll });

describe('a comment that waits', () => {
  it('exists for who wrote it and for the creator alone, in no list, no count and no notification of anybody else', async () => {
    const { episodeId } = await publish();
    await hold();
    const { id, ...told } = await write(episodeId, '待つ言葉');
    expect(told).toEqual({ isHeld: true, holdReason: null });
    expect(await page(episodeId, reader)).toMatchObject({
      viewerCommentWaits: true,
      statistic: { commentCount: 0 },
      daredemoComments: { totalCount: 1, nodes: [{ body: '待つ言葉', isHeld: true, holdReason: null }] },
    });
    for (const as of [null, visitor, other])
      expect(await page(episodeId, as)).toMatchObject({
        statistic: { commentCount: 0 },
        daredemoComments: { totalCount: 0, nodes: [] },
      });
    // The creator finds it in the queue, and nowhere else.
    expect(await page(episodeId, author)).toMatchObject({
      viewerCommentWaits: false,
      daredemoComments: { totalCount: 0, nodes: [] },
    });
    expect(await queue()).toEqual({
      heldCommentCount: 1,
      unreadNotificationCount: 0,
      recentComments: [],
      receivedDaredemoComments: {
        totalCount: 1,
        nodes: [{ id, body: '待つ言葉', isHeld: true, holdReason: 'ALL_WAIT' }],
      },
    });
    expect((await queue({})).receivedDaredemoComments).toEqual({ totalCount: 0, nodes: [] });
    expect((await queue({ isHeld: true }, other)).receivedDaredemoComments.totalCount).toBe(0);
  });

  it('cannot be reported, blocked for, pinned or answered by those for whom it does not exist', async () => {
    const { episodeId } = await publish();
    await hold();
    const { id } = await write(episodeId, 'x');
    const report = { id, reason: 'SPAM', note: '' };
    expect(codeOf(await act('report', report, other))).toBe('NOT_FOUND');
    expect(codeOf(await act('blockUser', { commentId: id }, other))).toBe('NOT_FOUND');
    expect(codeOf(await act('pinComment', { id }))).toBe('NOT_FOUND');
    expect(codeOf(await act('replyToComment', { commentId: id, body: 'x' }))).toBe('NOT_FOUND');
    expect(codeOf(await act('blockUser', { commentId: id }))).toBe('OK');
    expect((await queue()).heldCommentCount).toBe(0);
  });

  it('stands in its place and is counted once it is approved, once', async () => {
    const { episodeId } = await publish();
    await hold();
    const { id } = await write(episodeId, 'first');
    await hold(false);
    await write(episodeId, 'second', other);
    expect((await act('approveComments', { ids: [id] })).data.approveComments).toEqual({
      approvedCommentIds: [id],
      problems: [],
    });
    expect(await page(episodeId)).toMatchObject({
      statistic: { commentCount: 2 },
      daredemoComments: { totalCount: 2, nodes: [{ body: 'second' }, { body: 'first', isHeld: false }] },
    });
    expect(codeOf(await act('approveComments', { ids: [id] }))).toBe('NOT_FOUND');
    expect((await page(episodeId)).statistic.commentCount).toBe(2);
  });

  it('is deleted without being counted out, by the creator or by who wrote it', async () => {
    const { episodeId } = await publish();
    await write(episodeId, 'stands');
    await hold();
    const ids = [(await write(episodeId, 'one')).id, (await write(episodeId, 'two')).id];
    expect(codeOf(await act('deleteComments', { ids: [ids[0]] }))).toBe('OK');
    expect(codeOf(await act('deleteComment', { id: ids[1] }, reader))).toBe('OK');
    expect(await page(episodeId)).toMatchObject({ statistic: { commentCount: 1 } });
    expect((await queue()).heldCommentCount).toBe(0);
    expect(codeOf(await act('approveComments', { ids }))).toBe('NOT_FOUND');
  });

  it('approved and deleted at the same moment leaves the count right', async () => {
    const { episodeId } = await publish();
    await hold();
    const ids = await Promise.all([1, 2, 3].map(async (n) => (await write(episodeId, `${n}`)).id as string));
    await Promise.all(
      ids.flatMap((id) => [act('approveComments', { ids: [id] }), act('deleteComment', { id }, reader)]),
    );
    const { statistic, daredemoComments } = await page(episodeId);
    expect(statistic.commentCount).toBe(daredemoComments.totalCount);
  });

  it('is approved with others; what is not theirs or gone does not keep them', async () => {
    const { episodeId } = await publish();
    await hold();
    const [mine, gone] = [await write(episodeId, 'mine'), await write(episodeId, 'gone')];
    await act('deleteComment', { id: gone.id }, reader);
    expect(codeOf(await act('approveComments', { ids: [mine.id] }, other))).toBe('NOT_FOUND');
    const { data } = await act('approveComments', { ids: [gone.id, mine.id, 'c0'] });
    expect(data.approveComments.approvedCommentIds).toEqual([mine.id]);
    const many = await act('approveComments', { ids: Array.from({ length: 101 }, () => mine.id) });
    expect(many.data.approveComments.problems).toEqual([{ path: ['ids'], code: 'TOO_MANY' }]);
  });
});

describe('what waits', () => {
  it('nothing of the creator, and nothing while neither switch nor word says so', async () => {
    const { episodeId } = await publish();
    await act('addCommentFilterWord', { word: 'ネタバレ' });
    expect(await write(episodeId, '普通の感想')).toMatchObject({ isHeld: false });
    expect(await write(episodeId, 'ネタバレです', author)).toMatchObject({ isHeld: false });
    await hold();
    expect(await write(episodeId, 'お知らせ', author)).toMatchObject({ isHeld: false });
  });

  it.each([
    ['the same', 'ネタバレ', 'これはネタバレです'],
    ['hiragana', 'ネタバレ', 'ねたばれ注意'],
    ['narrow katakana', 'ばか', 'ﾊﾞｶだ'],
    ['wide letters', 'spoiler', 'ＳＰＯＩＬＥＲ'],
    ['another case', 'Spoiler', 'a sPOILER'],
    ['one character', '死', '死ぬの'],
    ['torn apart by what nobody sees', 'spoiler', 'spo\u200biler'],
  ])('a word in %s is found', async (_name, word, body) => {
    const { episodeId } = await publish();
    await act('addCommentFilterWord', { word });
    expect(await write(episodeId, body)).toMatchObject({ isHeld: true, holdReason: null });
    expect((await queue()).receivedDaredemoComments.nodes).toMatchObject([{ holdReason: 'FILTERED_WORD' }]);
    expect(await bodies(episodeId)).toEqual([]);
    // Which words are filtered is not told beforehand.
    expect((await page(episodeId, reader)).viewerCommentWaits).toBe(false);
    await act('removeCommentFilterWord', { word: word.toUpperCase() });
    expect(await write(episodeId, body)).toMatchObject({ isHeld: false });
  });

  it.each([
    ['nothing', ' ', 'REQUIRED'],
    ['51 characters', 'x'.repeat(51), 'TOO_LONG'],
    ['two lines', 'a\nb', 'CONTROL_CHARACTERS'],
  ])('a word of %s is a problem', async (_name, word, code) => {
    expect((await act('addCommentFilterWord', { word })).data.addCommentFilterWord).toEqual({
      filterWord: null,
      problems: [{ path: ['word'], code }],
    });
  });

  it('at most 200 words, each once whatever its spelling', async () => {
    await test.services.database.query(
      'insertWords',
      "INSERT INTO comment_filter_words (user_id, word) SELECT $1, 'word' || n FROM generate_series(1, 199) n",
      [author.actor.accountId],
    );
    const add = async (word: string) => (await act('addCommentFilterWord', { word })).data.addCommentFilterWord;
    expect((await add('ことば')).problems).toEqual([]);
    expect((await add('一つ多い')).problems).toEqual([{ path: ['word'], code: 'TOO_MANY' }]);
    await act('removeCommentFilterWord', { word: 'word1' });
    await add('コトバ');
    const { data } = await test.run(
      'query { viewer { ... on RegisteredViewer { commentSetting { holdsAll filterWords { word } } } } }',
      {},
      author,
    );
    const { holdsAll, filterWords } = data.viewer.commentSetting;
    expect([holdsAll, filterWords.length, filterWords[0].word]).toEqual([false, 199, 'コトバ']);
  });
});

it('the lists of a creator can be of one work alone', async () => {
  const [one, two] = [await publish(), await publish()];
  await write(one.episodeId, 'one');
  await write(two.episodeId, 'two');
  await hold();
  await write(two.episodeId, 'waits');
  const listed = async (choice: Record<string, unknown>) =>
    (await queue(choice)).receivedDaredemoComments.nodes.map(({ body }: { body: string }) => body);
  expect(await listed({})).toEqual(['two', 'one']);
  expect(await listed({ workId: one.workId })).toEqual(['one']);
  expect(await listed({ workId: two.workId })).toEqual(['two']);
  expect(await listed({ workId: one.workId, isHeld: true })).toEqual([]);
  expect(await listed({ workId: two.workId, isHeld: true })).toEqual(['waits']);
  expect((await queue({ workId: one.workId }, other)).receivedDaredemoComments.nodes).toEqual([]);
});

it('what is left to handle counts what waits of others: nothing decided, deleted, own, blocked or muted', async () => {
  const { workId, episodeId } = await publish();
  const left = async () => (await queue()).heldCommentCount;
  await write(episodeId, 'stands at once', other);
  await hold();
  await write(episodeId, 'own', author);
  expect(await left()).toBe(0);
  const ids: string[] = [];
  for (const body of ['waits', 'is approved', 'is deleted']) ids.push((await write(episodeId, body)).id);
  const blocked = await test.signUpCreator(`blocked${round}`);
  const muted = await test.signUpCreator(`muted${round}`);
  const ofBlocked = await write(episodeId, 'of somebody blocked', blocked);
  const ofMuted = await write(episodeId, 'of somebody muted', muted);
  await write(episodeId, 'a muted word', other);
  expect(await left()).toBe(6);
  await act('approveComments', { ids: [ids[1]] });
  await act('deleteComments', { ids: [ids[2]] });
  expect(await left()).toBe(4);
  await act('blockUser', { commentId: ofBlocked.id });
  await act('muteUser', { commentId: ofMuted.id });
  await act('muteWord', { word: 'muted word' });
  expect(await left()).toBe(1);
  expect((await queue()).receivedDaredemoComments).toMatchObject({ totalCount: 1, nodes: [{ body: 'waits' }] });
  await test.run(
    'mutation D($input: DeleteWorkInput!) { deleteWork(input: $input) { deletedWorkId } }',
    { input: { id: workId } },
    author,
  );
  expect(await left()).toBe(0);
});

it('received comments are found by their words or their writer’s name, counted so, and listed from either end', async () => {
  const { episodeId } = await publish();
  for (const body of ['灯台の話', 'ﾄｳﾀﾞｲが好き', 'another']) await write(episodeId, body);
  await write(episodeId, 'of another person', other);
  const found = async (choice: Record<string, unknown>) => {
    const { nodes, totalCount } = (await queue(choice)).receivedDaredemoComments;
    expect(totalCount).toBe(nodes.length);
    return nodes.map(({ body }: { body: string }) => body);
  };
  expect(await found({ text: 'とうだい' })).toEqual(['ﾄｳﾀﾞｲが好き']);
  expect(await found({ text: 'ANOTHER' })).toEqual(['of another person', 'another']);
  expect(await found({ text: 'another', sort: 'OLDEST' })).toEqual(['another', 'of another person']);
  expect(await found({ text: `other${round - 1}` })).toEqual(['of another person']);
  expect(await found({ text: '%' })).toEqual([]);
  await act('muteUser', { userId: other.actor.accountId });
  expect(await found({ text: 'another' })).toEqual(['another']);
});
