import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';

let test: TestApp;
let author: TestPerson;
let people: Record<'reader' | 'visitor', TestPerson>;
let workId: string;
let episodeId: string;
/** An episode of the reader's, for the other direction. */
let readersEpisode: string;

beforeAll(async () => {
  test = await createTestApp();
  author = await test.signUpCreator('author');
  people = { reader: await test.signUpCreator('reader'), visitor: await test.visit() };
  ({ workId, episodeId } = await publish(author));
  readersEpisode = (await publish(people.reader)).episodeId;
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['blocks', 'throttles', 'comments', 'likes', 'bookmarks', 'watches'])
    await test.services.database.query(`forget_${table}`, `DELETE FROM ${table}`);
});

async function publish(who: TestPerson, status = 'PUBLIC') {
  const { data } = await test.run(
    'mutation W($e: EpisodeInput) { createWork(workInput: { title: "w" }, episodeInput: $e) { work { id } episode { id } } }',
    { e: { status, pages: [{ imageId: await test.addImage(who) }] } },
    who,
  );
  return { workId: data.createWork.work.id as string, episodeId: data.createWork.episode.id as string };
}
const call = (name: string, type: string, input: object, as: TestPerson) =>
  test.run(`mutation M($input: ${type}!) { ${name}(input: $input) { problems { code } } }`, { input }, as);
const block = (who: TestPerson, whom: TestPerson) =>
  test.services.database.query('insertBlock', 'INSERT INTO blocks (account_id, blocked_account_id) VALUES ($1, $2)', [
    who.actor.accountId,
    whom.actor.accountId,
  ]);
const verdictOf = ({ errors, data }: Awaited<ReturnType<TestApp['run']>>) =>
  errors[0] ? String(errors[0].extensions['code']) : Object.keys(data).length > 0 ? 'OK' : 'nothing';

type Deed = (as: TestPerson) => ReturnType<typeof call>;
const comment: Deed = (as) => call('addComment', 'AddCommentInput', { episodeID: episodeId, body: 'x' }, as);
const like: Deed = (as) => call('addLike', 'AddLikeInput', { episodeId }, as);
const takeBack: Deed = (as) => call('takeBackLike', 'TakeBackLikeInput', { episodeId }, as);
const bookmark: Deed = (as) => call('addWorkBookmark', 'AddWorkBookmarkInput', { workId }, as);
const unbookmark: Deed = (as) => call('removeBookmark', 'RemoveBookmarkInput', { bookmarkableId: workId }, as);
const watch: Deed = (as) =>
  call('watchUser', 'WatchUserInput', { targetUserId: author.actor.accountId, isUserOptedInEmail: false }, as);
const unwatch: Deed = (as) => call('unwatchUser', 'UnwatchUserInput', { targetUserId: author.actor.accountId }, as);

/** What may be done across a block, decided on purpose: nothing new reaches the other; what is one's own can be taken back. */
const DEEDS: [string, Deed, 'FORBIDDEN' | 'OK', string | null][] = [
  ['comments on an episode', comment, 'FORBIDDEN', 'Comments are closed here.'],
  ['likes an episode', like, 'FORBIDDEN', 'This episode cannot be liked right now.'],
  ['takes likes back', takeBack, 'OK', null],
  ['bookmarks a work', bookmark, 'FORBIDDEN', 'This work cannot be bookmarked.'],
  ['removes a bookmark', unbookmark, 'OK', null],
  ['watches the creator', watch, 'FORBIDDEN', 'This creator cannot be watched right now.'],
  ['stops watching', unwatch, 'OK', null],
];

