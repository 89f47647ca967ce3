import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/createTestApp.ts';
import { addressOf, cookieOf, TEST_PASSWORD } from '../../../testing/identityCalls.ts';
import { createMailCalls, problemOf, type MailCalls } from '../../../testing/mailCalls.ts';

const NEW_PASSWORD = 'a new quiet harbour';
let test: TestApp;
let calls: MailCalls;
let people = 0;

beforeAll(async () => {
  test = await createTestApp();
  calls = createMailCalls(test);
});
afterAll(() => test.close());
beforeEach(() => test.services.database.query('forgetThrottles', 'DELETE FROM throttles'));

const someone = (): Promise<TestPerson> => test.signUpCreator(`mail_${(people += 1)}`);

const expire = (code: string) =>
  test.services.database.query(
    'expireCode',
    `UPDATE mail_actions SET expires_at = now() - interval '1 second' WHERE code_hash = sha256($1::bytea)`,
    [code],
  );

describe('a forgotten password', () => {
  it('is replaced with the code of a mail; all sessions end and this browser is signed in', async () => {
    const email = addressOf(await someone());
    const before = await calls.signIn(email);
    const code = await calls.codeFor('reset', email);
    expect((await calls.post('look_at_mail_link', { mode: 'reset', code })).json()).toMatchObject({ email });
    const response = await calls.post('reset_password', { code, password: NEW_PASSWORD });
    expect(response.json()).toMatchObject({ viewer: { kind: 'REGISTERED' } });
    expect((await calls.post('refresh', {}, { cookie: before.cookie })).statusCode).toBe(401);
    expect((await calls.post('refresh', {}, { cookie: cookieOf(response) })).statusCode).toBe(200);
    expect(await calls.canSignIn(email, TEST_PASSWORD)).toBe(false);
    expect(await calls.canSignIn(email, NEW_PASSWORD)).toBe(true);
    expect((await calls.mailsTo(email))[0]?.subject).toBe('Your password at Komawari was changed');
  });

  it('changes nothing for a password that is refused, and the link still works', async () => {
    const email = addressOf(await someone());
    const code = await calls.codeFor('reset', email);
    expect(problemOf(await calls.post('reset_password', { code, password: 'short' }))).toBe('TOO_SHORT');
    expect((await calls.post('reset_password', { code, password: NEW_PASSWORD })).statusCode).toBe(200);
  });

  it('closes every other open link of the account', async () => {
    const email = addressOf(await someone());
    const [first, link] = [await calls.codeFor('reset', email), await calls.codeFor('sign_in', email)];
    const second = await calls.codeFor('reset', email);
    await calls.post('reset_password', { code: second, password: NEW_PASSWORD });
    expect(problemOf(await calls.post('reset_password', { code: first, password: NEW_PASSWORD }))).toBe('REPLACED');
    expect(problemOf(await calls.post('sign_in_by_mail', { code: link, email }))).toBe('REPLACED');
  });

  it('does not get around the second factor', async () => {
    const person = await someone();
    await test.services.database.query(
      'addSecondFactor',
      `INSERT INTO second_factors (account_id, sealed_secret, confirmed_at) VALUES ($1, 'x', now())`,
      [person.actor.accountId],
    );
    const code = await calls.codeFor('reset', addressOf(person));
    const reset = await calls.post('reset_password', { code, password: NEW_PASSWORD });
    expect(reset.json()).toEqual({ challenge: expect.any(String), expiresIn: 300 });
    const link = await calls.codeFor('sign_in', addressOf(person));
    const signedIn = await calls.post('sign_in_by_mail', { code: link, email: addressOf(person) });
    expect(signedIn.json()).toEqual({ challenge: expect.any(String), expiresIn: 300 });
    expect(cookieOf(reset) + cookieOf(signedIn)).toBe('');
  });
});

