import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { decodeJwt, decodeProtectedHeader, type JWTPayload } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser, type Browser } from '../../testing/createBrowser.ts';
import type { TestPerson } from '../../testing/createTestApp.ts';
import { createClient, type TestClient } from '../../testing/openid/createClient.ts';
import { logOut } from '../../testing/openid/logOut.ts';
import { openScene, signInTo, type OpenIDScene } from '../../testing/openid/openScene.ts';
import { sendLogouts } from './sendLogouts.ts';

let scene: OpenIDScene;
let server: Server;
let status = 200;
/** What was told to the client's back-channel address. */
let told: JWTPayload[] = [];
let tokens: string[] = [];
let backchannelLogoutUri: string;

beforeAll(async () => {
  scene = await openScene({ KOMAWARI_WEBHOOKS_LOOPBACK: '1' });
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const token = new URLSearchParams(body).get('logout_token') ?? '';
      tokens.push(token);
      told.push(decodeJwt(token));
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  backchannelLogoutUri = `http://127.0.0.1:${(server.address() as AddressInfo).port}/logout`;
});
afterAll(async () => {
  server.close();
  await scene.close();
});
afterEach(async () => {
  status = 200;
  while ((await sendLogouts(scene.test.services)) > 0);
  told = [];
  tokens = [];
  status = 200;
});

const AFTER = 'https://client.example/after';

/** Somebody signed in in a browser and to a client. */
async function signedIn(more: Record<string, string> = {}) {
  const name = `person${(count += 1)}`;
  const { actor } = await scene.test.signUpCreator(name);
  const browser = createBrowser(scene.test);
  await browser.signIn(name);
  const person: TestPerson = {
    actor: { ...actor, sessionId: browser.sessionId() },
    token: browser.token(),
    screenName: name,
  };
  const registered = await createClient(scene.test, { postLogoutRedirectUris: [AFTER], backchannelLogoutUri });
  const { tokens: given } = await signInTo(scene, registered, more, person);
  return { browser, person, registered, hint: given.id_token ?? '', claims: given.claims() };
}
let count = 0;

const isOver = async (browser: Browser): Promise<boolean> => (await browser.call('refresh')).status === 401;

type Parameters = (hint: string, registered: TestClient) => Record<string, string>;

describe('oidcc-rp-initiated-logout-certification-test-plan', () => {
  it('oidcc-rp-initiated-logout-discovery-endpoint-verification', async () => {
    const config = await scene.discover(await createClient(scene.test));
    expect(config.serverMetadata().end_session_endpoint).toBe(`${scene.issuer}/oauth2/logout`);
  });

  it.each<[string, Parameters, string]>([
    [
      'oidcc-rp-initiated-logout',
      (hint) => ({ id_token_hint: hint, post_logout_redirect_uri: AFTER, state: 'x1' }),
      `${AFTER}?state=x1`,
    ],
    ['oidcc-rp-initiated-logout-no-state', (hint) => ({ id_token_hint: hint, post_logout_redirect_uri: AFTER }), AFTER],
    [
      'oidcc-rp-initiated-logout-no-post-logout-redirect-uri',
      (hint) => ({ id_token_hint: hint, state: 'x' }),
      'success',
    ],
    ['oidcc-rp-initiated-logout-only-state', () => ({ state: 'x' }), 'success'],
    ['oidcc-rp-initiated-logout-no-params', () => ({}), 'success'],
    // Without a hint nobody vouches for the address, so it is not followed.
    ['oidcc-rp-initiated-logout-no-id-token-hint', () => ({ post_logout_redirect_uri: AFTER, state: 'x' }), 'success'],
  ])('%s', async (_name, parametersFor, leadsTo) => {
    const { browser, registered, hint } = await signedIn();
    const { page, location } = await logOut(scene.issuer, parametersFor(hint, registered), { browser });
    expect(page.text).toContain('Sign out of Komawari?');
    expect(location).toBe(leadsTo === 'success' ? `${scene.issuer}/oauth2/logout/success` : leadsTo);
    expect(await isOver(browser)).toBe(true);
  });

  it.each<[string, Parameters]>([
    [
      'oidcc-rp-initiated-logout-bad-post-logout-redirect-uri',
      (hint) => ({ id_token_hint: hint, post_logout_redirect_uri: 'https://client.example/elsewhere' }),
    ],
    [
      'oidcc-rp-initiated-logout-query-added-to-post-logout-redirect-uri',
      (hint) => ({ id_token_hint: hint, post_logout_redirect_uri: `${AFTER}?foo=bar` }),
    ],
    [
      'oidcc-rp-initiated-logout-modified-id-token-hint',
      (hint) => ({ id_token_hint: `${hint.slice(0, -6)}AAAAAA`, post_logout_redirect_uri: AFTER }),
    ],
    [
      'oidcc-rp-initiated-logout-bad-id-token-hint',
      () => ({ id_token_hint: 'not.a.token', post_logout_redirect_uri: AFTER }),
    ],
  ])('%s', async (_name, parametersFor) => {
    const { browser, registered, hint } = await signedIn();
    const { page, status: said, location } = await logOut(scene.issuer, parametersFor(hint, registered), { browser });
    expect([said, location]).toEqual([400, null]);
    expect(page.text).toContain('This link does not work');
    expect(await isOver(browser)).toBe(false);
  });

  it.each<[string, string, Record<string, string>, string]>([
    ['en', 'en', {}, 'Sign out of Komawari?'],
    ['ja', 'ja', {}, 'Komawariからログアウトしますか'],
    ['en', 'ja', { ui_locales: 'fr ja' }, 'Komawariからログアウトしますか'],
    ['en', 'ja', { ui_locales: 'ja', id_token_hint: 'not.a.token' }, 'このリンクは使えません'],
  ])('a browser in %s is asked in %s for %o', async (browsers, language, parameters, words) => {
    const { browser } = await signedIn();
    const headers = { accept: 'text/html', 'accept-language': browsers, cookie: browser.cookie() };
    const page = await fetch(`${scene.issuer}/oauth2/logout?${new URLSearchParams(parameters)}`, { headers });
    const text = await page.text();
    expect([page.headers.get('vary')?.toLowerCase().includes('accept-language'), text]).toEqual([
      true,
      expect.stringContaining(`<html lang="${language}"`),
    ]);
    expect(text).toContain(words);
  });

  it('whoever stays signed in is led back too, and another site cannot say yes for them', async () => {
    const { browser, hint } = await signedIn();
    const parameters = { id_token_hint: hint, post_logout_redirect_uri: AFTER };
    const { location } = await logOut(scene.issuer, parameters, { browser, says: 'no' });
    expect(location).toBe(AFTER);
    const forged = await fetch(`${scene.issuer}/oauth2/logout/confirm`, {
      method: 'POST',
      headers: { cookie: browser.cookie() },
      body: new URLSearchParams({ xsrf: 'guessed', logout: 'yes' }),
      redirect: 'manual',
    });
    expect(forged.status).toBe(400);
    expect(await isOver(browser)).toBe(false);
  });
});

