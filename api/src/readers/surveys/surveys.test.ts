import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';

let test: TestApp;
let author: TestPerson;
let reader: TestPerson;
let visitor: TestPerson;
/** With whom there are enough answers to tell of them. */
const others: TestPerson[] = [];

beforeAll(async () => {
  test = await createTestApp();
  author = await test.signUpCreator('author');
  reader = await test.signUpCreator('reader');
  visitor = await test.visit();
  for (let number = 0; number < 4; number++) others.push(await test.visit());
});
afterAll(() => test.close());
beforeEach(() => test.services.database.query('forgetThrottles', 'DELETE FROM throttles'));

async function publish(status = 'PUBLIC', work: object = {}): Promise<{ workId: string; episodeId: string }> {
  const { data } = await test.run(
    'mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { work { id } episode { id } } }',
    { w: { title: '海の見える駅', ...work }, e: { status, pages: [{ imageId: await test.addImage(author) }] } },
    author,
  );
  return { workId: data.createWork.work.id, episodeId: data.createWork.episode.id };
}
const codeOf = (answer: { errors: { extensions: Record<string, unknown> }[] }) =>
  answer.errors[0]?.extensions['code'] ?? 'OK';
const answer = (episodeID: string, value: string, as: TestPerson | null = reader) =>
  test.run(
    'mutation AnswerSurvey($input: AnswerSurveyInput!) { answerSurvey(input: $input) { answer { id answer } } }',
    { input: { episodeID, answer: value } },
    as,
  );
const interest = async (id: string, as: TestPerson | null = author) => {
  await test.services.readingEvents.settle();
  const { data } = await test.run(
    'query E($id: ID!) { episode(id: $id) { surveyInterest { fun normal noFun } } }',
    { id },
    as,
  );
  return data.episode.surveyInterest;
};
const ask = (episodeID: string, question: string, choices: string[], as: TestPerson = author) =>
  test.run(
    'mutation S($input: SetSurveyFromAuthorInput!) { setSurveyFromAuthor(input: $input) { episode { surveyFromAuthor { id } } problems { path code } } }',
    { input: { episodeID, question, choices } },
    as,
  );
const SURVEY =
  'query E($id: ID!) { episode(id: $id) { canShowSurveyFromAuthor surveyFromAuthor { question choices viewerChoice totals } } }';

