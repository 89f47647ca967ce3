import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { generateSync } from 'otplib';
import { createAuthenticator, type Authenticator } from '../../../testing/createAuthenticator.ts';
import { createBrowser, type Browser } from '../../../testing/createBrowser.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';

const LINK_GONE_PROVIDER = `INSERT INTO social_identities (provider, subject, kind, account_id) VALUES ('gone', 's1', 'OPENID', $1)`;

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.services.database.query('forgetThrottles', 'DELETE FROM throttles'));

interface WithPasskey {
  browser: Browser;
  device: Authenticator;
  accountId: string;
  passkeyId: string;
}

/** Somebody who added a passkey. */
async function withPasskey(screenName: string): Promise<WithPasskey> {
  const person = await test.signUpCreator(screenName);
  const browser = createBrowser(test);
  await browser.signIn(screenName);
  const device = createAuthenticator();
  const { challenge } = (await browser.call('passkeys/register_options')).body;
  const added = await browser.call('passkeys/register', { name: 'Laptop', response: device.create({ challenge }) });
  expect(added.status).toBe(200);
  return { browser, device, accountId: person.actor.accountId, passkeyId: added.body.id };
}

async function signInBy(device: Authenticator, parts: Partial<Parameters<Authenticator['get']>[0]> = {}) {
  const browser = createBrowser(test);
  const { challenge } = (await browser.call('passkeys/sign_in_options')).body;
  return browser.call('passkeys/sign_in', { response: device.get({ challenge, ...parts }) });
}

const passkeysOf = async (browser: Browser) => {
  const document = '{ viewer { ... on RegisteredViewer { waysToConfirm passkeys { id name createdAt lastUsedAt } } } }';
  return (await test.run(document, {}, { token: browser.token() })).data.viewer;
};