describe('oidcc-backchannel-rp-initiated-logout-certification-test-plan', () => {
  it('oidcc-backchannel-logout-discovery-endpoint-verification', async () => {
    const config = await scene.discover(await createClient(scene.test));
    expect(config.serverMetadata()).toMatchObject({
      backchannel_logout_supported: true,
      backchannel_logout_session_supported: true,
    });
  });

  it('oidcc-backchannel-rp-initiated-logout', async () => {
    const { browser, hint, claims, registered } = await signedIn();
    expect(claims?.['sid']).toMatch(/^[\w-]{22}$/);
    await logOut(scene.issuer, { id_token_hint: hint }, { browser });
    await sendLogouts(scene.test.services);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      iss: scene.issuer,
      aud: registered.id,
      sub: claims?.sub,
      sid: claims?.['sid'],
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    });
    expect(told[0]).not.toHaveProperty('nonce');
    expect(decodeProtectedHeader(tokens[0] ?? '')).toMatchObject({ typ: 'logout+jwt', alg: 'RS256' });
    await sendLogouts(scene.test.services);
    expect(told).toHaveLength(1);
  });

  it('tells the client of an ended connection, and of a session that ended elsewhere', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    const own = await scene.test.run(
      '{ viewer { ... on RegisteredViewer { connectedOIDCClients { nodes { id } } } } }',
      {},
      one.person,
    );
    const { id } = own.data.viewer.connectedOIDCClients.nodes[0];
    await scene.test.run(
      'mutation D($id: ID!) { disconnectOIDCClient(id: $id) { disconnectedId } }',
      { id },
      one.person,
    );
    await other.browser.call('sign_out');
    await sendLogouts(scene.test.services);
    const subjects = told.map(({ sub }) => sub).toSorted();
    expect(subjects).toEqual([one.claims?.sub, other.claims?.sub].toSorted());
  });

  it('a client that does not answer is told again', async () => {
    const { browser } = await signedIn();
    status = 500;
    await browser.call('sign_out');
    await sendLogouts(scene.test.services);
    await sendLogouts(scene.test.services);
    expect(told).toHaveLength(1);
    status = 200;
    await scene.test.services.database.query(
      'wait',
      `UPDATE oidc_logins SET next_try_at = now() - interval '1 second'`,
    );
    await sendLogouts(scene.test.services);
    expect(told).toHaveLength(2);
    expect(
      await scene.test.services.database.query(
        'left',
        'SELECT 1 FROM oidc_logins l JOIN sessions s ON s.id = l.session_id WHERE s.revoked_at IS NOT NULL',
      ),
    ).toEqual([]);
  });

  it('a client that was away for all of its tries, and to which the person signed in anew, is told of the next end', async () => {
    const { browser, person, registered } = await signedIn();
    await scene.test.services.database.query(
      'gaveUp',
      `UPDATE oidc_logins SET ended_at = now(), tries = 8, next_try_at = now() + interval '1 hour' WHERE client_id = $1`,
      [registered.id],
    );
    await signInTo(scene, registered, {}, person);
    await browser.call('sign_out');
    await sendLogouts(scene.test.services);
    expect(told.map(({ aud }) => aud)).toEqual([registered.id]);
  });
});
