import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestPerson } from '../../testing/createTestApp.ts';
import { ANSWER, answer, check, parametersOf } from '../../testing/openid/answer.ts';
import { createClient } from '../../testing/openid/createClient.ts';
import { allowCode, basic, postForm } from '../../testing/openid/exchange.ts';
import { beginCodeFlow, openScene, signInTo, type OpenIDScene } from '../../testing/openid/openScene.ts';
import { rotateKeys } from './keys.ts';
import { providerOf } from './provider.ts';

let scene: OpenIDScene;
let other: TestPerson;
beforeAll(async () => {
  scene = await openScene();
  other = await scene.test.signUpCreator('mio');
});
afterAll(() => scene.close());

type More<Call> = Call extends (scene: OpenIDScene, ...more: infer Given) => unknown ? Given : never;
const post = (...sent: More<typeof postForm>) => postForm(scene, ...sent);
const allowed = (...asked: More<typeof allowCode>) => allowCode(scene, ...asked);

describe('an address that is not exactly the client’s is never gone to', () => {
  it.each([
    ['another path', 'https://client.example/callback/'],
    ['a longer path', 'https://client.example/callback/../callback'],
    ['another port', 'https://client.example:444/callback'],
    ['the usual port written out', 'https://client.example:443/callback'],
    ['another case of the path', 'https://client.example/Callback'],
    ['another case of the host', 'https://CLIENT.example/callback'],
    ['another encoding', 'https://client.example/%63allback'],
    ['a fragment', 'https://client.example/callback#here'],
    ['an empty fragment', 'https://client.example/callback#'],
    ['a user part', 'https://evil.example@client.example/callback'],
    ['the host as a user part', 'https://client.example@evil.example/callback'],
    ['a dot behind the host', 'https://client.example./callback'],
    ['a wildcard', 'https://*.example/callback'],
    ['a query', 'https://client.example/callback?x=1'],
    ['another host', 'https://evil.example/callback'],
    ['http', 'http://client.example/callback'],
    ['a script', 'javascript:alert(1)'],
    ['no address', ''],
  ])('%s', async (_what, redirectUri) => {
    const registered = await createClient(scene.test);
    const flow = await beginCodeFlow(await scene.discover(registered), registered, { redirect_uri: redirectUri });
    const errors = redirectUri === '' ? 'invalid_request' : 'INVALID_REDIRECT_URI';
    expect(await check(scene.test, scene.person, flow.parameters)).toMatchObject({ error: errors, redirectTo: null });
    // Whatever else is wrong with the request, too.
    const worse = [...flow.parameters, { name: 'prompt', value: 'bogus' }];
    expect((await check(scene.test, scene.person, worse)).redirectTo).toBeNull();
    const answered = await answer(scene.test, scene.person, flow.parameters, { scopes: ['openid'] });
    expect(answered).toMatchObject({ redirectTo: null, idToken: null });
  });

  it('and who asked to go there is said, to guests too', async () => {
    const registered = await createClient(scene.test);
    const elsewhere = { redirect_uri: 'https://evil.example/callback' };
    const flow = await beginCodeFlow(await scene.discover(registered), registered, elsewhere);
    for (const person of [scene.person, null]) {
      const { client: asker, scopes, redirectHost } = await check(scene.test, person, flow.parameters);
      expect([asker?.id, scopes, redirectHost]).toEqual([registered.id, [], null]);
    }
  });

  it('the address of another client', async () => {
    const [one, elsewhere] = [
      await createClient(scene.test),
      await createClient(scene.test, { redirectUris: ['https://other.example/callback'] }),
    ];
    const flow = await beginCodeFlow(await scene.discover(one), elsewhere);
    expect(await check(scene.test, scene.person, flow.parameters)).toMatchObject({
      error: 'INVALID_REDIRECT_URI',
      redirectTo: null,
    });
  });

  it('nor that of a client that is not known, or blocked', async () => {
    const blocked = await createClient(scene.test, { state: 'BLOCKED' });
    for (const id of ['nobody', blocked.id]) {
      const parameters = parametersOf({
        client_id: id,
        redirect_uri: blocked.redirectUri,
        response_type: 'code',
        scope: 'openid',
      });
      expect(await check(scene.test, scene.person, parameters)).toMatchObject({
        error: 'INVALID_CLIENT',
        redirectTo: null,
        client: null,
      });
    }
  });
});

