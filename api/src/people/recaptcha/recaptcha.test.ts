import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { startRecaptcha } from '../../testing/startRecaptcha.ts';
import { isBypassOf, signBypass } from './bypassToken.ts';
import { createGoogleRecaptcha, RecaptchaUnavailable } from './googleRecaptcha.ts';

const SECRET = 'x'.repeat(32);
const SCORE =
  'query S($a: ReCaptchaAction!, $t: String!) { verifyReCaptchaAssessmentScoreToken(action: $a, token: $t) { isPassed assessmentId } }';
const CHECKBOX =
  'mutation C($a: ReCaptchaAction!, $t: String!, $id: String!) { verifyReCaptchaAssessmentCheckboxToken(action: $a, checkboxToken: $t, scoreAssessmentId: $id) { isPassed } }';
const BYPASS = 'query B($a: ReCaptchaAction!) { verifyReCaptchaBypassToken(action: $a) }';

let google: Awaited<ReturnType<typeof startRecaptcha>>;
let test: TestApp;
let author: TestPerson;
let reader: TestPerson;
let other: TestPerson;
let episodeId: string;

beforeAll(async () => {
  google = await startRecaptcha();
  test = await createTestApp();
  [author, reader, other] = [
    await test.signUpCreator('author'),
    await test.signUpCreator('reader'),
    await test.signUpCreator('other'),
  ];
  const { data } = await test.run(
    'mutation W($e: EpisodeInput) { createWork(workInput: { title: "w" }, episodeInput: $e) { episode { id } } }',
    { e: { status: 'PUBLIC', pages: [{ imageId: await test.addImage(author) }] } },
    author,
  );
  episodeId = data.createWork.episode.id;
});
afterAll(async () => {
  await test.close();
  await google.close();
});
const keys = () => ({ endpoint: google.endpoint, project: 'p', apiKey: 'k', scoreKey: 'score', checkboxKey: 'box' });
beforeEach(async () => {
  test.services.config.recaptcha = keys();
  google.asked.length = 0;
  for (const table of ['throttles', 'recaptcha_assessments'])
    await test.services.database.query(`forget_${table}`, `DELETE FROM ${table}`);
});

describe('the contract with reCAPTCHA Enterprise', () => {
  const ask = (token: string, siteKey = 'score') =>
    createGoogleRecaptcha(keys())({ token, siteKey, action: 'comment', ip: '192.0.2.1', userAgent: 'x' });

  it('sends the token, the site key, the action and where it came from, with the project and the key of the API', async () => {
    expect(await ask('person')).toBe(0.9);
    expect(google.asked).toEqual([
      {
        path: '/v1/projects/p/assessments?key=k',
        event: {
          token: 'person',
          siteKey: 'score',
          expectedAction: 'comment',
          userIpAddress: '192.0.2.1',
          userAgent: 'x',
        },
      },
    ]);
  });

  it.each([
    ['robot', 'score', 0.1],
    ['invalid', 'score', 0],
    ['other', 'score', 0],
    ['person', 'box', 0.9],
  ])('a token that is %s for the key %s counts %d', async (token, siteKey, score) => {
    expect(await ask(token, siteKey)).toBe(score);
  });

  it('a service that fails or is not there is told apart from a robot', async () => {
    await expect(ask('broken')).rejects.toBeInstanceOf(RecaptchaUnavailable);
    const gone = createGoogleRecaptcha({ ...keys(), endpoint: 'http://127.0.0.1:9' });
    await expect(
      gone({ token: 't', siteKey: 'score', action: 'comment', ip: '', userAgent: '' }),
    ).rejects.toBeInstanceOf(RecaptchaUnavailable);
  });
});

describe('a bypass token', () => {
  const passed = { person: 'mina', action: 'comment' } as const;
  it('is for one person, one action, five minutes and one installation', () => {
    const token = signBypass(SECRET, passed, 0);
    expect(isBypassOf(SECRET, token, passed, 299_000)).toBe(true);
    expect(isBypassOf(SECRET, token, passed, 300_000)).toBe(false);
    expect(isBypassOf(SECRET, token, { ...passed, person: 'hana' }, 0)).toBe(false);
    expect(isBypassOf(SECRET, token, { ...passed, action: 'sign_up' }, 0)).toBe(false);
    expect(isBypassOf('y'.repeat(32), token, passed, 0)).toBe(false);
    const [until, signature] = token.split('.');
    expect(isBypassOf(SECRET, `${Number(until) + 1}.${signature}`, passed, 0)).toBe(false);
    for (const odd of ['', '.', 'x.y', token.slice(0, -1)]) expect(isBypassOf(SECRET, odd, passed, 0)).toBe(false);
  });
});

const score = async (token: string, as: TestPerson = reader, action = 'COMMENT') =>
  (await test.run(SCORE, { a: action, t: token }, as)).data.verifyReCaptchaAssessmentScoreToken;
const checkbox = async (token: string, id: string, as: TestPerson = reader, action = 'COMMENT') =>
  (await test.run(CHECKBOX, { a: action, t: token, id }, as)).data.verifyReCaptchaAssessmentCheckboxToken.isPassed;
const bypass = async (as: TestPerson = reader, action = 'COMMENT'): Promise<string | null> =>
  (await test.run(BYPASS, { a: action }, as)).data.verifyReCaptchaBypassToken;

