import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';

const ADD =
  'mutation C($input: AddCommentInput!) { addComment(input: $input) { comment { id body isByAuthor isViewers isDeletableByViewer user { screenName } } problems { path code } } }';
const LIST =
  'query L($id: ID!) { episode(id: $id) { viewerCanComment statistic { commentCount } daredemoComments { totalCount nodes { id body isDeletableByViewer user { screenName displayName selfIntroduction twitterScreenName } } } } }';
const DELETE = 'mutation D($id: ID!) { deleteComment(input: { id: $id }) { deletedCommentId } }';

let test: TestApp;
let author: TestPerson;
let reader: TestPerson;
let other: TestPerson;
let visitor: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  author = await test.signUpCreator('author');
  reader = await test.signUpCreator('reader');
  other = await test.signUpCreator('other');
  visitor = await test.visit();
});
afterAll(() => test.close());
beforeEach(() => test.services.database.query('forgetThrottles', 'DELETE FROM throttles'));

async function publish(work: object = {}, status = 'PUBLIC'): Promise<{ workId: string; episodeId: string }> {
  const imageId = await test.addImage(author);
  const { data } = await test.run(
    'mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { work { id } episode { id } } }',
    { w: { title: 'w', ...work }, e: { status, pages: [{ imageId }] } },
    author,
  );
  return { workId: data.createWork.work.id, episodeId: data.createWork.episode.id };
}
const comment = (episodeID: string, body: string, as: TestPerson | null = reader) =>
  test.run(ADD, { input: { episodeID, body } }, as);
const codeOf = (answer: { errors: { extensions: Record<string, unknown> }[] }) =>
  answer.errors[0]?.extensions['code'] ?? 'OK';
const list = async (id: string, as: TestPerson | null = null) => (await test.run(LIST, { id }, as)).data.episode;

