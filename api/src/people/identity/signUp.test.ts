import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { encryptEmail } from './signUpLink.ts';

const CLIENT = { 'x-komawari-client': 'web' };
const PASSWORD = 'たい焼き はしっぽから';
let test: TestApp;
let calls = 0;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const post = (
  url: string,
  payload: object,
  { cookie, headers }: { cookie?: string; headers?: Record<string, string> } = {},
) =>
  test.app.inject({ method: 'POST', url, payload, headers: { ...CLIENT, ...(cookie ? { cookie } : {}), ...headers } });
const cookieOf = (response: { cookies: { name: string; value: string }[] }) =>
  response.cookies
    .filter((one) => one.name === 'komawari_refresh')
    .map((one) => `${one.name}=${one.value}`)
    .join('; ');

async function mailedLink(email: string): Promise<URL> {
  const { data } = await test.run(
    'mutation sendSignUpLink($input: SendSignUpLinkInput!) { sendSignUpLink(input: $input) { sentTo resendAfter problems { code } } }',
    { input: { emailAddress: email, to: '/works/w1' } },
  );
  expect(data.sendSignUpLink).toMatchObject({ sentTo: email, resendAfter: 60, problems: [] });
  const mails = await test.mails();
  const mail = mails.find((one) => one.to === email);
  return new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? 'about:blank');
}

async function signUp(email: string) {
  const link = await mailedLink(email);
  const response = await post('/identity/sign_up', {
    encryptedEmail: link.searchParams.get('encryptedEmail'),
    password: PASSWORD,
  });
  expect(response.statusCode).toBe(200);
  return { response, body: response.json<{ token: string; viewer: { kind: string; id: string } }>(), link };
}