describe('a passkey', () => {
  it('asks the device to know the person, and to remember the account', async () => {
    await test.signUpCreator('options');
    const browser = createBrowser(test);
    await browser.signIn('options');
    const { body } = await browser.call('passkeys/register_options');
    expect(body).toMatchObject({
      rp: { name: 'Komawari', id: 'localhost' },
      user: { name: 'options@example.com' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it('signs in without a name or a password, and its list says when', async () => {
    const { device, browser, accountId } = await withPasskey('plain');
    const before = await passkeysOf(browser);
    expect(before.waysToConfirm).toEqual(['PASSWORD', 'PASSKEY']);
    expect(before.passkeys).toMatchObject([{ name: 'Laptop', lastUsedAt: null }]);
    const { body } = await signInBy(device, { userHandle: accountId });
    expect(body.viewer).toEqual({ kind: 'REGISTERED', id: accountId, language: null });
    expect((await passkeysOf(browser)).passkeys[0].lastUsedAt).not.toBeNull();
  });

  it('counts as both factors', async () => {
    const { device, browser } = await withPasskey('both');
    const { key } = (await browser.call('second_factor/begin')).body;
    await browser.call('second_factor/finish', { code: generateSync({ secret: key }) });
    expect((await signInBy(device)).body.token).toBeTruthy();
  });

  it('confirms that it is the person of this session, and of no other', async () => {
    const { device, browser } = await withPasskey('confirm');
    const other = await withPasskey('confirm_two');
    const confirm = async (by: Browser, used: Authenticator) => {
      const { challenge } = (await by.call('passkeys/confirm_options')).body;
      return (await by.call('passkeys/confirm', { response: used.get({ challenge }) })).status;
    };
    expect(await confirm(browser, device)).toBe(200);
    expect(await confirm(other.browser, device)).toBe(401);
  });

  it('can be renamed and removed by its owner only; removed, it opens nothing', async () => {
    const { device, browser, passkeyId } = await withPasskey('change');
    const other = await withPasskey('change_two');
    const call = (by: Browser, name: string) =>
      by.call(`passkeys/${name}`, { id: passkeyId, name: 'Phone' }).then(({ status }) => status);
    expect([await call(other.browser, 'name'), await call(other.browser, 'remove')]).toEqual([404, 404]);
    expect((await browser.call('passkeys/name', { id: passkeyId, name: ' ' })).body.field).toBe('name');
    expect(await call(browser, 'name')).toBe(204);
    expect((await passkeysOf(browser)).passkeys).toMatchObject([{ name: 'Phone' }]);
    expect(await call(browser, 'remove')).toBe(204);
    expect((await signInBy(device)).status).toBe(401);
  });
});

it('the last way in that works is never removed', async () => {
  const { browser, passkeyId, accountId } = await withPasskey('last_way');
  // The only other way leads over a provider that the operator switched off.
  await test.services.database.query('linkGone', LINK_GONE_PROVIDER, [accountId]);
  await test.services.database.query('leaveAddress', 'DELETE FROM auth_providers WHERE account_id = $1', [accountId]);
  expect((await browser.call('passkeys/remove', { id: passkeyId })).body.code).toBe('CONFLICT');
  expect((await passkeysOf(browser)).passkeys).toHaveLength(1);
});

describe('a passkey is refused', () => {
  it.each([
    ['another origin asked', { origin: 'http://localhost:3001' }],
    ['it is bound to another host', { rpID: 'evil.example' }],
    ['the device did not verify the person', { isVerified: false }],
    ['it names another account', { userHandle: 'u00000000000000000000' }],
    ['the challenge is not ours', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
  ])('when %s', async (reason, parts) => {
    const { device } = await withPasskey(`no_${reason.replaceAll(/[^a-z]/g, '').slice(-12)}`);
    expect((await signInBy(device, parts)).status).toBe(401);
    expect((await signInBy(device)).status).toBe(200);
  });

  it('when it answers a second time, or a challenge made for something else', async () => {
    const { device, browser } = await withPasskey('replay');
    const guest = createBrowser(test);
    const { challenge } = (await guest.call('passkeys/sign_in_options')).body;
    const response = device.get({ challenge });
    expect((await guest.call('passkeys/sign_in', { response })).status).toBe(200);
    expect((await createBrowser(test).call('passkeys/sign_in', { response })).status).toBe(401);
    const confirmation = (await browser.call('passkeys/confirm_options')).body.challenge;
    const misused = { response: device.get({ challenge: confirmation }) };
    expect((await createBrowser(test).call('passkeys/sign_in', misused)).status).toBe(401);
  });

  it('when its counter goes back: somebody copied the key', async () => {
    const { device } = await withPasskey('counter');
    expect((await signInBy(device, { counter: 9 })).status).toBe(200);
    expect((await signInBy(device, { counter: 9 })).status).toBe(401);
    expect((await signInBy(device, { counter: 4 })).status).toBe(401);
    expect((await signInBy(device, { counter: 10 })).status).toBe(200);
  });

  it('when somebody signs with another key under its id', async () => {
    const { device } = await withPasskey('forged');
    const { id, rawId } = device.get({ challenge: 'x' }) as { id: string; rawId: string };
    const browser = createBrowser(test);
    const { challenge } = (await browser.call('passkeys/sign_in_options')).body;
    const response = { ...createAuthenticator().get({ challenge }), id, rawId };
    expect((await browser.call('passkeys/sign_in', { response })).status).toBe(401);
  });

  it.each([{}, { response: null }, { response: { id: 'x', rawId: 'x', type: 'x', response: {} } }])(
    'when the call is none: %j',
    async (payload) => {
      expect((await createBrowser(test).call('passkeys/sign_in', payload)).status).toBeLessThan(500);
    },
  );

  it.each(['register_options', 'register', 'remove'])('%s insists on a recent sign-in', async (name) => {
    const { browser, device, passkeyId } = await withPasskey(`old_${name}`);
    const { challenge } = (await browser.call('passkeys/register_options')).body;
    await test.services.database.query(
      'ageSession',
      `UPDATE sessions SET authenticated_at = now() - interval '301 seconds' WHERE id = $1`,
      [browser.sessionId()],
    );
    const payload = { id: passkeyId, name: 'x', response: device.create({ challenge }) };
    expect((await browser.call(`passkeys/${name}`, payload)).body.code).toBe('RECENT_SIGN_IN_REQUIRED');
    expect((await createBrowser(test).call(`passkeys/${name}`, payload)).status).toBe(401);
  });
});
