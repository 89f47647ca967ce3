import { decodeJwt } from 'jose';
import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { answer, check, parametersOf } from '../../testing/openid/answer.ts';
import { createClient, type TestClient } from '../../testing/openid/createClient.ts';

let test: TestApp;
let person: TestPerson;
let issuer: string;

beforeAll(async () => {
  const port = 21_000 + Math.floor(Math.random() * 20_000);
  issuer = `http://127.0.0.1:${port}`;
  test = await createTestApp({ KOMAWARI_PUBLIC_URL: issuer });
  await test.app.listen({ host: '127.0.0.1', port });
  person = await test.signUpCreator('kaede');
});
afterAll(() => test.close());

const discover = ({ id, secret }: TestClient) =>
  client.discovery(new URL(issuer), id, secret ?? undefined, secret === null ? client.None() : undefined, {
    execute: [client.allowInsecureRequests],
  });

describe('a client of another author', () => {
  it('gets a code with PKCE, tokens for it, the claims, and new tokens for the refresh token [R1-010]', async () => {
    const registered = await createClient(test);
    const config = await discover(registered);
    const verifier = client.randomPKCECodeVerifier();
    const nonce = client.randomNonce();
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri: registered.redirectUri,
      scope: 'openid profile email',
      state: 'here',
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    expect(await check(test, person, parametersOf(url))).toMatchObject({ error: null, step: 'CONSENT' });
    const { redirectTo } = await answer(test, person, parametersOf(url));
    const tokens = await client.authorizationCodeGrant(config, new URL(redirectTo), {
      pkceCodeVerifier: verifier,
      expectedNonce: nonce,
      expectedState: 'here',
    });
    const claims = tokens.claims();
    expect(claims?.exp).toBe((claims?.iat ?? 0) + 300);
    const info = await client.fetchUserInfo(config, tokens.access_token, claims?.sub ?? '');
    expect(info).toMatchObject({
      preferred_username: 'kaede',
      name: 'kaede 先生',
      email: 'kaede@example.com',
      email_verified: true,
    });
    expect(info).not.toHaveProperty('picture');
    const next = await client.refreshTokenGrant(config, tokens.refresh_token ?? '');
    expect(next.refresh_token).not.toBe(tokens.refresh_token);
    expect(await check(test, person, parametersOf(url))).toMatchObject({ step: 'NOTHING' });
  });

  it('is told where the picture of the person is, when they have one and let their profile be seen', async () => {
    const iconImageId = await test.addImage(person, 'ICON', { width: 200, height: 200 });
    await test.services.database.query('setIcon', 'UPDATE users SET icon_image_id = $2 WHERE id = $1', [
      person.actor.accountId,
      iconImageId,
    ]);
    const registered = await createClient(test, { responseTypes: ['code', 'id_token'] });
    const config = await discover(registered);
    const asked = (scope: string, responseType: string) =>
      parametersOf({
        client_id: registered.id,
        redirect_uri: registered.redirectUri,
        response_type: responseType,
        scope,
        nonce: 'here',
      });
    const picture = expect.stringMatching(new RegExp(`^${issuer}/images/${iconImageId}/\\d+\\.webp$`));
    const infoFor = async (scope: string) => {
      const { redirectTo } = await answer(test, person, asked(scope, 'code'));
      const tokens = await client.authorizationCodeGrant(config, new URL(redirectTo), { expectedNonce: 'here' });
      expect(tokens.claims()).not.toHaveProperty('picture');
      return client.fetchUserInfo(config, tokens.access_token, client.skipSubjectCheck);
    };
    expect(await infoFor('openid profile')).toMatchObject({ picture });
    expect(await infoFor('openid email')).not.toHaveProperty('picture');
    const { idToken } = await answer(test, person, asked('openid profile', 'id_token'));
    expect(decodeJwt(idToken)).toMatchObject({ picture });
  });
});