describe('across a block', () => {
  it.each(DEEDS)('a blocked person %s: decided, and not told of the block', async (_what, deed, verdict, words) => {
    expect(verdictOf(await deed(people.reader))).toBe('OK');
    await block(author, people.reader);
    const answer = await deed(people.reader);
    expect(verdictOf(answer)).toBe(verdict);
    expect(answer.errors[0]?.message ?? null).toBe(words);
    await test.services.database.query('liftBlocks', 'DELETE FROM blocks');
    expect(verdictOf(await deed(people.reader))).toBe('OK');
  });

  it.each(DEEDS)('somebody who blocked the creator %s: the same, and knows why', async (_what, deed, verdict) => {
    await block(people.reader, author);
    const answer = await deed(people.reader);
    expect(verdictOf(answer)).toBe(verdict);
    if (verdict === 'FORBIDDEN') expect(answer.errors[0]?.message).toContain('You blocked this person.');
  });

  it('holds for a visitor without a profile, who is blocked through a comment', async () => {
    const { data } = await test.run(
      'mutation C($id: ID!) { addComment(input: { episodeID: $id, body: "x" }) { comment { id } } }',
      { id: episodeId },
      people.visitor,
    );
    const input = { commentId: data.addComment.comment.id };
    expect(verdictOf(await call('blockUser', 'BlockUserInput', input, author))).toBe('OK');
    for (const deed of [comment, like, bookmark]) expect(verdictOf(await deed(people.visitor))).toBe('FORBIDDEN');
    const list = 'query { viewer { ... on RegisteredViewer { blockedPeople { nodes { id user { id } } } } } }';
    const [person] = (await test.run(list, {}, author)).data.viewer.blockedPeople.nodes;
    expect(person.user).toBeNull();
    expect(verdictOf(await call('unblockUser', 'UnblockUserInput', { id: person.id }, author))).toBe('OK');
    expect(verdictOf(await comment(people.visitor))).toBe('OK');
  });

  it('the form is gone with the next request, and a fan-only episode is closed again', async () => {
    const fanOnly = await publish(author, 'FAN_ONLY');
    const ask = 'query A($id: ID!) { episode(id: $id) { viewerCanComment pages { viewableCount } } }';
    await watch(people.reader);
    const seen = { viewerCanComment: true, pages: { viewableCount: 1 } };
    expect((await test.run(ask, { id: fanOnly.episodeId }, people.reader)).data.episode).toEqual(seen);
    await call('blockUser', 'BlockUserInput', { userId: people.reader.actor.accountId }, author);
    const unseen = { viewerCanComment: false, pages: { viewableCount: 0 } };
    expect((await test.run(ask, { id: fanOnly.episodeId }, people.reader)).data.episode).toEqual(unseen);
  });

  it('ends watching in both directions, and lifting the block does not bring it back', async () => {
    await watch(people.reader);
    const target = { targetUserId: people.reader.actor.accountId, isUserOptedInEmail: true };
    await call('watchUser', 'WatchUserInput', target, author);
    await call('blockUser', 'BlockUserInput', { userId: people.reader.actor.accountId }, author);
    await call('unblockUser', 'UnblockUserInput', { id: people.reader.actor.accountId }, author);
    expect(await test.services.database.query('findWatches', 'SELECT 1 FROM watches')).toEqual([]);
  });

  it('a watch and a block at the same moment leave no watch, in twenty tries', async () => {
    for (let round = 0; round < 20; round += 1) {
      await Promise.all([
        watch(people.reader),
        call('blockUser', 'BlockUserInput', { userId: people.reader.actor.accountId }, author),
      ]);
      expect(await test.services.database.query('findWatches', 'SELECT 1 FROM watches')).toEqual([]);
      await test.services.database.query('liftBlocks', 'DELETE FROM blocks');
      await test.services.database.query('forgetThrottles', 'DELETE FROM throttles');
    }
  });

  it('what a blocked person does elsewhere goes on', async () => {
    await block(author, people.reader);
    const other = await publish(await test.signUpCreator(`other${Date.now() % 100_000}`));
    const answer = await call(
      'addComment',
      'AddCommentInput',
      { episodeID: other.episodeId, body: 'x' },
      people.reader,
    );
    expect(verdictOf(answer)).toBe('OK');
    const own = await call('addComment', 'AddCommentInput', { episodeID: readersEpisode, body: 'x' }, people.reader);
    expect(verdictOf(own)).toBe('OK');
  });
});

describe('who is blocked', () => {
  it.each([
    ['oneself', () => ({ userId: author.actor.accountId }), 'FORBIDDEN'],
    ['nobody', () => ({}), 'BAD_USER_INPUT'],
    ['two at once', () => ({ userId: people.reader.actor.accountId, commentId: 'c' }), 'BAD_USER_INPUT'],
    ['somebody who is not there', () => ({ userId: `u${'0'.repeat(20)}` }), 'NOT_FOUND'],
    ['a work', () => ({ userId: workId }), 'NOT_FOUND'],
    ['the writer of no comment', () => ({ commentId: `c${'0'.repeat(20)}` }), 'NOT_FOUND'],
  ])('%s is refused', async (_who, input, verdict) => {
    expect(verdictOf(await call('blockUser', 'BlockUserInput', input(), author))).toBe(verdict);
    expect(verdictOf(await call('muteUser', 'MuteUserInput', input(), author))).toBe(verdict);
  });

  it('is known to who blocked, and to nobody else', async () => {
    await block(author, people.reader);
    const ask = (id: string, as: TestPerson | null) =>
      test.run('query U($id: ID!) { node(id: $id) { ... on User { viewerIsBlocking } } }', { id }, as);
    const readerId = people.reader.actor.accountId;
    expect((await ask(readerId, author)).data.node.viewerIsBlocking).toBe(true);
    expect((await ask(author.actor.accountId, people.reader)).data.node.viewerIsBlocking).toBe(false);
    expect((await ask(readerId, null)).data.node.viewerIsBlocking).toBe(false);
  });
});
