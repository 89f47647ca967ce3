import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { RATES } from '../../database/rates.ts';
import { ANSWER, check, parametersOf } from '../../testing/openid/answer.ts';
import { createClient } from '../../testing/openid/createClient.ts';
import { beginCodeFlow, openScene, signInTo, type OpenIDScene } from '../../testing/openid/openScene.ts';

let scene: OpenIDScene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

const basic = ({ id, secret }: { id: string; secret: string | null }) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});

const token = (body: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${scene.issuer}/oauth2/token`, { method: 'POST', headers, body: new URLSearchParams(body) });

/** As if a client had called as often as it may from one place. */
const useUpCalls = (client: string, from: string) =>
  scene.test.services.database.query(
    'fill',
    `INSERT INTO throttles (key, count, window_ends_at) VALUES ($1, $2, now() + interval '1 minute')`,
    [`openidCallOf:${client} ${from}`, RATES.openidCallOf.limit],
  );

it('a client that calls too often from one address has to wait, and no other client with it', async () => {
  const [registered, neighbour] = [await createClient(scene.test), await createClient(scene.test)];
  await useUpCalls(registered.id, '127.0.0.1');
  const call = (of: typeof registered) => token({ grant_type: 'refresh_token', refresh_token: 'x' }, basic(of));
  const refused = await call(registered);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await refused.json()).toMatchObject({ error: 'temporarily_unavailable' });
  expect((await call(neighbour)).status).toBe(400);
});

it('the addresses of a network of IPv6 are one address of a client that calls', async () => {
  const registered = await createClient(scene.test);
  await useUpCalls(registered.id, '2001:db8:5:5::/64');
  const callFrom = async (remoteAddress: string) => {
    const headers = { ...basic(registered), 'content-type': 'application/x-www-form-urlencoded' };
    const payload = 'grant_type=refresh_token&refresh_token=x';
    const url = new URL(`${scene.issuer}/oauth2/token`).pathname;
    return (await scene.test.app.inject({ method: 'POST', url, payload, headers, remoteAddress })).statusCode;
  };
  expect(await callFrom('2001:db8:5:5::1')).toBe(429);
  expect(await callFrom('2001:db8:5:5:aaaa::1')).toBe(429);
  expect(await callFrom('2001:db8:5:6::1')).toBe(400);
});

it('an address from which too many people sign in has to wait, and so has a person who signs in too often', async () => {
  const registered = await createClient(scene.test);
  const { parameters } = await beginCodeFlow(await scene.discover(registered), registered);
  for (const key of ['openidFrom:127.0.0.1', `openidAnswer:${scene.person.actor.accountId}`]) {
    await scene.test.services.database.query(
      'fill',
      `INSERT INTO throttles (key, count, window_ends_at) VALUES ($1, 1200, now() + interval '1 minute')
       ON CONFLICT (key) DO UPDATE SET count = 1200, window_ends_at = excluded.window_ends_at`,
      [key],
    );
    const input = { parameters, answer: 'NOT_ASKED' };
    const { errors } = await scene.test.run(ANSWER, { input }, scene.person);
    expect(errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
    await scene.test.services.database.query('forget', 'DELETE FROM throttles');
  }
});

it('an address from which too much is refused has to wait', async () => {
  await scene.test.services.database.query(
    'fill',
    `INSERT INTO throttles (key, count, window_ends_at) VALUES ('openidFailureFrom:127.0.0.1', 299, now() + interval '1 minute')
     ON CONFLICT (key) DO UPDATE SET count = 299, window_ends_at = excluded.window_ends_at`,
  );
  expect((await token({ grant_type: 'authorization_code' })).status).toBe(400);
  // It is counted after it was answered.
  const count = () =>
    scene.test.services.database.query(
      'count',
      `SELECT count FROM throttles WHERE key = 'openidFailureFrom:127.0.0.1'`,
    );
  await expect.poll(count).toEqual([{ count: 300 }]);
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2000);
  expect((await token({ grant_type: 'authorization_code' })).status).toBe(429);
  clock.mockRestore();
  await scene.test.services.database.query('forget', 'DELETE FROM throttles');
});

it('a request that nobody would come back to from signing in, because it is too long, is refused in words, and pushed it works', async () => {
  const registered = await createClient(scene.test);
  const config = await scene.discover(registered);
  const claims = JSON.stringify({ userinfo: { name: null, email: { values: ['x'.repeat(2000)] } } });
  const { url } = await beginCodeFlow(config, registered, { claims });
  const { error, errorDescription, redirectTo } = await check(scene.test, null, parametersOf(url));
  expect([error, errorDescription]).toEqual(['invalid_request', expect.stringContaining('push it to /oauth2/par')]);
  expect(redirectTo).toMatch(/^https:\/\/client\.example\/callback\?error=invalid_request/);
  const pushed = await fetch(`${scene.issuer}/oauth2/par`, {
    method: 'POST',
    headers: basic(registered),
    body: url.searchParams,
  });
  const { request_uri: id } = (await pushed.json()) as { request_uri: string };
  const parameters = parametersOf({ client_id: registered.id, request_uri: id });
  expect(await check(scene.test, null, parameters)).toMatchObject({ error: null, step: 'SIGN_IN' });
});

it('what another installation signed or issued opens nothing', async () => {
  const registered = await createClient(scene.test);
  const elsewhere = await openScene({ KOMAWARI_SECRET: 'the-secret-of-another-installation-altogether' });
  try {
    const there = await createClient(elsewhere.test);
    const { tokens } = await signInTo(elsewhere, there, { scope: 'openid read_works' });
    for (const foreign of [tokens.access_token, tokens.id_token, elsewhere.person.token]) {
      const headers = { authorization: `Bearer ${foreign}` };
      expect((await fetch(`${scene.issuer}/oauth2/userinfo`, { headers })).status).toBe(401);
      expect((await scene.test.run('{ viewer { kind } }', {}, { token: foreign ?? '' })).status).toBe(401);
    }
    const refresh = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token ?? '' };
    expect(await (await token(refresh, basic(registered))).json()).toMatchObject({ error: 'invalid_grant' });
    const { url } = await beginCodeFlow(await scene.discover(registered), registered);
    url.searchParams.set('id_token_hint', tokens.id_token ?? '');
    expect((await check(scene.test, scene.person, parametersOf(url))).error).toBe('invalid_request');
  } finally {
    await elsewhere.close();
  }
});