describe('how was it: fun, normal, no fun', () => {
  it('each reader answers once, also without a profile, and may change the answer', async () => {
    const { episodeId } = await publish();
    const first = (await answer(episodeId, 'FUN')).data.answerSurvey.answer;
    for (const other of others) await answer(episodeId, 'FUN', other);
    const second = (await answer(episodeId, 'NO_FUN')).data.answerSurvey.answer;
    expect(second).toEqual({ id: first.id, answer: 'NO_FUN' });
    expect(await interest(episodeId)).toEqual({ fun: 4, normal: 0, noFun: 1 });
    expect(codeOf(await answer(episodeId, 'FUN', null))).toBe('UNAUTHENTICATED');
  });

  it('an answer can be changed for 24 hours after it was given first', async () => {
    const { episodeId } = await publish();
    for (const other of others) await answer(episodeId, 'FUN', other);
    await answer(episodeId, 'FUN');
    const age = (hours: number) =>
      test.services.database.query(
        'letPass',
        `UPDATE survey_answers SET answered_at = now() - $1 * interval '1 hour'`,
        [hours],
      );
    await age(23.9);
    expect(codeOf(await answer(episodeId, 'NORMAL'))).toBe('OK');
    await age(24.1);
    expect(codeOf(await answer(episodeId, 'NO_FUN'))).toBe('FORBIDDEN');
    expect(codeOf(await answer(episodeId, 'NORMAL'))).toBe('OK');
    expect(await interest(episodeId)).toEqual({ fun: 4, normal: 1, noFun: 0 });
  });

  it('of fewer than five answers not even the author is told how they were', async () => {
    const { episodeId } = await publish();
    expect(await interest(episodeId)).toBeNull();
    for (const other of others) await answer(episodeId, 'NO_FUN', other);
    expect(await interest(episodeId)).toBeNull();
    await answer(episodeId, 'NO_FUN');
    expect(await interest(episodeId)).toEqual({ fun: 0, normal: 0, noFun: 5 });
    await answer(episodeId, 'FUN', others[0]);
    expect(await interest(episodeId)).toEqual({ fun: 1, normal: 0, noFun: 4 });
  });

  it('the author sees how many answered what and never who; others see their own answer alone', async () => {
    const { episodeId } = await publish();
    for (const one of [visitor, ...others]) await answer(episodeId, 'FUN', one);
    expect(await interest(episodeId)).toEqual({ fun: 5, normal: 0, noFun: 0 });
    expect(await interest(episodeId, reader)).toBeNull();
    expect(await interest(episodeId, null)).toBeNull();
    const mine = 'query E($id: ID!) { episode(id: $id) { viewerSurveyAnswer { answer } } }';
    for (const [as, expected] of [
      [visitor, { answer: 'FUN' }],
      [author, null],
      [reader, null],
    ] as const)
      expect((await test.run(mine, { id: episodeId }, as)).data.episode.viewerSurveyAnswer).toEqual(expected);
    const text = JSON.stringify(
      await test.run(
        'query E($id: ID!) { episode(id: $id) { surveyInterest { fun } viewerSurveyAnswer { id } surveyFromAuthor { totals } } }',
        { id: episodeId },
        author,
      ),
    );
    expect(text).not.toContain(visitor.actor.accountId);
  });

  it('is neither for the author, nor for works without a survey, nor for what cannot be read', async () => {
    const open = await publish();
    const silent = await publish('PUBLIC', { enableSurvey: false });
    expect(codeOf(await answer(open.episodeId, 'FUN', author))).toBe('FORBIDDEN');
    expect(codeOf(await answer(silent.episodeId, 'FUN'))).toBe('FORBIDDEN');
    expect(codeOf(await answer((await publish('DRAFT')).episodeId, 'FUN'))).toBe('NOT_FOUND');
    expect(codeOf(await answer((await publish('FAN_ONLY')).episodeId, 'FUN'))).toBe('FAN_ONLY');
    const offered = async (id: string, as: TestPerson | null) =>
      (await test.run('query E($id: ID!) { episode(id: $id) { viewerCanAnswerSurvey } }', { id }, as)).data.episode
        .viewerCanAnswerSurvey;
    expect([
      await offered(open.episodeId, author),
      await offered(open.episodeId, reader),
      await offered(open.episodeId, visitor),
      await offered(open.episodeId, null),
    ]).toEqual([false, true, true, true]);
    const shows = async (id: string) =>
      (await test.run('query E($id: ID!) { episode(id: $id) { canShowSurvey } }', { id })).data.episode.canShowSurvey;
    expect([await shows(open.episodeId), await shows(silent.episodeId)]).toEqual([true, false]);
  });

  it('an answer puts its episode on the reading history, read to the end', async () => {
    const { episodeId, workId } = await publish();
    const { id } = (await answer(episodeId, 'FUN')).data.answerSurvey.answer;
    const add = (answerID: string, work: string, as: TestPerson = reader) =>
      test.run(
        'mutation A($input: AddReadingHistoryWithSurveyAnswerInput!) { addReadingHistoryWithSurveyAnswer(input: $input) { ok } }',
        { input: { answerID, workID: work } },
        as,
      );
    expect(codeOf(await add(id, (await publish()).workId))).toBe('NOT_FOUND');
    expect(codeOf(await add(id, workId, visitor))).toBe('NOT_FOUND');
    expect(codeOf(await add(id, workId))).toBe('OK');
    const { data } = await test.run(
      'query E($id: ID!) { episode(id: $id) { viewerReadingHistory { isCompleted } } }',
      { id: episodeId },
      reader,
    );
    expect(data.episode.viewerReadingHistory).toEqual({ isCompleted: true });
  });
});

