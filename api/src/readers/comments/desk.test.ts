import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { setModerator } from './setModerator.ts';
import { listDeskLog } from './store/desk.ts';

const ADD =
  'mutation C($input: AddCommentInput!) { addComment(input: $input) { yawarakaComment { id } problems { code } } }';
const DESK =
  '{ yawarakaDesk { waitingCount overdueCount medianMinutes comments { id body isOverdue hasFilteredWord episode { id work { title } } user { screenName } } } }';
const JUDGE =
  'mutation J($input: JudgeYawarakaCommentsInput!) { judgeYawarakaComments(input: $input) { judgedCommentIds problems { path code } } }';

let test: TestApp;
let author: TestPerson;
let reader: TestPerson;
let moderator: TestPerson;
let visitor: TestPerson;
let round = 0;

beforeAll(async () => {
  test = await createTestApp();
  visitor = await test.visit();
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['throttles', 'yawaraka_comments', 'moderators'])
    await test.services.database.query(`empty_${table}`, `DELETE FROM ${table}`);
  author = await test.signUpCreator(`author${round}`);
  reader = await test.signUpCreator(`reader${round}`);
  moderator = await test.signUpCreator(`moderator${round}`);
  round += 1;
  await appoint(moderator, true);
});

const appoint = (person: TestPerson, isGranted: boolean) =>
  setModerator(test.services.database, person.actor.accountId, { isGranted, operator: 'kei' });
async function publish(as = author): Promise<string> {
  const imageId = await test.addImage(as);
  const { data } = await test.run(
    'mutation W($e: EpisodeInput) { createWork(workInput: { title: "屋根", commentMode: YAWARAKA }, episodeInput: $e) { episode { id } } }',
    { e: { status: 'PUBLIC', pages: [{ imageId }] } },
    as,
  );
  return data.createWork.episode.id;
}
const write = async (episodeID: string, body = 'すてき', as = reader): Promise<string> =>
  (await test.run(ADD, { input: { episodeID, body } }, as)).data.addComment.yawarakaComment.id;
const desk = (as: TestPerson | null = moderator) => test.run(DESK, {}, as);
const judge = (ids: string[], verdict: string, as: TestPerson | null = moderator) =>
  test.run(JUDGE, { input: { ids, verdict } }, as);
const codeOf = (answer: { errors?: { extensions: Record<string, unknown> }[] }) =>
  answer.errors?.[0]?.extensions['code'] ?? 'OK';
const read = async (id: string, as: TestPerson) =>
  (await test.run('query R($id: ID!) { episode(id: $id) { yawarakaComments { nodes { body state } } } }', { id }, as))
    .data.episode.yawarakaComments.nodes;

