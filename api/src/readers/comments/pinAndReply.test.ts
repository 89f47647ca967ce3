import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';

const ADD = 'mutation C($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }';
const PAGE =
  'query P($id: ID!) { episode(id: $id) { statistic { commentCount } pinnedDaredemoComment { id body isPinned } daredemoComments { totalCount nodes { id body isPinned isHandledByViewer reply { id body isByAuthor isDeletableByViewer reply { id } } } } } }';
const TOLD =
  'query N { viewer { ... on RegisteredViewer { notifications { nodes { type actorCount actors { screenName } entity { ... on Episode { id } } } } } } }';

let test: TestApp;
let author: TestPerson;
let reader: TestPerson;
let other: TestPerson;
let episodeId: string;
let round = 0;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.services.database.query('forgetThrottles', 'DELETE FROM throttles');
  author = await test.signUpCreator(`author${round}`);
  reader = await test.signUpCreator(`reader${round}`);
  other = await test.signUpCreator(`other${round}`);
  round += 1;
  const imageId = await test.addImage(author);
  const { data } = await test.run(
    'mutation W($e: EpisodeInput) { createWork(workInput: { title: "w" }, episodeInput: $e) { episode { id } } }',
    { e: { status: 'PUBLIC', pages: [{ imageId }] } },
    author,
  );
  episodeId = data.createWork.episode.id;
});

const write = async (body: string, as = reader): Promise<string> =>
  (await test.run(ADD, { input: { episodeID: episodeId, body } }, as)).data.addComment.comment.id;
const page = async (as: TestPerson | null = null) => (await test.run(PAGE, { id: episodeId }, as)).data.episode;
const act = (mutation: string, input: object, as: TestPerson | null = author) => {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  return test.run(
    `mutation M($input: ${type}!) { ${mutation}(input: $input) { problems { path code } } }`,
    { input },
    as,
  );
};
const reply = (commentId: string, body: string, as = author) => act('replyToComment', { commentId, body }, as);
const told = async (as = reader) => (await test.run(TOLD, {}, as)).data.viewer.notifications.nodes;
const codeOf = (answer: { errors?: { extensions: Record<string, unknown> }[] }) =>
  answer.errors?.[0]?.extensions['code'] ?? 'OK';

it('one comment of an episode is pinned; another takes its place, and both stay in the list', async () => {
  const [one, two] = [await write('one'), await write('two')];
  expect((await page()).pinnedDaredemoComment).toBeNull();
  await act('pinComment', { id: one });
  await act('pinComment', { id: one });
  expect((await page()).pinnedDaredemoComment).toEqual({ id: one, body: 'one', isPinned: true });
  await act('pinComment', { id: two });
  expect(await page()).toMatchObject({
    pinnedDaredemoComment: { id: two },
    daredemoComments: { totalCount: 2, nodes: [{ isPinned: true }, { isPinned: false }] },
  });
  await act('unpinComment', { id: two });
  await act('unpinComment', { id: two });
  expect((await page()).pinnedDaredemoComment).toBeNull();
});

it('each mutation of a document answers with what there is after it', async () => {
  const sent = 'comment { episode { daredemoComments { totalCount nodes { body } } } }';
  const { data } = await test.run(
    `mutation M($one: AddCommentInput!, $two: AddCommentInput!) { one: addComment(input: $one) { ${sent} } two: addComment(input: $two) { ${sent} } }`,
    { one: { episodeID: episodeId, body: 'one' }, two: { episodeID: episodeId, body: 'two' } },
    reader,
  );
  expect(data.one.comment.episode.daredemoComments).toEqual({ totalCount: 1, nodes: [{ body: 'one' }] });
  expect(data.two.comment.episode.daredemoComments).toMatchObject({ totalCount: 2, nodes: [{ body: 'two' }, {}] });
});

it('two pins at the same moment leave one', async () => {
  const ids = [await write('one'), await write('two'), await write('three', author)];
  const answers = await Promise.all(ids.map((id) => act('pinComment', { id })));
  expect(answers.map(codeOf)).toEqual(['OK', 'OK', 'OK']);
  expect((await page()).daredemoComments.nodes.filter(({ isPinned }: { isPinned: boolean }) => isPinned)).toHaveLength(
    1,
  );
});

it('a pinned comment that is deleted, hidden for who asks, or under closed comments is not shown', async () => {
  const id = await write('pinned');
  await act('pinComment', { id });
  await act('muteUser', { userId: reader.actor.accountId }, other);
  expect((await page(other)).pinnedDaredemoComment).toBeNull();
  expect((await page()).pinnedDaredemoComment).not.toBeNull();
  await act('deleteComment', { id }, reader);
  expect((await page()).pinnedDaredemoComment).toBeNull();
  expect(codeOf(await act('pinComment', { id }))).toBe('NOT_FOUND');
});