describe('signing up by e-mail (R2-048, R2-049, R2-050)', () => {
  it('goes from the mail over the password to a profile, one viewer kind after the other (R4-023)', async () => {
    const { response, body, link } = await signUp('sora@example.net');
    expect(link.pathname).toBe('/signup/verify_email');
    expect(link.searchParams.get('to')).toBe('/works/w1');
    const shown = await test.run(
      'query GetDecryptEmailAddress($encryptedEmail: String!) { decryptEmailAddress(encryptedEmail: $encryptedEmail) { emailAddress } }',
      { encryptedEmail: link.searchParams.get('encryptedEmail') },
    );
    expect(shown.data.decryptEmailAddress.emailAddress).toBe('sora@example.net');
    expect(body.viewer.kind).toBe('GUEST_WITH_PROVIDER');
    const created = await test.run(
      'mutation CreateUser($input: CreateUserInput!) { createUser(input: $input) { user { screenName isViewer } problems { code } } }',
      { input: { screenName: 'Sora_01', displayName: 'そら' } },
      body,
    );
    expect(created.data.createUser).toEqual({ user: { screenName: 'Sora_01', isViewer: true }, problems: [] });
    const refreshed = await post('/identity/refresh', {}, { cookie: cookieOf(response) });
    expect(refreshed.json<{ viewer: { kind: string } }>().viewer.kind).toBe('REGISTERED');
  });

  it('a browser learns with its token in which language the person reads, once they chose one', async () => {
    const { response, body } = await signUp('reads@example.net');
    const cookie = cookieOf(response);
    const refresh = async () =>
      (await post('/identity/refresh', {}, { cookie })).json<typeof body & { viewer: { language: string | null } }>();
    await test.run(
      'mutation CreateUser($input: CreateUserInput!) { createUser(input: $input) { problems { code } } }',
      { input: { screenName: 'reads', displayName: '読む人' } },
      body,
    );
    const registered = await refresh();
    expect(registered.viewer.language).toBeNull();
    await test.run(
      'mutation updateProfile($input: UpdateProfileInput!) { updateProfile(input: $input) { problems { code } } }',
      { input: { language: 'JA' } },
      registered,
    );
    expect((await refresh()).viewer.language).toBe('ja');
  });

  it('a link works once', async () => {
    const { link } = await signUp('once@example.net');
    const again = await post('/identity/sign_up', {
      encryptedEmail: link.searchParams.get('encryptedEmail'),
      password: PASSWORD,
    });
    expect(again.statusCode).toBe(422);
    expect(again.json()).toMatchObject({ problems: [{ code: 'USED' }] });
  });

  it('an expired, cut or foreign link says what to do', async () => {
    const secret = test.services.config.secret;
    const expired = encryptEmail(secret, 'late@example.net', 'n', Date.now() - 3_700_000);
    const foreign = encryptEmail('another secret of another deployment', 'x@example.net', 'n');
    for (const [encryptedEmail, code] of [
      [expired, 'EXPIRED'],
      [expired.slice(0, 40), 'BROKEN'],
      [foreign, 'BROKEN'],
      ['', 'BROKEN'],
    ]) {
      expect((await post('/identity/sign_up', { encryptedEmail, password: PASSWORD })).json()).toMatchObject({
        problems: [{ code }],
      });
    }
  });

  it.each([
    ['short', 'TOO_SHORT'],
    ['password123', 'COMMON'],
    ['tight@example.net', 'SAME_AS_EMAIL'],
    ['x'.repeat(129), 'TOO_LONG'],
  ])('the password %s is refused as %s', async (password, code) => {
    const encryptedEmail = encryptEmail(test.services.config.secret, 'tight@example.net', `${(calls += 1)}`);
    const response = await post('/identity/sign_up', { encryptedEmail, password });
    expect(response.json()).toMatchObject({ field: 'password', problems: [{ code }] });
  });

  it('an address that has an account gets the same answer on screen and another mail', async () => {
    await signUp('twice@example.net');
    const link = await mailedLink('twice@example.net');
    expect(link.pathname).toBe('/signin');
  });

  it('a screen name is free in any case only once, and reserved names are nobody’s', async () => {
    const first = (await signUp('n1@example.net')).body;
    const second = (await signUp('n2@example.net')).body;
    const create = (screenName: string, as: { token: string }) =>
      test.run(
        'mutation CreateUser($input: CreateUserInput!) { createUser(input: $input) { problems { code path message } } }',
        { input: { screenName, displayName: '名' } },
        as,
      );
    expect((await create('Hanako', first)).data.createUser.problems).toEqual([]);
    expect((await create('hanaKO', second)).data.createUser.problems).toMatchObject([
      { code: 'TAKEN', path: ['screenName'] },
    ]);
    expect((await create('workspace', second)).data.createUser.problems).toMatchObject([{ code: 'RESERVED' }]);
    expect((await create('mina mina', second)).data.createUser.problems).toMatchObject([
      { code: 'FORBIDDEN_CHARACTERS', message: 'Use letters, digits, _ or -. Try mina_mina.' },
    ]);
  });
});