describe('the survey from the author [R2-027]', () => {
  it('shows a question with choices; one choice a reader, totals for the author alone', async () => {
    const { episodeId } = await publish();
    const none = { canShowSurveyFromAuthor: false, surveyFromAuthor: null };
    expect((await test.run(SURVEY, { id: episodeId })).data.episode).toEqual(none);
    const { data } = await ask(episodeId, '誰が好き？', ['ミナ', 'ソラ', '駅長']);
    const surveyID = data.setSurveyFromAuthor.episode.surveyFromAuthor.id;
    const choose = (choice: number, as: TestPerson | null = reader) =>
      test.run(
        'mutation A($input: AnswerSurveyFromAuthorInput!) { answerSurveyFromAuthor(input: $input) { episode { id } } }',
        { input: { surveyID, choice } },
        as,
      );
    for (const choice of [1, 3]) await choose(choice);
    await choose(3, visitor);
    expect([codeOf(await choose(0)), codeOf(await choose(4)), codeOf(await choose(1, author))]).toEqual([
      'BAD_USER_INPUT',
      'BAD_USER_INPUT',
      'FORBIDDEN',
    ]);
    expect(codeOf(await choose(1, null))).toBe('UNAUTHENTICATED');
    const shown = { question: '誰が好き？', choices: ['ミナ', 'ソラ', '駅長'] };
    for (const [as, more] of [
      [reader, { viewerChoice: 3, totals: null }],
      [author, { viewerChoice: null, totals: [0, 0, 2] }],
      [null, { viewerChoice: null, totals: null }],
    ] as const)
      expect((await test.run(SURVEY, { id: episodeId }, as)).data.episode).toEqual({
        canShowSurveyFromAuthor: true,
        surveyFromAuthor: { ...shown, ...more },
      });
  });

  it('is set by its author, changes the page, keeps its answers while the words stay, and goes with an empty question', async () => {
    const { episodeId } = await publish();
    await ask(episodeId, 'q', ['a', 'b']);
    const idOf = async () =>
      (await test.run('query E($id: ID!) { episode(id: $id) { surveyFromAuthor { id } } }', { id: episodeId })).data
        .episode.surveyFromAuthor?.id;
    const first = await idOf();
    await test.services.database.query('forgetChanges', 'DELETE FROM content_changes');
    await ask(episodeId, ' q ', ['a', 'b']);
    expect(await idOf()).toBe(first);
    expect(await test.services.database.query('look', 'SELECT key FROM content_changes')).toEqual([]);
    await ask(episodeId, 'q', ['a', 'c']);
    expect(await idOf()).not.toBe(first);
    expect(await test.services.database.query('look', 'SELECT key FROM content_changes')).toContainEqual({
      key: `Episode:${episodeId}`,
    });
    expect(codeOf(await ask(episodeId, 'q', ['a', 'b'], reader))).toBe('NOT_FOUND');
    await ask(episodeId, '', []);
    expect(await idOf()).toBeUndefined();
  });

  it.each([
    ['x'.repeat(141), ['a', 'b'], ['question'], 'TOO_LONG'],
    ['q', ['a'], ['choices'], 'WRONG_NUMBER'],
    ['q', ['a', 'b', 'c', 'd', 'e', 'f', 'g'], ['choices'], 'WRONG_NUMBER'],
    ['q', ['a', 'a'], ['choices'], 'TWICE'],
    ['q', ['a', ' '], ['choices', '1'], 'REQUIRED'],
  ])('%j with %j has to be fixed', async (question, choices, path, code) => {
    const { data } = await ask((await publish()).episodeId, question, choices);
    expect(data.setSurveyFromAuthor.problems[0]).toMatchObject({ path, code });
  });
});
