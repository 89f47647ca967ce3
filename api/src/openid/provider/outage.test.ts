import { chmodSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type RunningPostgres } from '@komawari/postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { migrate } from '../../database/index.ts';
import { createClient, type TestClient } from '../../testing/openid/createClient.ts';
import { openScene, signInTo, type OpenIDScene } from '../../testing/openid/openScene.ts';

let folder: string;
let postgres: RunningPostgres;
let scene: OpenIDScene;
let registered: TestClient;
let accessToken: string;
let refreshToken: string;

const start = (port?: number) =>
  startPostgres({ dataDir: folder, durability: 'throw-away', ...(port === undefined ? {} : { port }) });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'komawari-openid-outage-'));
  chmodSync(folder, 0o755);
  postgres = await start();
  await migrate(postgres.url);
  scene = await openScene({ DATABASE_URL: postgres.url });
  registered = await createClient(scene.test);
  const { tokens } = await signInTo(scene, registered);
  accessToken = tokens.access_token;
  refreshToken = tokens.refresh_token ?? '';
});
afterAll(async () => {
  await scene.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const post = (path: string, body: Record<string, string>) =>
  fetch(`${scene.issuer}${path}`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${registered.id}:${registered.secret}`).toString('base64')}` },
    body: new URLSearchParams(body),
  });
const refresh = () => post('/oauth2/token', { grant_type: 'refresh_token', refresh_token: refreshToken });

describe('while the database is away, a program is told to come back in the words of its protocol', () => {
  let port: string;
  beforeAll(async () => {
    ({ port } = new URL(postgres.url));
    await postgres.stop();
  });
  afterAll(async () => {
    postgres = await start(Number(port));
  });

  it.each<[string, () => Promise<Response>]>([
    ['at the token endpoint', refresh],
    ['at introspection', () => post('/oauth2/introspect', { token: accessToken })],
    ['at revocation', () => post('/oauth2/revoke', { token: accessToken })],
    ['with a pushed request', () => post('/oauth2/par', { response_type: 'code', redirect_uri: 'https://a.example' })],
    [
      'at userinfo',
      () => fetch(`${scene.issuer}/oauth2/userinfo`, { headers: { authorization: `Bearer ${accessToken}` } }),
    ],
    [
      'when it was quiet long enough that its address is looked at first',
      async () => {
        const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2000);
        return refresh().finally(() => clock.mockRestore());
      },
    ],
  ])('%s', async (_where, ask) => {
    const response = await ask();
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ error: 'temporarily_unavailable' });
  });
});

it('what a program held before works when the database is back, without a new start', async () => {
  const response = await refresh();
  expect([response.status, Object.keys((await response.json()) as object)]).toEqual([
    200,
    expect.arrayContaining(['access_token', 'refresh_token', 'id_token']),
  ]);
});