describe('signing in by e-mail link', () => {
  it('opens a session with the code and the address [R7-009]', async () => {
    const email = addressOf(await someone());
    const code = await calls.codeFor('sign_in', email);
    const response = await calls.post('sign_in_by_mail', { code, email: ` ${email.toUpperCase()} ` });
    expect(response.json()).toMatchObject({ expiresIn: 300, viewer: { kind: 'REGISTERED' } });
    expect(cookieOf(response)).not.toBe('');
  });

  it('is nothing to somebody who has the link and not the address, and five guesses are all', async () => {
    const email = addressOf(await someone());
    const code = await calls.codeFor('sign_in', email);
    const guess = () => calls.post('sign_in_by_mail', { code, email: 'guess@example.com' });
    expect((await calls.post('look_at_mail_link', { mode: 'sign_in', code })).json()).toMatchObject({ email: '' });
    for (let n = 0; n < 5; n += 1) expect(problemOf(await guess())).toBe('OTHER_ADDRESS');
    expect((await guess()).statusCode).toBe(429);
    expect((await calls.post('sign_in_by_mail', { code, email })).statusCode).toBe(200);
  });

  it('ends the session the browser had before', async () => {
    const email = addressOf(await someone());
    const visitor = await calls.post('anonymous', {});
    const code = await calls.codeFor('sign_in', email);
    await calls.post('sign_in_by_mail', { code, email }, { cookie: cookieOf(visitor) });
    expect((await calls.post('refresh', {}, { cookie: cookieOf(visitor) })).statusCode).toBe(401);
  });
});

it('somebody who deletes their account still gets in by mail, to the offer to stay', async () => {
  const person = await someone();
  const email = addressOf(person);
  const { data } = await test.run(
    'mutation DeleteAccount($input: DeleteAccountInput!) { deleteAccount(input: $input) { problems { code } } }',
    { input: { screenName: person.screenName } },
    { token: (await calls.signIn(email)).token },
  );
  expect(data.deleteAccount.problems).toEqual([]);
  const code = await calls.codeFor('sign_in', email);
  const answer = await calls.post('sign_in_by_mail', { code, email });
  expect(answer.json()).toMatchObject({ restoreToken: expect.any(String) });
  expect(cookieOf(answer)).toBe('');
});

describe('a link', () => {
  it('works once, also when it is used twice at the same time', async () => {
    const email = addressOf(await someone());
    const code = await calls.codeFor('reset', email);
    const answers = await Promise.all(
      [1, 2, 3].map(() => calls.post('reset_password', { code, password: NEW_PASSWORD })),
    );
    expect(answers.map((one) => one.statusCode).toSorted()).toEqual([200, 422, 422]);
    expect(answers.flatMap((one) => problemOf(one) ?? [])).toEqual(['USED', 'USED']);
  });

  it('that is expired, cut, of another action or made up says so', async () => {
    const email = addressOf(await someone());
    const expired = await calls.codeFor('reset', email);
    await expire(expired);
    const link = await calls.codeFor('sign_in', email);
    const reset = (code: string) => calls.post('reset_password', { code, password: NEW_PASSWORD });
    expect(problemOf(await reset(expired))).toBe('EXPIRED');
    for (const code of [link, link.slice(0, 20), '', 'x'.repeat(43)]) {
      expect(problemOf(await reset(code))).toBe('BROKEN');
      expect(problemOf(await calls.post('recover_email', { code }))).toBe('BROKEN');
    }
    expect(await calls.canSignIn(email, TEST_PASSWORD)).toBe(true);
  });

  it.each([
    ['reset', 60 * 60],
    ['sign_in', 60 * 60],
  ] as const)('of the mode %s lives an hour', async (mode, seconds) => {
    const code = await calls.codeFor(mode, addressOf(await someone()));
    expect(await calls.lifeOf(code)).toBe(seconds);
  });

  it('leaves no code in the database', async () => {
    const code = await calls.codeFor('reset', addressOf(await someone()));
    const rows = await test.services.database.query<{ text: string }>(
      'dumpMailActions',
      `SELECT mail_actions::text AS text FROM mail_actions UNION ALL SELECT used_tokens::text FROM used_tokens UNION ALL SELECT throttles::text FROM throttles`,
    );
    const spelled = [code, Buffer.from(code, 'base64url').toString('hex'), Buffer.from(code).toString('hex')];
    expect(rows.filter(({ text }) => spelled.some((one) => text.includes(one)))).toEqual([]);
  });

  it('leads on this origin only', async () => {
    const email = addressOf(await someone());
    for (const to of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
      await calls.post('send_mail_link', { mode: 'sign_in', email, to });
      expect((await calls.linkTo(email)).searchParams.get('to')).toBeNull();
    }
    await calls.post('send_mail_link', { mode: 'sign_in', email, to: '/my/bookmarks?a=1' });
    expect((await calls.linkTo(email)).searchParams.get('to')).toBe('/my/bookmarks?a=1');
  });
});