describe('writing a comment (R5-001)', () => {
  it('shows it at once, counts it, and says whose it is', async () => {
    const { episodeId } = await publish();
    expect((await comment(episodeId, ' とても\r\n良かった ')).data.addComment).toEqual({
      comment: {
        id: expect.stringMatching(/^c/),
        body: 'とても\n良かった',
        isByAuthor: false,
        isViewers: true,
        isDeletableByViewer: true,
        user: { screenName: 'reader' },
      },
      problems: [],
    });
    expect((await comment(episodeId, 'ありがとう', author)).data.addComment.comment).toMatchObject({
      isByAuthor: true,
    });
    expect((await comment(episodeId, '通りすがり', visitor)).data.addComment.comment).toMatchObject({ user: null });
    expect(await list(episodeId)).toMatchObject({
      statistic: { commentCount: 3 },
      daredemoComments: {
        totalCount: 3,
        nodes: [{ body: '通りすがり' }, { body: 'ありがとう' }, { body: 'とても\n良かった' }],
      },
    });
  });

  it.each([
    ['nothing', '', 'REQUIRED'],
    ['white space', ' \n　', 'REQUIRED'],
    ['501 characters', '😀'.repeat(501), 'TOO_LONG'],
    ['21 lines', 'a\n'.repeat(20) + 'a', 'TOO_MANY_LINES'],
    ['two addresses', 'http://a.example と HTTPS://b.example', 'TOO_MANY_LINKS'],
    ['control characters', 'a\u0007b', 'CONTROL_CHARACTERS'],
    ['text that turns around', 'a\u202eb', 'CONTROL_CHARACTERS'],
  ])('%s is a problem of the field, and nothing is written', async (_name, body, code) => {
    const { episodeId } = await publish();
    expect((await comment(episodeId, body)).data.addComment).toMatchObject({
      comment: null,
      problems: [{ path: ['body'], code }],
    });
    expect((await list(episodeId)).daredemoComments.totalCount).toBe(0);
  });

  it.each([
    ['one character', 'w'],
    ['500 characters', '😀'.repeat(500)],
    ['20 lines', 'a\n'.repeat(19) + 'a'],
    ['one address', 'see https://a.example'],
  ])('%s is taken', async (_name, body) => {
    expect((await comment((await publish()).episodeId, body)).data.addComment.problems).toEqual([]);
  });

  it('without a body is refused', async () => {
    const { episodeId } = await publish();
    expect(codeOf(await test.run(ADD, { input: { episodeID: episodeId } }, reader))).toBe('BAD_USER_INPUT');
    expect(codeOf(await test.run(ADD, { input: { episodeID: episodeId, body: null } }, reader))).toBe('BAD_USER_INPUT');
    expect(codeOf(await test.run(ADD, { input: { episodeID: episodeId, body: 5 } }, reader))).toBe('BAD_USER_INPUT');
  });

  it('needs an account, five a minute are enough, and another reader is not held up', async () => {
    const { episodeId } = await publish();
    expect(codeOf(await comment(episodeId, 'x', null))).toBe('UNAUTHENTICATED');
    for (let n = 0; n < 5; n += 1) expect(codeOf(await comment(episodeId, `${n}`))).toBe('OK');
    const sixth = await comment(episodeId, 'one more');
    expect(sixth.errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
    expect(codeOf(await comment(episodeId, 'x', other))).toBe('OK');
  });
});

describe('where comments are closed', () => {
  it.each([['the creator closed them', { commentIsOpen: false }]])('nobody can write when %s', async (_name, work) => {
    const { episodeId } = await publish(work);
    for (const as of [reader, author]) expect(codeOf(await comment(episodeId, 'x', as))).toBe('FORBIDDEN');
    expect((await list(episodeId, reader)).viewerCanComment).toBe(false);
  });

  it('those that were written are not shown while they are closed, and come back', async () => {
    const { workId, episodeId } = await publish();
    await comment(episodeId, 'hello');
    const setOpen = (commentIsOpen: boolean, expectedRevision: number) =>
      test.run(
        'mutation U($input: UpdateWorkInput!) { updateWork(input: $input) { problems { code } } }',
        { input: { id: workId, expectedRevision, work: { commentIsOpen } } },
        author,
      );
    await setOpen(false, 1);
    expect((await list(episodeId)).daredemoComments).toEqual({ totalCount: 0, nodes: [] });
    await setOpen(true, 2);
    expect((await list(episodeId)).daredemoComments.totalCount).toBe(1);
  });

  it('a draft is not found, and a fan-only episode takes comments of fans', async () => {
    expect(codeOf(await comment((await publish({}, 'DRAFT')).episodeId, 'x'))).toBe('NOT_FOUND');
    const { episodeId } = await publish({}, 'FAN_ONLY');
    expect(codeOf(await comment(episodeId, 'x'))).toBe('FAN_ONLY');
    await test.run(
      'mutation W($id: ID!) { watchUser(input: { targetUserId: $id, isUserOptedInEmail: false }) { user { id } } }',
      { id: author.actor.accountId },
      reader,
    );
    expect(codeOf(await comment(episodeId, 'x'))).toBe('OK');
  });
});

describe('deleting a comment (R6-010)', () => {
  it('is for who wrote it and for the creator of the work, for nobody else', async () => {
    const { episodeId } = await publish();
    const ids = [];
    for (const body of ['one', 'two']) ids.push((await comment(episodeId, body)).data.addComment.comment.id as string);
    expect(
      (await list(episodeId, other)).daredemoComments.nodes.map(
        (node: { isDeletableByViewer: boolean }) => node.isDeletableByViewer,
      ),
    ).toEqual([false, false]);
    expect(
      (await list(episodeId, author)).daredemoComments.nodes.map(
        (node: { isDeletableByViewer: boolean }) => node.isDeletableByViewer,
      ),
    ).toEqual([true, true]);
    for (const [as, code] of [
      [null, 'UNAUTHENTICATED'],
      [visitor, 'NOT_FOUND'],
      [other, 'NOT_FOUND'],
    ] as const)
      expect(codeOf(await test.run(DELETE, { id: ids[0] }, as))).toBe(code);
    expect(codeOf(await test.run(DELETE, { id: ids[0] }, reader))).toBe('OK');
    expect(codeOf(await test.run(DELETE, { id: ids[1] }, author))).toBe('OK');
    expect(await list(episodeId)).toMatchObject({
      statistic: { commentCount: 0 },
      daredemoComments: { totalCount: 0, nodes: [] },
    });
    expect(codeOf(await test.run(DELETE, { id: ids[0] }, reader))).toBe('NOT_FOUND');
  });

  it('twice at the same moment counts once', async () => {
    const { episodeId } = await publish();
    const { id } = (await comment(episodeId, 'x')).data.addComment.comment;
    await comment(episodeId, 'y');
    await Promise.all(Array.from({ length: 4 }, () => test.run(DELETE, { id }, reader)));
    expect((await list(episodeId)).statistic.commentCount).toBe(1);
  });
});

it('a comment of somebody whose site is closed keeps the name, and tells nothing of the profile', async () => {
  const shy = await test.signUpCreator('shy');
  const { episodeId } = await publish();
  await test.run(
    'mutation P { updateProfile(input: { selfIntroduction: "secret", twitterScreenName: "secret" }) { problems { code } } }',
    {},
    shy,
  );
  await comment(episodeId, 'hello', shy);
  await test.run('mutation S { updateSite(input: { isClosed: true }) { problems { code } } }', {}, shy);
  expect((await list(episodeId)).daredemoComments.nodes[0].user).toEqual({
    screenName: 'shy',
    displayName: 'shy 先生',
    selfIntroduction: '',
    twitterScreenName: null,
  });
  expect(
    codeOf(
      await test.run(
        'query S($id: ID!) { episode(id: $id) { daredemoComments { nodes { user { site { title } } } } } }',
        { id: episodeId },
      ),
    ),
  ).toBe('NOT_FOUND');
});
