import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer, check, parametersOf } from '../../testing/openid/answer.ts';
import { createClient, type TestClient } from '../../testing/openid/createClient.ts';
import { allowCode, basic, postForm } from '../../testing/openid/exchange.ts';
import { beginCodeFlow, openScene, signInTo, type OpenIDScene } from '../../testing/openid/openScene.ts';

// Clients that take what is another's, or say that they are another. The rest of what is refused: refusals.test.ts.

type Tokens = Awaited<ReturnType<typeof signInTo>>['tokens'];

let scene: OpenIDScene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

type More<Call> = Call extends (scene: OpenIDScene, ...more: infer Given) => unknown ? Given : never;
const post = (...sent: More<typeof postForm>) => postForm(scene, ...sent);
const allowed = (...asked: More<typeof allowCode>) => allowCode(scene, ...asked);

describe('clients that are mixed up', () => {
  it('one does not renew with the refresh token of another, which goes on with it', async () => {
    const [registered, thief] = [await createClient(scene.test), await createClient(scene.test)];
    const { tokens } = await signInTo(scene, registered);
    const refresh = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token ?? '' };
    expect((await post('/oauth2/token', refresh, basic(thief))).body['error']).toBe('invalid_grant');
    expect((await post('/oauth2/token', refresh, basic(registered))).body).toHaveProperty('access_token');
  });

  it('one that names another than the one it proves to be gets nothing', async () => {
    const { registered, exchange } = await allowed();
    const thief = await createClient(scene.test, { redirectUris: [registered.redirectUri] });
    const mixed = { ...exchange, client_id: registered.id };
    expect((await post('/oauth2/token', mixed, basic(thief))).body['error']).toBe('invalid_request');
    expect((await post('/oauth2/token', exchange, basic(registered))).body).toHaveProperty('access_token');
  });

  it('each answer says whose it is, so that a client with two providers sends its code to the right one', async () => {
    const { redirectTo } = await allowed();
    expect(new URL(redirectTo).searchParams.get('iss')).toBe(scene.issuer);
  });

  it.each<[string, (registered: TestClient, tokens: Tokens) => Promise<string>]>([
    ['of another client', async () => (await signInTo(scene, await createClient(scene.test))).tokens.id_token ?? ''],
    [
      'signed by another algorithm, with a key that everybody knows',
      async (registered, { id_token: own = '' }) => {
        const { keys } = (await (await fetch(`${scene.issuer}/.well-known/jwks.json`)).json()) as { keys: object[] };
        const signed = new SignJWT(decodeJwt(own)).setProtectedHeader({ ...decodeProtectedHeader(own), alg: 'HS256' });
        return signed.sign(new TextEncoder().encode(JSON.stringify(keys[0])));
      },
    ],
    [
      'signed by nobody',
      async (_registered, { id_token: own = '' }) => {
        const head = Buffer.from('{"alg":"none"}').toString('base64url');
        return `${head}.${own.split('.')[1]}.`;
      },
    ],
  ])('an ID token %s is no hint', async (_what, hintFor) => {
    const registered = await createClient(scene.test);
    const { config, tokens } = await signInTo(scene, registered);
    const id_token_hint = await hintFor(registered, tokens);
    const { parameters } = await beginCodeFlow(config, registered, { prompt: 'none', id_token_hint });
    const answered = await answer(scene.test, scene.person, parameters, { answer: 'NOT_ASKED' });
    expect(answered).toMatchObject({ error: 'invalid_request', idToken: null });
    expect(answered.redirectTo).not.toContain('code=');
  });
});

describe('a client that does not prove itself', () => {
  it('is refused with a wrong secret, with none, and with an assertion by no or another key, for another audience, or seen before', async () => {
    const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
    const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'own', alg: 'ES256' }] };
    const { registered, exchange } = await allowed({ jwks });
    const plain = (await allowed()).registered;
    const stranger = await generateKeyPair('ES256');
    const claims = { jti: 'once', iss: registered.id, sub: registered.id, aud: scene.issuer };
    const sign = (key: typeof privateKey, more = {}) =>
      new SignJWT({ ...claims, ...more })
        .setProtectedHeader({ alg: 'ES256', kid: 'own' })
        .setIssuedAt()
        .setExpirationTime('1m')
        .sign(key);
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const unsigned = `${part({ alg: 'none' })}.${part({ ...claims, exp: 4e9, iat: 1e9 })}.`;
    const secretless = new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setIssuedAt().setExpirationTime('1m');
    const byPublicKey = await secretless.sign(new TextEncoder().encode(JSON.stringify(jwks.keys[0]).padEnd(64)));
    const assert = async (assertion: string) => {
      const type = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
      const body = { ...exchange, client_id: registered.id, client_assertion_type: type, client_assertion: assertion };
      return (await post('/oauth2/token', body)).body['error'];
    };
    const forAnother = await sign(privateKey, { jti: 'other', aud: 'https://another.example' });
    for (const assertion of [unsigned, byPublicKey, await sign(stranger.privateKey), forAnother])
      expect(await assert(assertion)).toBe('invalid_client');
    const good = await sign(privateKey);
    expect(await assert(good)).toBeUndefined();
    // Whoever saw it on its way cannot send it again.
    expect(await assert(good)).toBe('invalid_client');
    expect((await post('/oauth2/token', { ...exchange, client_id: plain.id })).body['error']).toBe('invalid_client');
    for (const wrong of [
      { id: plain.id, secret: 'x' },
      { id: plain.id, secret: plain.id },
    ])
      expect((await post('/oauth2/token', exchange, basic(wrong))).body['error']).toBe('invalid_client');
  });
});

describe('a pushed request', () => {
  it('is the client’s own, and is answered once', async () => {
    const [registered, thief] = [await createClient(scene.test), await createClient(scene.test)];
    const config = await scene.discover(registered);
    const { url } = await beginCodeFlow(config, registered, { ui_locales: 'fr ja' });
    const pushed = await post('/oauth2/par', Object.fromEntries(url.searchParams), basic(registered));
    expect(pushed.status).toBe(201);
    const parameters = (id: string) => parametersOf({ client_id: id, request_uri: pushed.body['request_uri'] ?? '' });
    const stolen = await check(scene.test, scene.person, parameters(thief.id));
    expect(stolen).toMatchObject({ redirectTo: null });
    expect(stolen.error).not.toBeNull();
    // Before anybody signs in, so that they do in this language. What stands beside what was pushed is not looked at.
    const beside = { client_id: registered.id, request_uri: pushed.body['request_uri'] ?? '', ui_locales: 'en' };
    for (const asked of [parameters(registered.id), parametersOf(beside)])
      expect(await check(scene.test, null, asked)).toMatchObject({ error: null, uiLocales: ['fr', 'ja'] });
    expect((await answer(scene.test, scene.person, parameters(registered.id))).redirectTo).toContain('code=');
    expect((await check(scene.test, scene.person, parameters(registered.id))).error).not.toBeNull();
  });
});
