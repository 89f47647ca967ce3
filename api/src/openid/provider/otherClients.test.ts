import * as oauth from 'oauth4webapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser, type Browser } from '../../testing/createBrowser.ts';
import type { TestPerson } from '../../testing/createTestApp.ts';
import { answer, parametersOf } from '../../testing/openid/answer.ts';
import { createClient, type TestClient } from '../../testing/openid/createClient.ts';
import { logOut } from '../../testing/openid/logOut.ts';
import { createPassport } from '../../testing/openid/createPassport.ts';
import { openScene, type OpenIDScene } from '../../testing/openid/openScene.ts';

// Clients that others wrote and that know this installation by its configuration alone, over HTTP. openid-client, with every
// response type, goes through conformance.test.ts.

const AFTER = 'https://client.example/after';
const RESPONSES = ['code', 'code id_token'];

let scene: OpenIDScene;
let browser: Browser;
let person: TestPerson;
beforeAll(async () => {
  scene = await openScene();
  browser = createBrowser(scene.test);
  await browser.signIn('kaede');
  const { actor } = scene.person;
  person = { actor: { ...actor, sessionId: browser.sessionId() }, token: browser.token(), screenName: 'kaede' };
});
afterAll(() => scene.close());

/** The person allows it on the screen: the address at the client to which the browser is then led. */
async function allow(url: URL | string): Promise<URL> {
  const { redirectTo, error, step } = await answer(scene.test, person, parametersOf(url));
  if (redirectTo === null) throw new Error(`the person was not led back: ${error} ${step}`);
  return new URL(redirectTo);
}

const register = () => createClient(scene.test, { responseTypes: RESPONSES, postLogoutRedirectUris: [AFTER] });

/** The client calls GraphQL for its user: what stands in the answer, or the status where the token is dead. */
async function works(token: string): Promise<unknown> {
  const response = await fetch(`${scene.issuer}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ viewer { screenName } }' }),
  });
  return response.status === 200 ? ((await response.json()) as { data: object }).data : response.status;
}

/** The client signs its user out, who agrees: back at the client, the session is over, and its tokens open nothing. */
async function expectSignedOut(endpoint: string | undefined, { hint, token }: { hint: string; token: string }) {
  expect(endpoint).toBe(`${scene.issuer}/oauth2/logout`);
  const leaving = { id_token_hint: hint, post_logout_redirect_uri: AFTER, state: 'bye' };
  expect((await logOut(scene.issuer, leaving, { browser })).location).toBe(`${AFTER}?state=bye`);
  expect((await browser.call('refresh')).status).toBe(401);
  expect(await works(token)).toBe(401);
  await browser.signIn('kaede');
  person = { ...person, actor: { ...person.actor, sessionId: browser.sessionId() }, token: browser.token() };
}

describe('oauth4webapi', () => {
  const insecure = { [oauth.allowInsecureRequests]: true };
  const discover = async () => {
    const issuer = new URL(scene.issuer);
    return oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, insecure));
  };

  /** A request as the documentation of the library builds it. */
  async function begin(as: oauth.AuthorizationServer, registered: TestClient, responseType: string) {
    const verifier = oauth.generateRandomCodeVerifier();
    const [state, nonce] = [oauth.generateRandomState(), oauth.generateRandomNonce()];
    const url = new URL(as.authorization_endpoint ?? '');
    for (const [name, value] of Object.entries({
      client_id: registered.id,
      redirect_uri: registered.redirectUri,
      response_type: responseType,
      scope: 'openid email read_works',
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    }))
      url.searchParams.set(name, value);
    return { url, verifier, state, nonce };
  }

  it('signs in with a code and PKCE, asks who it is, renews, revokes, and signs out', async () => {
    const registered = await register();
    const as = await discover();
    const client: oauth.Client = { client_id: registered.id };
    const proof = oauth.ClientSecretBasic(registered.secret ?? '');
    const { url, verifier, state, nonce } = await begin(as, registered, 'code');
    const given = oauth.validateAuthResponse(as, client, await allow(url), state);
    const tokens = await oauth.processAuthorizationCodeResponse(
      as,
      client,
      await oauth.authorizationCodeGrantRequest(as, client, proof, given, registered.redirectUri, verifier, insecure),
      { expectedNonce: nonce, requireIdToken: true },
    );
    const sub = oauth.getValidatedIdTokenClaims(tokens)?.sub ?? '';
    const info = await oauth.userInfoRequest(as, client, tokens.access_token, insecure);
    expect(await oauth.processUserInfoResponse(as, client, sub, info)).toMatchObject({ email: 'kaede@example.com' });
    expect(await works(tokens.access_token)).toEqual({ viewer: { screenName: 'kaede' } });

    const renewing = await oauth.refreshTokenGrantRequest(as, client, proof, tokens.refresh_token ?? '', insecure);
    const next = await oauth.processRefreshTokenResponse(as, client, renewing);
    expect(await works(next.access_token)).toEqual({ viewer: { screenName: 'kaede' } });
    await oauth.processRevocationResponse(
      await oauth.revocationRequest(as, client, proof, next.access_token, insecure),
    );
    expect(await works(next.access_token)).toBe(401);
    await expectSignedOut(as.end_session_endpoint, { hint: tokens.id_token ?? '', token: tokens.access_token });
  });

  it('takes an ID token together with a code, and checks that they belong together', async () => {
    const registered = await register();
    const as = await discover();
    const client: oauth.Client = { client_id: registered.id };
    const { url, verifier, state, nonce } = await begin(as, registered, 'code id_token');
    const given = await oauth.validateCodeIdTokenResponse(
      as,
      client,
      await allow(url),
      nonce,
      state,
      undefined,
      insecure,
    );
    const tokens = await oauth.processAuthorizationCodeResponse(
      as,
      client,
      await oauth.authorizationCodeGrantRequest(
        as,
        client,
        oauth.ClientSecretPost(registered.secret ?? ''),
        given,
        registered.redirectUri,
        verifier,
        insecure,
      ),
      { expectedNonce: nonce, requireIdToken: true },
    );
    expect(await works(tokens.access_token)).toEqual({ viewer: { screenName: 'kaede' } });
  });
});

describe('passport-openidconnect', () => {
  it('signs in with a code, takes the profile, renews, and signs out', async () => {
    const registered = await register();
    const passport = createPassport(scene.issuer, registered, 'profile email read_works');
    const { profile, idToken, accessToken, refreshToken } = await passport.finish(await allow(await passport.begin()));
    expect(profile).toMatchObject({ username: 'kaede', displayName: 'kaede 先生' });
    expect(profile.emails).toEqual([{ value: 'kaede@example.com' }]);
    expect(await works(accessToken)).toEqual({ viewer: { screenName: 'kaede' } });
    const next = await passport.renew(refreshToken);
    expect(next).not.toBe(accessToken);
    expect(await works(next)).toEqual({ viewer: { screenName: 'kaede' } });
    await expectSignedOut(`${scene.issuer}/oauth2/logout`, { hint: idToken, token: next });
  });

  it('is told of a refusal, and believes no answer to a request it did not make', async () => {
    const passport = createPassport(scene.issuer, await register(), 'profile');
    const asked = parametersOf(await passport.begin());
    const { redirectTo } = await answer(scene.test, person, asked, { answer: 'REFUSE' });
    await expect(passport.finish(new URL(redirectTo))).rejects.toThrow('the person refused');
    const url = await allow(await passport.begin());
    url.searchParams.set('state', 'another');
    await expect(passport.finish(url)).rejects.toThrow('Invalid authorization request state.');
  });
});
