import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { judgeYawaraka } from './judgeYawaraka.ts';

const ADD =
  'mutation C($input: AddCommentInput!) { addComment(input: $input) { comment { id } yawarakaComment { id } } }';
const OPEN =
  'query O($first: Int, $after: String) { viewer { ... on RegisteredViewer { list: receivedDaredemoComments(first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor } nodes { id body episode { id } user { screenName } } } } } }';
const SOFT =
  'query S($first: Int, $after: String) { viewer { ... on RegisteredViewer { list: receivedYawarakaComments(first: $first, after: $after) { pageInfo { hasNextPage endCursor } nodes { id body episode { id } user { screenName } } } } } }';
const DELETE =
  'mutation D($ids: [ID!]!) { deleteComments(input: { ids: $ids }) { deletedCommentIds problems { path code } } }';
const BLOCK = 'mutation B($id: ID!) { blockUser(input: { commentId: $id }) { blockedId } }';

let test: TestApp;
let author: TestPerson;
let reader: TestPerson;
let other: TestPerson;
let round = 0;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  const { database } = test.services;
  await database.query('forgetThrottles', 'DELETE FROM throttles');
  author = await test.signUpCreator(`author${round}`);
  reader = await test.signUpCreator(`reader${round}`);
  other = await test.signUpCreator(`other${round}`);
  round += 1;
});

async function publish(commentMode: 'DAREDEMO' | 'YAWARAKA' = 'DAREDEMO', by = author): Promise<string> {
  const imageId = await test.addImage(by);
  const { data } = await test.run(
    'mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { episode { id } } }',
    { w: { title: 'w', commentMode }, e: { status: 'PUBLIC', pages: [{ imageId }] } },
    by,
  );
  return data.createWork.episode.id;
}
async function write(episodeID: string, body: string, as = reader): Promise<string> {
  const { comment, yawarakaComment } = (await test.run(ADD, { input: { episodeID, body } }, as)).data.addComment;
  return (comment ?? yawarakaComment).id;
}
const read = async (document: string, as = author, page: Record<string, unknown> = {}) =>
  (await test.run(document, page, as)).data.viewer.list;
const bodies = async (document: string, as = author) =>
  (await read(document, as)).nodes.map(({ body }: { body: string }) => body);
const remove = (ids: string[], as: TestPerson | null = author) => test.run(DELETE, { ids }, as);
const codeOf = (answer: { errors?: { extensions: Record<string, unknown> }[] }) =>
  answer.errors?.[0]?.extensions['code'] ?? 'OK';

it('lists the open comments of others on all own works, newest first and page by page', async () => {
  const [first, second] = [await publish(), await publish()];
  const one = await write(first, 'one');
  await write(first, 'mine', author);
  await write(second, 'two', other);
  await write(await publish('DAREDEMO', other), 'elsewhere');
  const page = await read(OPEN, author, { first: 1 });
  expect(page).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true }, nodes: [{ body: 'two' }] });
  const next = await read(OPEN, author, { first: 1, after: page.pageInfo.endCursor });
  expect(next).toMatchObject({
    pageInfo: { hasNextPage: false },
    nodes: [{ id: one, episode: { id: first }, user: { screenName: reader.screenName } }],
  });
  expect(await bodies(OPEN, reader)).toEqual([]);
});

it('lists of the soft comments only those that were delivered, and never those of others', async () => {
  const episode = await publish('YAWARAKA');
  const [delivered, rejected] = [await write(episode, 'delivered'), await write(episode, 'rejected')];
  await write(episode, 'waiting', other);
  expect(await bodies(SOFT)).toEqual([]);
  await judgeYawaraka(test.services.database, delivered, { verdict: 'DELIVER' });
  await judgeYawaraka(test.services.database, rejected, { verdict: 'REJECT', breaksRules: true });
  expect(await bodies(SOFT)).toEqual(['delivered']);
  for (const as of [reader, other]) expect(await bodies(SOFT, as)).toEqual([]);
  expect(await bodies(OPEN)).toEqual([]);
});

it.each([
  ['open', OPEN, 'DAREDEMO'],
  ['soft', SOFT, 'YAWARAKA'],
] as const)('%s comments of somebody who is blocked for one of them are not listed any more', async (_, list, mode) => {
  const episode = await publish(mode);
  const ids = [await write(episode, 'x'), await write(episode, 'y'), await write(episode, 'z', other)];
  if (mode === 'YAWARAKA')
    for (const id of ids) await judgeYawaraka(test.services.database, id, { verdict: 'DELIVER' });
  expect(codeOf(await test.run(BLOCK, { id: ids[0] }, author))).toBe('OK');
  expect(await bodies(list)).toEqual(['z']);
});

it('deletes several at once, counts them out, and lets those go by that are gone or not theirs (R6-010)', async () => {
  const episode = await publish();
  const [one, two] = [await write(episode, 'one'), await write(episode, 'two', other)];
  const kept = await write(episode, 'kept');
  const foreign = await write(await publish('DAREDEMO', other), 'elsewhere');
  await remove([one]);
  const { data } = await remove([one, two, foreign, 'c000000000000']);
  expect(data.deleteComments).toEqual({ deletedCommentIds: [two], problems: [] });
  expect((await read(OPEN)).nodes).toMatchObject([{ id: kept }]);
  const count = 'query N($id: ID!) { episode(id: $id) { statistic { commentCount } } }';
  expect((await test.run(count, { id: episode })).data.episode.statistic.commentCount).toBe(1);
  expect(await bodies(OPEN, other)).toEqual(['elsewhere']);
});

it('deletes nothing for who may delete none of them, nor more than a hundred (R6-010)', async () => {
  const id = await write(await publish(), 'x');
  expect(codeOf(await remove([id], other))).toBe('NOT_FOUND');
  expect(codeOf(await remove([id], null))).toBe('UNAUTHENTICATED');
  expect(codeOf(await remove([]))).toBe('NOT_FOUND');
  const { data } = await remove(Array.from({ length: 101 }, () => id));
  expect(data.deleteComments.problems).toEqual([{ path: ['ids'], code: 'TOO_MANY' }]);
  expect(await bodies(OPEN)).toEqual(['x']);
});
