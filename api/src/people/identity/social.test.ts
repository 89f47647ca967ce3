import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { startSocialServers, type SocialServers } from '../../testing/socialServers/index.ts';
import { TestBrowser } from '../../testing/TestBrowser.ts';

const PASSWORD = 'correct horse battery';
let servers: SocialServers;
let test: TestApp;

beforeAll(async () => {
  servers = await startSocialServers();
  test = await createTestApp(servers.environment);
});
afterAll(async () => {
  await test.close();
  await servers.close();
});
beforeEach(() => test.services.database.query('forgetThrottles', 'DELETE FROM throttles'));

type Person = Record<string, string>;
const mina: Person = { subject: 'mina', name: '雨宮', email: 'mina@openid.example', verified: '1' };
const atX: Person = { username: 'mina_draws', name: 'ミナ', description: '空と魔女' };

const start = (browser: TestBrowser, input: object = {}) =>
  browser.post('social/start', { provider: 'test', intent: 'SIGN_IN', mode: 'POPUP', ...input });

/** What the person does at the provider: fills in who they are, and is sent back. Answers the address they come back to. */
async function agree(url: string, person: Person, decision = 'allow'): Promise<string> {
  const address = new URL(url);
  address.pathname = address.pathname.replace(/authorize$/, 'decide');
  for (const [name, value] of Object.entries({ ...person, decision })) address.searchParams.set(name, value);
  const answer = await fetch(address, { redirect: 'manual' });
  return answer.headers.get('location') ?? '';
}

/** The facts the finishing page is given. */
async function comeBack(browser: TestBrowser, address: string): Promise<URLSearchParams> {
  const answer = await browser.visit(address);
  expect(answer.statusCode).toBe(303);
  const [path, facts] = String(answer.headers.location).split('#');
  expect(path).toBe('/signin/finish');
  return new URLSearchParams(facts);
}

async function reach(browser: TestBrowser, person: Person, input: object = {}) {
  const started = await start(browser, input);
  expect(started.statusCode).toBe(200);
  return comeBack(browser, await agree(started.json().url, person));
}

async function signIn(browser: TestBrowser, person: Person, input: object = {}) {
  const facts = await reach(browser, person, input);
  return browser.post('social/finish', { ticket: facts.get('ticket') });
}

const asX = { provider: 'twitter' };
const link = (browser: TestBrowser, person: Person, input: object = {}) =>
  signIn(browser, person, { ...asX, intent: 'LINK', ...input });

async function creatorsBrowser(screenName: string): Promise<{ browser: TestBrowser; creator: TestPerson }> {
  const creator = await test.signUpCreator(screenName);
  const browser = new TestBrowser(test);
  const answer = await browser.post('sign_in', { email: `${screenName}@example.com`, password: PASSWORD });
  expect(answer.statusCode).toBe(200);
  return { browser, creator };
}

const finishProfile = (token: string, screenName: string) =>
  test.run(
    'mutation CreateUser($input: CreateUserInput!) { createUser(input: $input) { user { twitterScreenName } problems { message } } }',
    { input: { screenName, displayName: '名' } },
    { token },
  );

