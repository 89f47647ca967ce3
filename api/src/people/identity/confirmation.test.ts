import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { requireRecentSignIn } from './requireRecentSignIn.ts';

const CLIENT = { 'x-komawari-client': 'web' };
const PASSWORD = 'correct horse battery';
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const post = (url: string, payload: object, cookie = '') =>
  test.app.inject({ method: 'POST', url, payload, headers: { ...CLIENT, cookie } });
const cookieOf = (response: { cookies: { name: string; value: string }[] }) =>
  response.cookies
    .filter((one) => one.name === 'komawari_refresh')
    .map((one) => `${one.name}=${one.value}`)
    .join('; ');

/** A person signed in over HTTP, with the cookie of the session. */
async function signedIn(screenName: string): Promise<{ person: TestPerson; cookie: string; sessionId: string }> {
  const person = await test.signUpCreator(screenName);
  const response = await post('/identity/sign_in', { email: `${screenName}@example.com`, password: PASSWORD });
  const token = response.json<{ token: string }>().token;
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
  return { person, cookie: cookieOf(response), sessionId: sid };
}

const age = (sessionId: string, seconds: number) =>
  test.services.database.query(
    'ageSession',
    'UPDATE sessions SET authenticated_at = now() - make_interval(secs => $2) WHERE id = $1',
    [sessionId, seconds],
  );
const isRecent = (sessionId?: string): Promise<string> =>
  requireRecentSignIn(test.services.database, {
    accountId: 'u1',
    kind: 'REGISTERED',
    ...(sessionId === undefined ? {} : { sessionId }),
  }).then(
    () => 'recent',
    (error: { code: string }) => error.code,
  );

describe('confirming that it is you', () => {
  it('a sign-in is recent for five minutes, and a refresh does not renew it', async () => {
    const { sessionId, cookie } = await signedIn('recent_one');
    expect(await isRecent(sessionId)).toBe('recent');
    await age(sessionId, 295);
    expect(await isRecent(sessionId)).toBe('recent');
    await age(sessionId, 305);
    expect((await post('/identity/refresh', {}, cookie)).statusCode).toBe(200);
    expect(await isRecent(sessionId)).toBe('RECENT_SIGN_IN_REQUIRED');
  });

  it('the password makes it recent again, under a new refresh token', async () => {
    const { sessionId, cookie } = await signedIn('again_one');
    await age(sessionId, 900);
    const confirmed = await post('/identity/confirm', { password: PASSWORD }, cookie);
    expect(confirmed.statusCode).toBe(200);
    expect(cookieOf(confirmed)).not.toBe(cookie);
    expect(await isRecent(sessionId)).toBe('recent');
  });

  it('a wrong password counts down to a pause, and nothing without a session is confirmed', async () => {
    const { sessionId, cookie } = await signedIn('wrong_one');
    await age(sessionId, 900);
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push(await post('/identity/confirm', { password: 'wrong' }, cookie));
    expect(answers.map((one) => one.statusCode)).toEqual([400, 400, 400, 400, 400, 429]);
    expect(answers[0]?.json()).toMatchObject({ triesLeft: 4, field: 'password' });
    expect((await post('/identity/confirm', { password: PASSWORD }, cookie)).statusCode).toBe(429);
    expect((await post('/identity/confirm', { password: PASSWORD })).statusCode).toBe(401);
    expect(await isRecent(sessionId)).toBe('RECENT_SIGN_IN_REQUIRED');
  });

  it('an ended session, an unknown one and a program’s call are never recent', async () => {
    const { sessionId, cookie } = await signedIn('ended_one');
    await post('/identity/sign_out', {}, cookie);
    expect(await isRecent(sessionId)).toBe('RECENT_SIGN_IN_REQUIRED');
    expect(await isRecent('n00000000000000000000')).toBe('RECENT_SIGN_IN_REQUIRED');
    expect(await isRecent()).toBe('RECENT_SIGN_IN_REQUIRED');
  });
});
