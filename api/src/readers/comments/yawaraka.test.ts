import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { judgeYawaraka } from './judgeYawaraka.ts';

const ADD =
  'mutation C($input: AddCommentInput!) { addComment(input: $input) { comment { id } yawarakaComment { id body state isViewers user { screenName } episode { id } } problems { path code } } }';
const READ =
  'query R($id: ID!) { episode(id: $id) { viewerCanComment statistic { commentCount } daredemoComments { totalCount } yawarakaCommentCount yawarakaCommentPostedUsers(first: 20) { screenName } yawarakaComments { nodes { id body state isViewers } } } }';

let test: TestApp;
let author: TestPerson;
let reader: TestPerson;
let other: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  author = await test.signUpCreator('author');
  reader = await test.signUpCreator('reader');
  other = await test.signUpCreator('other');
});
afterAll(() => test.close());
beforeEach(() => test.services.database.query('forgetThrottles', 'DELETE FROM throttles'));

async function publish(work: object = {}): Promise<string> {
  const imageId = await test.addImage(author);
  const { data } = await test.run(
    'mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { episode { id } } }',
    { w: { title: 'w', commentMode: 'YAWARAKA', ...work }, e: { status: 'PUBLIC', pages: [{ imageId }] } },
    author,
  );
  return data.createWork.episode.id;
}
async function write(episodeID: string, body = 'やわらかい言葉', as = reader): Promise<string> {
  const { data } = await test.run(ADD, { input: { episodeID, body } }, as);
  return data.addComment.yawarakaComment.id;
}
const read = async (id: string, as: TestPerson | null = null) => (await test.run(READ, { id }, as)).data.episode;
const deliver = (id: string) => judgeYawaraka(test.services.database, id, { verdict: 'DELIVER' });
const reject = (id: string, breaksRules = false) =>
  judgeYawaraka(test.services.database, id, { verdict: 'REJECT', breaksRules });

it('a comment on a work that takes soft ones waits: its poster sees it, and nobody else hears of it', async () => {
  const id = await publish({ showsYawarakaText: true });
  const { data } = await test.run(ADD, { input: { episodeID: id, body: ' よかった ' } }, reader);
  expect(data.addComment).toEqual({
    comment: null,
    problems: [],
    yawarakaComment: {
      id: expect.stringMatching(/^z/),
      body: 'よかった',
      state: 'PENDING',
      isViewers: true,
      user: { screenName: 'reader' },
      episode: { id },
    },
  });
  expect((await read(id, reader)).yawarakaComments.nodes).toMatchObject([{ state: 'PENDING', isViewers: true }]);
  for (const as of [null, other, author])
    expect(await read(id, as)).toMatchObject({
      statistic: { commentCount: 0 },
      yawarakaCommentCount: 0,
      yawarakaCommentPostedUsers: [],
      yawarakaComments: { nodes: [] },
    });
});

it('a delivered one reaches the author; readers see who wrote, and not what', async () => {
  const id = await publish();
  const comment = await write(id);
  expect(await deliver(comment)).toMatchObject({ id: comment });
  expect((await read(id, author)).yawarakaComments.nodes).toMatchObject([{ body: 'やわらかい言葉', state: null }]);
  for (const as of [null, other])
    expect(await read(id, as)).toMatchObject({
      statistic: { commentCount: 1 },
      daredemoComments: { totalCount: 0 },
      yawarakaCommentCount: 1,
      yawarakaCommentPostedUsers: [{ screenName: 'reader' }],
      yawarakaComments: { nodes: [] },
    });
  expect((await read(id, reader)).yawarakaComments.nodes).toMatchObject([{ state: 'DELIVERED' }]);
});

it('readers read it too where the author allows that', async () => {
  const id = await publish({ showsYawarakaText: true });
  await deliver(await write(id));
  expect((await read(id)).yawarakaComments.nodes).toMatchObject([
    { body: 'やわらかい言葉', state: null, isViewers: false },
  ]);
});

it('of a rejected one the author never hears, and its poster only when it breaks the rules', async () => {
  const id = await publish({ showsYawarakaText: true });
  await reject(await write(id, 'not soft'));
  await reject(await write(id, 'breaks the rules'), true);
  for (const as of [null, other, author])
    expect(await read(id, as)).toMatchObject({ yawarakaCommentPostedUsers: [], yawarakaComments: { nodes: [] } });
  expect((await read(id, reader)).yawarakaComments.nodes).toMatchObject([
    { body: 'breaks the rules', state: 'REJECTED' },
    { body: 'not soft', state: 'PENDING' },
  ]);
});

it('is decided once', async () => {
  const comment = await write(await publish());
  await deliver(comment);
  expect(await deliver(comment)).toBeNull();
  expect(await reject(comment)).toBeNull();
  expect(await deliver('z0')).toBeNull();
});

it('shows each of its posters once, the latest first, and at most 20', async () => {
  const id = await publish();
  await deliver(await write(id, 'one', reader));
  await deliver(await write(id, 'two', other));
  await deliver(await write(id, 'three', reader));
  expect((await read(id)).yawarakaCommentPostedUsers).toEqual([{ screenName: 'reader' }, { screenName: 'other' }]);
  const many = await test.run(
    'query P($id: ID!) { episode(id: $id) { yawarakaCommentPostedUsers(first: 21) { id } } }',
    {
      id,
    },
  );
  expect(many.errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
});

it('the author does not write soft comments to themselves, and none is taken while comments are closed (R6-008)', async () => {
  const id = await publish();
  expect((await read(id, author)).viewerCanComment).toBe(false);
  expect((await read(id, reader)).viewerCanComment).toBe(true);
  const refused = await test.run(ADD, { input: { episodeID: id, body: 'x' } }, author);
  expect(refused.errors[0]?.extensions['code']).toBe('FORBIDDEN');
  expect((await read(await publish({ commentIsOpen: false }), reader)).viewerCanComment).toBe(false);
});

it('both kinds are kept apart when the author changes the kind', async () => {
  const imageId = await test.addImage(author);
  const { data } = await test.run(
    'mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { work { id } episode { id } } }',
    { w: { title: 'w' }, e: { status: 'PUBLIC', pages: [{ imageId }] } },
    author,
  );
  const id: string = data.createWork.episode.id;
  await test.run(ADD, { input: { episodeID: id, body: 'open' } }, reader);
  await test.run(
    'mutation U($input: UpdateWorkInput!) { updateWork(input: $input) { problems { code } } }',
    { input: { id: data.createWork.work.id, expectedRevision: 1, work: { commentMode: 'YAWARAKA' } } },
    author,
  );
  await deliver(await write(id));
  expect(await read(id)).toMatchObject({
    statistic: { commentCount: 2 },
    daredemoComments: { totalCount: 0 },
    yawarakaCommentCount: 1,
  });
});