describe('somebody nobody knows', () => {
  it('gets an account with a provider and no profile, and proposals for it, from OpenID [R7-009]', async () => {
    const answer = (await signIn(new TestBrowser(test), mina, { to: '/works/w1?page=2' })).json();
    expect(answer).toMatchObject({
      end: 'ENTERED',
      viewer: { kind: 'GUEST_WITH_PROVIDER' },
      profile: { screenName: 'mina', displayName: '雨宮', selfIntroduction: '' },
      leftGuest: false,
      returnTo: '/works/w1?page=2',
    });
    const again = (await signIn(new TestBrowser(test), mina)).json();
    expect(again.viewer.id).toBe(answer.viewer.id);
  });

  it('gets one from X, and the finished profile shows the name at X', async () => {
    const browser = new TestBrowser(test);
    const answer = (await signIn(browser, atX, asX)).json();
    expect(answer.profile).toEqual({ screenName: 'mina_draws', displayName: 'ミナ', selfIntroduction: '空と魔女' });
    const { data } = await finishProfile(answer.token, 'mina_draws');
    expect(data.createUser).toMatchObject({ user: { twitterScreenName: 'mina_draws' }, problems: [] });
    const { token } = (await browser.post('refresh')).json();
    const viewer = await test.run(
      '{ viewer { kind authProviders ... on RegisteredViewer { linkedProviders { id provider label name canUnlink } } } }',
      {},
      { token },
    );
    expect(viewer.data.viewer).toEqual({
      kind: 'REGISTERED_WITHOUT_EMAIL',
      authProviders: ['TWITTER'],
      linkedProviders: [{ id: 'twitter', provider: 'TWITTER', label: 'X', name: 'mina_draws', canUnlink: false }],
    });
  });

  it('keeps the anonymous account with everything in it [R7-009]', async () => {
    const browser = new TestBrowser(test);
    const guest = (await browser.post('anonymous')).json();
    const answer = (await signIn(browser, { ...mina, subject: 'upgraded' })).json();
    expect(answer.viewer).toEqual({ kind: 'GUEST_WITH_PROVIDER', id: guest.viewer.id, language: null });
  });

  it('a mail sign-up keeps the guest account as well, by the cookie our pages send', async () => {
    const browser = new TestBrowser(test);
    const guest = (await browser.post('anonymous')).json();
    await test.run('mutation S($e: String!) { sendSignUpLink(input: { emailAddress: $e }) { sentTo } }', {
      e: 'kept@example.net',
    });
    const mails = await test.mails();
    const text = mails.find((mail) => mail.to === 'kept@example.net')?.text ?? '';
    const encryptedEmail = new URL(/https?:\S+/.exec(text)?.[0] ?? 'about:blank').searchParams.get('encryptedEmail');
    const answer = await browser.post('sign_up', { encryptedEmail, password: 'たい焼き はしっぽから' });
    expect(answer.json().viewer.id).toBe(guest.viewer.id);
  });
});

describe('somebody who has an account', () => {
  it('is signed in to it from a guest account, and told', async () => {
    const owner = (await signIn(new TestBrowser(test), { ...mina, subject: 'owner' })).json();
    const browser = new TestBrowser(test);
    await browser.post('anonymous');
    const answer = (await signIn(browser, { ...mina, subject: 'owner' })).json();
    expect(answer).toMatchObject({ viewer: { id: owner.viewer.id }, leftGuest: true });
  });

  it('is never let in by the address alone: it has to be verified and the account proven', async () => {
    const { creator } = await creatorsBrowser('proven');
    const same = { ...mina, subject: 'same-address', email: 'PROVEN@example.com' };
    const unverified = (await signIn(new TestBrowser(test), { ...same, subject: 'liar', verified: '' })).json();
    expect(unverified.viewer.id).not.toBe(creator.actor.accountId);

    const browser = new TestBrowser(test);
    const refused = await signIn(browser, same);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ reason: 'PROVE_ACCOUNT', provider: 'OpenID', email: 'PROVEN@example.com' });
    const { ticket } = refused.json();
    expect((await browser.post('social/finish', { ticket })).statusCode).toBe(401);

    // The same ticket after signing in works once, and only for the account with that address.
    const second = (await signIn(browser, same)).json().ticket;
    await browser.post('sign_in', { email: 'proven@example.com', password: PASSWORD });
    expect((await browser.post('social/finish', { ticket: second })).json()).toMatchObject({ end: 'LINKED' });
    expect((await signIn(new TestBrowser(test), same)).json().viewer.id).toBe(creator.actor.accountId);
  });

  it('another account than the one with the address cannot take the identity', async () => {
    await test.signUpCreator('addressee');
    const { browser } = await creatorsBrowser('stranger');
    await browser.post('sign_out');
    const { ticket } = (await signIn(browser, { ...mina, subject: 'mix', email: 'addressee@example.com' })).json();
    await browser.post('sign_in', { email: 'stranger@example.com', password: PASSWORD });
    expect((await browser.post('social/finish', { ticket })).statusCode).toBe(403);
  });
});