describe('the desk', () => {
  it('exists for moderators alone, from the moment an operator makes them one until the moment that ends', async () => {
    const id = await write(await publish());
    for (const as of [null, visitor, reader, author]) {
      expect(codeOf(await desk(as))).toBe('NOT_FOUND');
      expect(codeOf(await judge([id], 'DELIVER', as))).toBe('NOT_FOUND');
    }
    const isModerator = async (as: TestPerson) =>
      (await test.run('{ viewer { ... on RegisteredViewer { isModerator } } }', {}, as)).data.viewer.isModerator;
    expect([await isModerator(reader), await isModerator(moderator)]).toEqual([false, true]);
    expect((await desk()).data.yawarakaDesk.waitingCount).toBe(1);
    expect(await appoint(moderator, true)).toBe(false);
    await appoint(moderator, false);
    expect(codeOf(await desk())).toBe('NOT_FOUND');
    expect(await appoint(moderator, false)).toBe(false);
  });

  it('lists what waits longest first, says what is overdue and what holds a word of the author’s filter', async () => {
    const episode = await publish();
    const [late, plain] = [await write(episode, 'ねたばれ'), await write(episode)];
    const add = 'mutation A { addCommentFilterWord(input: { word: "ネタバレ" }) { problems { code } } }';
    await test.run(add, {}, author);
    await test.services.database.query(
      'backdate',
      "UPDATE yawaraka_comments SET created_at = now() - interval '25 hours' WHERE id = $1",
      [late],
    );
    expect((await desk()).data.yawarakaDesk).toEqual({
      waitingCount: 2,
      overdueCount: 1,
      medianMinutes: null,
      comments: [
        {
          id: late,
          body: 'ねたばれ',
          isOverdue: true,
          hasFilteredWord: true,
          episode: { id: episode, work: { title: '屋根' } },
          user: { screenName: reader.screenName },
        },
        expect.objectContaining({ id: plain, isOverdue: false, hasFilteredWord: false }),
      ],
    });
    await judge([late], 'DELIVER');
    expect((await desk()).data.yawarakaDesk).toMatchObject({ waitingCount: 1, overdueCount: 0, medianMinutes: 1500 });
  });

  it('does not show a moderator their own words, words for themselves, or those on what readers cannot see', async () => {
    const own = await write(await publish(), '自分の言葉', moderator);
    const forThem = await write(await publish(moderator), '自分への言葉');
    const hidden = await publish();
    await write(hidden);
    await test.services.database.query('hideEpisode', "UPDATE episodes SET status = 'SUSPENDED' WHERE id = $1", [
      hidden,
    ]);
    expect((await desk()).data.yawarakaDesk).toMatchObject({ waitingCount: 0, comments: [] });
    expect(codeOf(await judge([own, forThem], 'DELIVER'))).toBe('NOT_FOUND');
  });
});

describe('a decision', () => {
  it.each([
    ['DELIVER', 'すてき', 'DELIVERED'],
    ['REJECT', null, 'PENDING'],
    ['REJECT_FOR_RULES', null, 'REJECTED'],
  ])('%s: the author reads %s, and who wrote it is told %s', async (verdict, forAuthor, forPoster) => {
    const episode = await publish();
    const id = await write(episode);
    expect((await judge([id], verdict)).data.judgeYawarakaComments).toEqual({ judgedCommentIds: [id], problems: [] });
    expect(await read(episode, author)).toEqual(forAuthor === null ? [] : [{ body: forAuthor, state: null }]);
    expect(await read(episode, reader)).toEqual([{ body: 'すてき', state: forPoster }]);
    expect(await listDeskLog(test.services.database, 1)).toMatchObject([
      { deed: verdict, screenName: moderator.screenName, operator: null, commentId: id },
    ]);
  });

  it('is made once, and about as many as a page shows; those that were decided do not keep the others', async () => {
    const episode = await publish();
    const [one, two] = [await write(episode, 'one'), await write(episode, 'two')];
    const both = await Promise.all([judge([one], 'DELIVER'), judge([one], 'REJECT')]);
    expect(both.map(codeOf).toSorted()).toEqual(['NOT_FOUND', 'OK']);
    expect((await judge([one, two, 'z0'], 'DELIVER')).data.judgeYawarakaComments.judgedCommentIds).toEqual([two]);
    const many = await judge(
      Array.from({ length: 101 }, () => two),
      'DELIVER',
    );
    expect(many.data.judgeYawarakaComments.problems).toEqual([{ path: ['ids'], code: 'TOO_MANY' }]);
  });

  it('stays in a trail that nobody changes, also when the moderator is gone', async () => {
    const { database } = test.services;
    const id = await write(await publish());
    await judge([id], 'REJECT');
    await expect(database.query('forge', "UPDATE desk_log SET deed = 'DELIVER'")).rejects.toThrow(/never changed/);
    await expect(database.query('forget', 'DELETE FROM desk_log')).rejects.toThrow(/never changed/);
    await database.query('deleteModerator', 'DELETE FROM users WHERE id = $1', [moderator.actor.accountId]);
    await database.query('deleteAccount', 'DELETE FROM accounts WHERE id = $1', [moderator.actor.accountId]);
    expect(
      (await listDeskLog(database, 2)).map(({ deed, screenName, operator }) => [deed, screenName, operator]),
    ).toEqual([
      ['REJECT', null, null],
      ['GRANT', null, 'kei'],
    ]);
  });
});