describe('asking for a mail', () => {
  it('answers the same for an address nobody signs in with; its owner is told by mail', async () => {
    const email = addressOf(await someone());
    for (const mode of ['reset', 'sign_in']) {
      const known = await calls.post('send_mail_link', { mode, email });
      const unknown = await calls.post('send_mail_link', { mode, email: 'nobody@example.com' });
      expect([unknown.statusCode, Object.keys(unknown.json())]).toEqual([known.statusCode, Object.keys(known.json())]);
      expect(unknown.json()).toEqual({ ...known.json(), sentTo: 'nobody@example.com' });
    }
    const mails = await calls.mailsTo('nobody@example.com');
    expect(mails.map((mail) => mail.subject)).toEqual(Array(2).fill('No account with this address at Komawari'));
    expect((await calls.linkTo('nobody@example.com')).pathname).toBe('/signup');
  });

  it('is possible five times an hour for an address, and twenty times from one place (decisions 4.11)', async () => {
    const statuses = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await calls.post('send_mail_link', { mode: 'reset', email: 'often@example.com' })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const ip = '10.9.9.9';
    const many = [];
    for (let n = 0; n < 21; n += 1)
      many.push((await calls.post('send_mail_link', { mode: 'reset', email: `m${n}@example.com` }, { ip })).statusCode);
    expect(many.indexOf(429)).toBe(20);
  });

  it('is HTML and text that say the same', async () => {
    const email = addressOf(await someone());
    const code = await calls.codeFor('reset', email);
    const [mail] = await calls.mailsTo(email);
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain(code);
      expect(body).toContain('Choose a new password');
      expect(body).toContain('for one hour');
    }
  });

  it.each(['', 'no address', 'a@b'])('refuses "%s" at the field', async (email) => {
    expect((await calls.post('send_mail_link', { mode: 'reset', email })).json()).toMatchObject({ field: 'email' });
  });
});

describe('changing the password', () => {
  it('asks for the current one, and counts wrong ones down to a pause', async () => {
    const { cookie } = await calls.signIn(addressOf(await someone()));
    const change = (currentPassword: string, password = NEW_PASSWORD) =>
      calls.post('change_password', { currentPassword, password }, { cookie });
    const wrong = await change('not this one');
    expect(wrong.json()).toMatchObject({ field: 'currentPassword', problems: [{ code: 'WRONG' }] });
    expect(problemOf(await change(TEST_PASSWORD, 'password123'))).toBe('COMMON');
    for (let n = 0; n < 4; n += 1) await change('not this one');
    expect((await change(TEST_PASSWORD)).statusCode).toBe(429);
  });

  it('is for somebody with a session only', async () => {
    const body = { currentPassword: TEST_PASSWORD, password: NEW_PASSWORD };
    expect((await calls.post('change_password', body)).statusCode).toBe(401);
  });
});