describe('the way back from a provider', () => {
  it('a state works once, and in the browser it was made for only', async () => {
    const browser = new TestBrowser(test);
    const started = (await start(browser)).json();
    const address = await agree(started.url, mina);
    expect((await comeBack(new TestBrowser(test), address)).get('kind')).toBe('invalid-auth-event');
    const other = new TestBrowser(test);
    await start(other);
    expect((await comeBack(other, address)).get('kind')).toBe('invalid-auth-event');
    expect((await comeBack(browser, address)).get('ticket')).toMatch(/^[\w-]{43}$/);
    expect((await comeBack(browser, address)).get('kind')).toBe('invalid-auth-event');
  });

  it('a ticket works once, and in the browser it was made for only', async () => {
    const browser = new TestBrowser(test);
    const ticket = (await reach(browser, mina)).get('ticket');
    const stolen = await new TestBrowser(test).post('social/finish', { ticket });
    expect([stolen.statusCode, stolen.json().kind]).toEqual([400, 'invalid-auth-event']);
    const both = await Promise.all([1, 2].map(() => browser.post('social/finish', { ticket })));
    expect(both.map((answer) => answer.statusCode).toSorted()).toEqual([200, 400]);
  });

  it.each([
    ['another nonce', { nonce: 'other' }],
    ['another audience', { aud: 'somebody-else' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['an expired token', { exp: 1, iat: 0 }],
  ])('an ID token with %s is refused', async (_what, wrong) => {
    const browser = new TestBrowser(test);
    servers.openId.misbehaveOnce((claims) => ({ ...claims, ...wrong }));
    const facts = await reach(browser, mina);
    expect([facts.get('kind'), facts.get('ticket')]).toEqual(['invalid-auth-event', null]);
  });

  it('an answer from another provider than asked is refused (mix-up)', async () => {
    const browser = new TestBrowser(test);
    const address = new URL(await agree((await start(browser)).json().url, mina));
    address.searchParams.set('iss', 'https://evil.example');
    expect((await comeBack(browser, address.href)).get('kind')).toBe('invalid-auth-event');
    const forX = new URL(await agree((await start(browser)).json().url, mina));
    forX.pathname = '/identity/callback/twitter';
    expect((await comeBack(browser, forX.href)).get('kind')).toBe('invalid-auth-event');
  });

  it('who says no at the provider comes back without a fault', async () => {
    const browser = new TestBrowser(test);
    const faults = test.faults.length;
    const facts = await comeBack(browser, await agree((await start(browser)).json().url, mina, 'deny'));
    expect([facts.get('kind'), facts.get('attempt') !== null]).toEqual(['declined', true]);
    expect(test.faults.length).toBe(faults);
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', '/.//evil.example', 'javascript:alert(1)'])(
    'a `to` of %s is dropped',
    async (to) => {
      const browser = new TestBrowser(test);
      const facts = await reach(browser, mina, { to });
      expect(facts.get('to')).toBeNull();
      expect((await browser.post('social/finish', { ticket: facts.get('ticket') })).json().returnTo).toBeNull();
    },
  );

  it('neither state nor ticket nor verifier stands in the database', async () => {
    const browser = new TestBrowser(test);
    const started = (await start(browser)).json();
    const state = new URL(started.url).searchParams.get('state') ?? '';
    const ticket = (await comeBack(browser, await agree(started.url, mina))).get('ticket') ?? '';
    const rows = await test.services.database.query<{ text: string }>(
      'dumpAttempts',
      'SELECT social_attempts::text AS text FROM social_attempts',
    );
    for (const secret of [state, ticket, browser.cookies.get('komawari_browser') ?? ''])
      expect(rows.filter(({ text }) => text.includes(secret))).toEqual([]);
  });
});

describe('authorised domains', () => {
  it('the list of them can be read, with the providers [R7-010]', async () => {
    const { authorizedDomains, providers } = (await test.app.inject('/identity/config')).json();
    expect(authorizedDomains).toContain('localhost');
    expect(providers).toEqual([
      { id: 'twitter', kind: 'TWITTER', name: 'X', isTest: true },
      { id: 'test', kind: 'OPENID', name: 'OpenID', isTest: true },
    ]);
  });

  it('a page of another domain starts nothing (R8-008)', async () => {
    const answer = await new TestBrowser(test).post(
      'social/start',
      { provider: 'test', intent: 'SIGN_IN', mode: 'TAB' },
      { origin: 'https://evil.example' },
    );
    expect([answer.statusCode, answer.json()]).toMatchObject([
      403,
      { kind: 'unauthorized-domain', message: 'Sign in failed' },
    ]);
  });
});

describe('linking and unlinking', () => {
  it('X is linked, shown on the profile, and taken away again', async () => {
    const { browser, creator } = await creatorsBrowser('linker');
    const name = async () => (await test.run('{ user(screenName: "linker") { twitterScreenName } }')).data.user;
    expect((await link(browser, { ...atX, username: 'Linker_X' })).json()).toMatchObject({
      end: 'LINKED',
      provider: 'X',
    });
    expect(await name()).toEqual({ twitterScreenName: 'Linker_X' });
    const { data } = await test.run('{ viewer { authProviders } }', {}, creator);
    expect(data.viewer.authProviders).toEqual(['EMAIL', 'TWITTER']);
    expect((await browser.post('social/unlink', { provider: 'twitter' })).statusCode).toBe(204);
    expect(await name()).toEqual({ twitterScreenName: null });
    expect((await browser.post('social/unlink', { provider: 'twitter' })).statusCode).toBe(404);
  });

  it('what signs in to another account is not linked, and a second one of a provider is not either', async () => {
    const { browser } = await creatorsBrowser('first');
    await link(browser, { ...atX, username: 'first_x' });
    const { browser: other } = await creatorsBrowser('second');
    const refused = await link(other, { ...atX, username: 'first_x' });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'This X account signs in to another Komawari account. Sign in there with X to unlink it first.',
    ]);
    const another = await link(browser, { ...atX, username: 'second_x' });
    expect(another.json().message).toBe('Another X account is linked already. Unlink it first, then link this one.');
  });

  it('a link begun in one account does not end in another', async () => {
    const { browser } = await creatorsBrowser('beginner');
    const facts = await reach(browser, { ...atX, username: 'moving' }, { ...asX, intent: 'LINK' });
    await test.signUpCreator('interloper');
    await browser.post('sign_in', { email: 'interloper@example.com', password: PASSWORD });
    expect((await browser.post('social/finish', { ticket: facts.get('ticket') })).statusCode).toBe(403);
  });

  it('the last way in stays, also when two go at once', async () => {
    const browser = new TestBrowser(test);
    const { token } = (await signIn(browser, { ...mina, subject: 'only' })).json();
    await finishProfile(token, 'only_social');
    const unlink = (provider: string) => browser.post('social/unlink', { provider });
    expect((await unlink('test')).json()).toMatchObject({ code: 'CONFLICT' });
    await link(browser, { ...atX, username: 'only_x' });
    const both = await Promise.all([unlink('test'), unlink('twitter')]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
  });

  it('a passkey is a way in that may be the last one', async () => {
    const browser = new TestBrowser(test);
    const { token, viewer } = (await signIn(browser, { ...mina, subject: 'keyed' })).json();
    await finishProfile(token, 'keyed');
    await test.services.database.query(
      'insertPasskey',
      `INSERT INTO passkeys (id, account_id, credential_id, public_key, counter, name) VALUES ('key', $1, 'key', '\\x00', 0, 'Key')`,
      [viewer.id],
    );
    expect((await browser.post('social/unlink', { provider: 'test' })).statusCode).toBe(204);
  });

  it('linking and unlinking want a recent sign-in, and the provider itself can confirm it', async () => {
    const { browser, creator } = await creatorsBrowser('careful');
    await link(browser, { ...atX, username: 'careful_x' });
    await test.services.database.query(
      'ageSessions',
      `UPDATE sessions SET authenticated_at = now() - interval '6 minutes' WHERE account_id = $1`,
      [creator.actor.accountId],
    );
    expect((await start(browser, { intent: 'LINK' })).json().code).toBe('RECENT_SIGN_IN_REQUIRED');
    const unlink = () => browser.post('social/unlink', { provider: 'twitter' });
    expect((await unlink()).json().code).toBe('RECENT_SIGN_IN_REQUIRED');
    const confirm = (username: string) => signIn(browser, { ...atX, username }, { ...asX, intent: 'CONFIRM' });
    expect((await confirm('somebody_else')).statusCode).toBe(403);
    expect((await unlink()).json().code).toBe('RECENT_SIGN_IN_REQUIRED');
    expect((await confirm('careful_x')).json()).toMatchObject({ end: 'CONFIRMED' });
    expect((await unlink()).statusCode).toBe(204);
  });

  it('a guest links nothing', async () => {
    const browser = new TestBrowser(test);
    await browser.post('anonymous');
    expect((await start(browser, { intent: 'LINK' })).statusCode).toBe(401);
  });
});