describe('sessions', () => {
  it('a refresh token is exchanged for the next one; used again later, it ends the session', async () => {
    const { response } = await signUp('rotate@example.net');
    const first = cookieOf(response);
    const second = cookieOf(await post('/identity/refresh', {}, { cookie: first }));
    expect(second).not.toBe(first);
    await test.services.database.query(
      'ageTokens',
      `UPDATE refresh_tokens SET used_at = now() - interval '1 minute' WHERE used_at IS NOT NULL`,
    );
    const third = cookieOf(await post('/identity/refresh', {}, { cookie: second }));
    expect((await post('/identity/refresh', {}, { cookie: first })).statusCode).toBe(401);
    expect((await post('/identity/refresh', {}, { cookie: third })).statusCode).toBe(401);
  });

  it('an answer that was lost on the way ends nothing: the same token is exchanged again, as often as it takes', async () => {
    const { response } = await signUp('lost@example.net');
    const first = cookieOf(response);
    const lost = cookieOf(await post('/identity/refresh', {}, { cookie: first }));
    await test.services.database.query(
      'ageTokens',
      `UPDATE refresh_tokens SET used_at = now() - interval '1 minute' WHERE used_at IS NOT NULL`,
    );
    expect((await post('/identity/refresh', {}, { cookie: first })).statusCode).toBe(200);
    const again = await post('/identity/refresh', {}, { cookie: first });
    expect(again.statusCode).toBe(200);
    const next = await post('/identity/refresh', {}, { cookie: cookieOf(again) });
    expect(next.statusCode).toBe(200);
    // Somebody has the answer that seemed lost: two people hold this session, so nobody keeps it.
    expect((await post('/identity/refresh', {}, { cookie: lost })).statusCode).toBe(401);
    expect((await post('/identity/refresh', {}, { cookie: cookieOf(next) })).statusCode).toBe(401);
  });

  it('signing out ends the session', async () => {
    const { response } = await signUp('leave@example.net');
    const cookie = cookieOf(response);
    expect((await post('/identity/sign_out', {}, { cookie })).statusCode).toBe(204);
    expect((await post('/identity/refresh', {}, { cookie })).statusCode).toBe(401);
  });

  it('a call from another origin’s form is refused', async () => {
    expect((await test.app.inject({ method: 'POST', url: '/identity/anonymous', payload: {} })).statusCode).toBe(403);
  });

  it('a token that is altered, expired or of another deployment is not accepted', async () => {
    const { body } = await signUp('token@example.net');
    const [head, payload, signature] = body.token.split('.');
    const forged = `${head}.${Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()), sub: 'u00000000000000000000' })).toString('base64url')}.${signature}`;
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    for (const token of [forged, none, 'x.y.z']) {
      const { status, errors } = await test.run('{ viewer { kind } }', {}, { token });
      expect([status, errors[0]?.extensions['code']]).toEqual([401, 'UNAUTHENTICATED']);
    }
  });

  it('no refresh token stands in the database', async () => {
    const { response } = await signUp('dump@example.net');
    const token = response.cookies.find((one) => one.name === 'komawari_refresh')?.value ?? '';
    const rows = await test.services.database.query<{ text: string }>(
      'dumpTokens',
      'SELECT refresh_tokens::text AS text FROM refresh_tokens UNION ALL SELECT sessions::text FROM sessions',
    );
    expect(rows.some((row) => row.text.includes(token))).toBe(false);
  });
});

describe('signing in', () => {
  it('fails with the same words for a wrong password and an unknown account, and counts down to a pause', async () => {
    await signUp('pause@example.net');
    const attempt = (email: string, password: string) => post('/identity/sign_in', { email, password });
    const wrong = (await attempt('pause@example.net', 'not this one')).json();
    const unknown = (await attempt('nobody@example.net', 'not this one')).json();
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({
      message: 'That e-mail and password do not match. 4 tries left before a 15-minute pause.',
      triesLeft: 4,
    });
    for (let n = 0; n < 4; n += 1) await attempt('pause@example.net', 'not this one');
    const paused = await attempt('pause@example.net', PASSWORD);
    expect([paused.statusCode, paused.json().code]).toEqual([429, 'RATE_LIMITED']);
  });

  it('counts tries from all addresses of a network of IPv6 together', async () => {
    await signUp('rotating@example.net');
    const attempt = (remoteAddress: string, password: string) =>
      test.app.inject({
        method: 'POST',
        url: '/identity/sign_in',
        headers: CLIENT,
        payload: { email: 'rotating@example.net', password },
        remoteAddress,
      });
    for (let n = 1; n <= 5; n += 1) await attempt(`2001:db8:5:5::${n}`, 'not this one');
    expect((await attempt('2001:db8:5:5:aaaa::1', PASSWORD)).statusCode).toBe(429);
    // From elsewhere its owner gets in.
    expect((await attempt('2001:db8:5:6::1', PASSWORD)).statusCode).toBe(200);
  });

  it('opens a session with the right password [R7-009]', async () => {
    await signUp('right@example.net');
    const response = await post('/identity/sign_in', { email: ' Right@Example.net ', password: PASSWORD });
    expect(response.json()).toMatchObject({ expiresIn: 300, viewer: { kind: 'GUEST_WITH_PROVIDER' } });
  });
});