describe('a request the client is not allowed', () => {
  it.each<[string, Record<string, string>, string]>([
    ['a state of 1,025 characters', { state: 'x'.repeat(1025) }, 'invalid_request'],
    ['a scope that is not the client’s', { scope: 'openid publish' }, 'invalid_scope'],
    ['a response type that is not the client’s', { response_type: 'code id_token' }, 'invalid_request'],
    ['a response type that nobody has', { response_type: 'token' }, 'unsupported_response_type'],
    ['a challenge in the clear', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['none together with another prompt', { prompt: 'none login' }, 'invalid_request'],
    ['a hint that nobody signed', { id_token_hint: 'eyJhbGciOiJub25lIn0.e30.' }, 'invalid_request'],
    ['a registration', { registration: '{}' }, 'registration_not_supported'],
  ])('%s', async (_what, more, error) => {
    const registered = await createClient(scene.test, { scopes: ['openid', 'profile', 'email'] });
    const flow = await beginCodeFlow(await scene.discover(registered), registered, more);
    const checked = await check(scene.test, scene.person, flow.parameters);
    expect(checked.error).toBe(error);
    const back = new URL(checked.redirectTo);
    expect(back.origin + back.pathname).toBe(registered.redirectUri);
    expect(back.search + back.hash).toContain(`error=${error}`);
  });

  it('a parameter that stands there twice', async () => {
    const registered = await createClient(scene.test);
    const flow = await beginCodeFlow(await scene.discover(registered), registered);
    const twice = [...flow.parameters, { name: 'scope', value: 'openid email' }];
    expect((await check(scene.test, scene.person, twice)).error).toBe('invalid_request');
  });

  it('a client that no operator has looked at is open to its owner and its test users', async () => {
    const draft = await createClient(scene.test, { state: 'DRAFT', owner: other });
    const flow = await beginCodeFlow(await scene.discover(draft), draft);
    const stranger = await check(scene.test, scene.person, flow.parameters);
    expect(stranger).toMatchObject({ error: 'access_denied' });
    expect(stranger.redirectTo).toContain(draft.redirectUri);
    expect(await check(scene.test, other, flow.parameters)).toMatchObject({ error: null, client: { isWaiting: true } });
    await scene.test.services.database.query('addTester', 'INSERT INTO oidc_client_testers VALUES ($1, $2)', [
      draft.id,
      scene.person.actor.accountId,
    ]);
    expect((await check(scene.test, scene.person, flow.parameters)).error).toBeNull();
  });
});

describe('an answer that is not this person’s to this request', () => {
  it('one account’s consent is not answered by another', async () => {
    const registered = await createClient(scene.test);
    const { parameters } = await beginCodeFlow(await scene.discover(registered), registered);
    const wrong = await answer(scene.test, other, parameters, { accountId: scene.person.actor.accountId });
    expect(wrong).toMatchObject({ redirectTo: null, problems: [{ code: 'OTHER_ACCOUNT' }] });
  });

  it('needs the ticket of this very request', async () => {
    const registered = await createClient(scene.test);
    const config = await scene.discover(registered);
    const [one, two] = [await beginCodeFlow(config, registered), await beginCodeFlow(config, registered)];
    const { ticket } = await check(scene.test, scene.person, one.parameters);
    for (const wrong of [ticket, null, 'x', ticket.replace(/.$/, '')])
      expect(await answer(scene.test, scene.person, two.parameters, { ticket: wrong })).toMatchObject({
        redirectTo: null,
        problems: [{ code: 'EXPIRED' }],
      });
  });

  it('a browser’s cookies alone answer nothing, so no other site can', async () => {
    const registered = await createClient(scene.test);
    const { parameters } = await beginCodeFlow(await scene.discover(registered), registered);
    const { ticket } = await check(scene.test, scene.person, parameters);
    const input = { parameters, ticket, answer: 'ALLOW', scopes: ['openid'], accountId: null };
    const { data } = await scene.test.run(ANSWER, { input }, null, 'komawari_refresh=x');
    expect(data.authorizeOIDCAuthenticationRequest).toMatchObject({ step: 'SIGN_IN', redirectTo: null });
  });

  it('a program’s token answers nothing', async () => {
    const registered = await createClient(scene.test);
    const { tokens } = await signInTo(scene, registered, { scope: 'openid read_works' });
    const input = { parameters: [], answer: 'NOT_ASKED' };
    const { errors } = await scene.test.run(ANSWER, { input }, { token: tokens.access_token });
    expect(errors[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  it('what the person leaves out the client does not get, and a refusal is told with state and issuer', async () => {
    const registered = await createClient(scene.test);
    const config = await scene.discover(registered);
    const flow = await beginCodeFlow(config, registered);
    const { redirectTo } = await answer(scene.test, scene.person, flow.parameters, { scopes: ['openid', 'profile'] });
    const tokens = await client.authorizationCodeGrant(config, new URL(redirectTo), flow.checks);
    expect(tokens.scope).toBe('openid profile');
    const info = await client.fetchUserInfo(config, tokens.access_token, client.skipSubjectCheck);
    expect(info).not.toHaveProperty('email');
    const refused = await answer(scene.test, scene.person, flow.parameters, { answer: 'REFUSE' });
    const { searchParams } = new URL(refused.redirectTo);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      error: 'access_denied',
      state: flow.checks.expectedState,
      iss: scene.issuer,
    });
  });
});

describe('a code', () => {
  it('is not another client’s', async () => {
    const { exchange, registered } = await allowed();
    const thief = await createClient(scene.test, { redirectUris: [registered.redirectUri] });
    expect((await post('/oauth2/token', exchange, basic(thief))).body['error']).toBe('invalid_grant');
  });

  it.each([
    ['without the verifier', { code_verifier: '' }],
    ['with another verifier', { code_verifier: 'x'.repeat(43) }],
    ['with another address', { redirect_uri: 'https://client.example/other' }],
  ])('gives nothing %s', async (_how, more) => {
    const { exchange, registered } = await allowed();
    const { status, body } = await post('/oauth2/token', { ...exchange, ...more }, basic(registered));
    expect([status, body['error']]).toEqual([400, 'invalid_grant']);
  });

  it('that was asked for without a challenge is given out to nobody who shows a verifier', async () => {
    const registered = await createClient(scene.test);
    const { url, checks } = await beginCodeFlow(await scene.discover(registered), registered);
    url.searchParams.delete('code_challenge');
    url.searchParams.delete('code_challenge_method');
    const { redirectTo } = await answer(scene.test, scene.person, parametersOf(url));
    const exchange = {
      grant_type: 'authorization_code',
      code: new URL(redirectTo).searchParams.get('code') ?? '',
      redirect_uri: registered.redirectUri,
    };
    const withVerifier = { ...exchange, code_verifier: checks.pkceCodeVerifier };
    expect((await post('/oauth2/token', withVerifier, basic(registered))).body['error']).toBe('invalid_grant');
    expect((await post('/oauth2/token', exchange, basic(registered))).body).toHaveProperty('access_token');
  });

  it('is asked for by a public client with a challenge only', async () => {
    const registered = await createClient(scene.test, { type: 'NATIVE', redirectUris: ['http://127.0.0.1/callback'] });
    const { url } = await beginCodeFlow(await scene.discover(registered), registered);
    url.searchParams.delete('code_challenge');
    url.searchParams.delete('code_challenge_method');
    expect((await check(scene.test, scene.person, parametersOf(url))).error).toBe('invalid_request');
  });

  it('gives tokens once, however many ask at the same time, and a refresh token too', async () => {
    const { exchange, registered } = await allowed();
    const eight = await Promise.all(
      Array.from({ length: 8 }, () => post('/oauth2/token', exchange, basic(registered))),
    );
    // One that is used twice may have been stolen: then nobody keeps anything.
    expect(eight.filter(({ status }) => status === 200).length).toBeLessThan(2);
    expect(eight.every(({ status }) => status < 500)).toBe(true);
    const again = await allowed();
    const first = await post('/oauth2/token', again.exchange, basic(again.registered));
    const refresh = { grant_type: 'refresh_token', refresh_token: first.body['refresh_token'] ?? '' };
    const many = await Promise.all(
      Array.from({ length: 8 }, () => post('/oauth2/token', refresh, basic(again.registered))),
    );
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('of a rolled key works on, with the keys as they are published then', async () => {
    const { config, flow, redirectTo } = await allowed();
    await rotateKeys(scene.test.services, { isStolen: true });
    const later = Date.now() + 11_000;
    const clock = vi.spyOn(Date, 'now').mockReturnValue(later);
    await providerOf(scene.test.services);
    clock.mockRestore();
    client.enableNonRepudiationChecks(config);
    const tokens = await client.authorizationCodeGrant(config, new URL(redirectTo), flow.checks);
    expect(tokens.claims()?.iss).toBe(scene.issuer);
  });
});

describe('a token', () => {
  it('that was used before ends everything that came after it', async () => {
    const registered = await createClient(scene.test);
    const { config, tokens } = await signInTo(scene, registered);
    const next = await client.refreshTokenGrant(config, tokens.refresh_token ?? '');
    await scene.test.services.database.query(
      'age',
      "UPDATE oidc_artifacts SET consumed_at = consumed_at - interval '1 minute'",
    );
    await expect(client.refreshTokenGrant(config, tokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    await expect(client.refreshTokenGrant(config, next.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    expect((await scene.test.run('{ viewer { kind } }', {}, { token: next.access_token })).status).toBe(401);
  });

  it('of another purpose opens nothing', async () => {
    const registered = await createClient(scene.test);
    const { tokens } = await signInTo(scene, registered, { scope: 'openid read_works' });
    const { exchange } = await allowed();
    const wrong = [
      tokens.id_token,
      tokens.refresh_token,
      exchange.code,
      scene.person.token,
      `komawari_pat_${'x'.repeat(43)}`,
    ];
    for (const token of wrong) {
      const headers = { authorization: `Bearer ${token}` };
      expect((await fetch(`${scene.issuer}/oauth2/userinfo`, { headers })).status).toBe(401);
    }
    for (const token of [tokens.id_token, tokens.refresh_token, exchange.code])
      expect((await scene.test.run('{ viewer { kind } }', {}, { token: token ?? '' })).status).toBe(401);
    const refresh = { grant_type: 'refresh_token', refresh_token: tokens.access_token };
    expect((await post('/oauth2/token', refresh, basic(registered))).body['error']).toBe('invalid_grant');
  });

  it('is shown and given back to its own client alone', async () => {
    const [registered, stranger] = [await createClient(scene.test), await createClient(scene.test)];
    const { tokens } = await signInTo(scene, registered);
    const token = { token: tokens.access_token };
    expect((await post('/oauth2/introspect', token, basic(stranger))).body['active']).toBe(false);
    await post('/oauth2/revoke', token, basic(stranger));
    expect((await post('/oauth2/introspect', token, basic(registered))).body['active']).toBe(true);
  });

  it('names the person to each client by another name, and to those of one sector by the same', async () => {
    const clients = [
      await createClient(scene.test),
      await createClient(scene.test, { sector: 'together.example' }),
      await createClient(scene.test, { sector: 'together.example' }),
    ];
    const [one, two, three] = await Promise.all(
      clients.map(async (registered) => (await signInTo(scene, registered)).tokens.claims()?.sub),
    );
    expect(two).toBe(three);
    expect(one).not.toBe(two);
    expect([one, two]).not.toContain(scene.person.actor.accountId);
  });
});

it('no page of the provider is shown in a frame, and none loads anything', async () => {
  const { headers } = await fetch(`${scene.issuer}/oauth2/logout?id_token_hint=x`);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
  expect(headers.get('x-frame-options')).toBe('DENY');
});

it('what a stranger writes into the headers is not in the addresses', async () => {
  const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
  const document = await (await fetch(`${scene.issuer}/.well-known/openid-configuration`, { headers })).text();
  expect(document).not.toContain('evil.example');
});