it('nobody but the creator pins and answers (R6-010)', async () => {
  const id = await write('x');
  for (const as of [reader, other]) {
    expect(codeOf(await act('pinComment', { id }, as))).toBe('NOT_FOUND');
    expect(codeOf(await act('unpinComment', { id }, as))).toBe('NOT_FOUND');
    expect(codeOf(await reply(id, 'x', as))).toBe('NOT_FOUND');
    expect((await page(as)).daredemoComments.nodes[0].isHandledByViewer).toBe(false);
  }
  expect((await page(author)).daredemoComments.nodes[0].isHandledByViewer).toBe(true);
});

it('the answer stands under the comment for everybody, is not counted, and changes when it is given again', async () => {
  const id = await write('質問');
  expect((await reply(id, ' はい ')).data.replyToComment.problems).toEqual([]);
  for (const as of [null, reader, other])
    expect(await page(as)).toMatchObject({
      statistic: { commentCount: 1 },
      daredemoComments: {
        totalCount: 1,
        nodes: [{ id, reply: { body: 'はい', isByAuthor: true, isDeletableByViewer: false, reply: null } }],
      },
    });
  await reply(id, 'いいえ');
  const answered = (await page(author)).daredemoComments.nodes[0].reply;
  expect(answered).toMatchObject({ body: 'いいえ', isDeletableByViewer: true });
  // An answer is not answered, nor pinned; it goes like a comment, and comes anew.
  expect(codeOf(await reply(answered.id, 'x'))).toBe('NOT_FOUND');
  expect(codeOf(await act('pinComment', { id: answered.id }))).toBe('NOT_FOUND');
  await act('deleteComment', { id: answered.id });
  expect(await page()).toMatchObject({
    statistic: { commentCount: 1 },
    daredemoComments: { nodes: [{ reply: null }] },
  });
  expect((await reply(id, 'また')).data.replyToComment.problems).toEqual([]);
});

it('goes with the comment it answers, and cannot be reported any more then', async () => {
  const id = await write('x');
  await reply(id, 'y');
  const { reply: answer } = (await page()).daredemoComments.nodes[0];
  const report = { id: answer.id, reason: 'SPAM', note: '' };
  expect(codeOf(await act('report', report, other))).toBe('OK');
  await act('deleteComment', { id }, reader);
  expect(await page()).toMatchObject({ statistic: { commentCount: 0 }, daredemoComments: { totalCount: 0 } });
  expect(codeOf(await act('report', report, reader))).toBe('NOT_FOUND');
});

it('is hidden for those who muted the creator, while the comment stays', async () => {
  await reply(await write('x', other), 'y');
  await act('muteUser', { userId: author.actor.accountId }, reader);
  expect((await page(reader)).daredemoComments.nodes).toMatchObject([{ body: 'x', reply: null }]);
});

it('own comments are not answered, and a bad text is a problem of the field', async () => {
  expect(codeOf(await reply(await write('x', author), 'y'))).toBe('NOT_FOUND');
  const id = await write('x');
  expect((await reply(id, ' ')).data.replyToComment.problems).toEqual([{ path: ['body'], code: 'REQUIRED' }]);
  expect((await reply(id, 'x'.repeat(501))).data.replyToComment.problems).toEqual([
    { path: ['body'], code: 'TOO_LONG' },
  ]);
});

it('who wrote the comment is told once', async () => {
  const id = await write('x');
  await reply(id, 'y');
  await reply(id, 'z');
  expect(await told()).toEqual([
    { type: 'COMMENT_REPLIED', actorCount: 1, actors: [{ screenName: author.screenName }], entity: { id: episodeId } },
  ]);
});

it.each<[string, () => Promise<unknown>]>([
  ['switched that off', () => act('updateNotificationSettings2', { episodeCommentEnabled: false }, reader)],
  ['muted the creator', () => act('muteUser', { userId: author.actor.accountId }, reader)],
  ['muted a word of the answer', () => act('muteWord', { word: 'ありがとう' }, reader)],
])('who %s is not told', async (_name, prepare) => {
  const id = await write('x');
  await prepare();
  expect(codeOf(await reply(id, 'アリガトウございます'))).toBe('OK');
  expect(await told()).toEqual([]);
});

it.each(['the creator', 'the reader'])('when %s blocked the other, there is no answer', async (who) => {
  const id = await write('x');
  const [from, to] = who === 'the creator' ? [author, reader] : [reader, author];
  await act('blockUser', { userId: to.actor.accountId }, from);
  expect(codeOf(await reply(id, 'y'))).toBe('FORBIDDEN');
  expect(await told()).toEqual([]);
});