describe('the check', () => {
  it('a good score is enough, for who passed and for this action alone', async () => {
    expect(await bypass()).toBeNull();
    expect(await score('person')).toMatchObject({ isPassed: true });
    expect(await bypass()).toMatch(/^\d+\./);
    expect(await bypass(other)).toBeNull();
    expect(await bypass(reader, 'SIGN_UP')).toBeNull();
    await test.services.database.query(
      'passedLongAgo',
      "UPDATE recaptcha_assessments SET passed_at = now() - interval '301 seconds'",
    );
    expect(await bypass()).toBeNull();
  });

  it('a bad score leads to the checkbox, once, for the same person and action', async () => {
    const { isPassed, assessmentId } = await score('robot');
    expect(isPassed).toBe(false);
    expect(await bypass()).toBeNull();
    expect(await checkbox('person', assessmentId, other)).toBe(false);
    expect(await checkbox('person', assessmentId, reader, 'SIGN_UP')).toBe(false);
    expect(await checkbox('person', 'nothing')).toBe(false);
    expect(await checkbox('robot', assessmentId)).toBe(false);
    expect(await checkbox('person', assessmentId)).toBe(true);
    expect(await checkbox('person', assessmentId)).toBe(false);
    expect(await bypass()).toMatch(/^\d+\./);
  });

  it('says in words when the service does not answer', async () => {
    const { errors } = await test.run(SCORE, { a: 'COMMENT', t: 'broken' }, reader);
    expect(errors[0]).toMatchObject({ extensions: { code: 'RATE_LIMITED', retryAfter: 60 } });
    expect(errors[0]?.message).toContain('Try again in a minute.');
  });

  it('without keys everybody passes, nobody is asked and nothing is kept', async () => {
    test.services.config.recaptcha = null;
    expect(await score('robot')).toEqual({ isPassed: true, assessmentId: null });
    expect((await test.run('query { reCaptchaKeys { scoreKey } }')).data.reCaptchaKeys).toBeNull();
    expect(google.asked).toEqual([]);
  });

  it.each([
    [{ RECAPTCHA_PROJECT: 'p' }, 'or none'],
    [{ RECAPTCHA_API_KEY: 'k', RECAPTCHA_SCORE_KEY: 's', RECAPTCHA_CHECKBOX_KEY: 'c' }, 'or none'],
  ])('half of the keys %j stop the start', (env, words) => {
    const development = { DATABASE_URL: 'postgres://x', KOMAWARI_SECRET: 'x'.repeat(32), KOMAWARI_ENV: 'development' };
    expect(() => readConfig({ ...development, ...env })).toThrow(words);
  });
});

describe('what is checked', () => {
  const comment = async (recaptchaBypassToken: string | null, as: TestPerson = reader) =>
    (
      await test.run(
        'mutation C($input: AddCommentInput!) { addComment(input: $input) { problems { code path } } }',
        { input: { episodeID: episodeId, body: 'x', recaptchaBypassToken } },
        as,
      )
    ).data.addComment.problems;
  const needed = [{ code: 'RECAPTCHA_NEEDED', path: ['recaptchaBypassToken'] }];
  const setSwitch = (isUsable: boolean, as: TestPerson = author) =>
    test.run(
      'mutation U($input: UpdateReCAPTCHAUsableInput!) { updateReCAPTCHAUsable(input: $input) { isUsable } }',
      { input: { isUsable } },
      as,
    );

  it('comments on works of a creator who wants it, and no others', async () => {
    expect(await comment(null)).toEqual([]);
    expect((await setSwitch(true)).data.updateReCAPTCHAUsable).toEqual({ isUsable: true });
    const ask = 'query { viewer { ... on RegisteredViewer { recaptchaSetting { isUsable } } } }';
    expect((await test.run(ask, {}, author)).data.viewer.recaptchaSetting).toEqual({ isUsable: true });
    expect((await test.run(ask, {}, reader)).data.viewer.recaptchaSetting).toEqual({ isUsable: false });
    expect(await comment(null)).toEqual(needed);
    expect(await comment('1.x')).toEqual(needed);
    await score('person');
    const token = await bypass();
    expect(await comment(token, other)).toEqual(needed);
    expect(await comment(token)).toEqual([]);
    expect(await comment(null, author)).toEqual([]);
    test.services.config.recaptcha = null;
    expect(await comment(null)).toEqual([]);
    await setSwitch(false);
  });

  it('mails for signing up', async () => {
    const send = async (recaptchaBypassToken: string | null) =>
      (
        await test.run(
          'mutation S($input: SendSignUpLinkInput!) { sendSignUpLink(input: $input) { problems { code path } } }',
          { input: { emailAddress: 'new@example.com', recaptchaBypassToken } },
        )
      ).data.sendSignUpLink.problems;
    expect(await send(null)).toEqual(needed);
    await test.run(SCORE, { a: 'SIGN_UP', t: 'person' });
    const { data } = await test.run(BYPASS, { a: 'SIGN_UP' });
    expect(await send(data.verifyReCaptchaBypassToken)).toEqual([]);
  });

  it('mails for a new password', async () => {
    const send = (recaptchaBypassToken?: string) =>
      test.app.inject({
        method: 'POST',
        url: '/identity/send_mail_link',
        headers: { 'x-komawari-client': 'web' },
        payload: { mode: 'reset', email: 'who@example.com', recaptchaBypassToken },
      });
    expect((await send()).json()).toMatchObject({ problems: [{ code: 'RECAPTCHA_NEEDED' }] });
    await test.run(SCORE, { a: 'RESET_PASSWORD', t: 'person' });
    const { data } = await test.run(BYPASS, { a: 'RESET_PASSWORD' });
    expect((await send(data.verifyReCaptchaBypassToken)).statusCode).toBeLessThan(300);
  });
});
