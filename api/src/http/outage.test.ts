import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chmodSync } from 'node:fs';
import { startPostgres, type RunningPostgres } from '@komawari/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../database/index.ts';
import { TOKEN_SCOPES } from '../kernel/actor.ts';
import { createTestApp, type TestApp, type TestPerson } from '../testing/createTestApp.ts';

let folder: string;
let postgres: RunningPostgres;
let test: TestApp;
let creator: TestPerson;
let personalToken: string;
let refreshCookie: string;
let origin: string;
/** URL of an upload that began before. */
let upload: string;

const HEADERS = { 'x-komawari-client': 'web' };
const VIEWER = '{ viewer { id } }';
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;

const start = (port?: number) =>
  startPostgres({ dataDir: folder, durability: 'throw-away', ...(port === undefined ? {} : { port }) });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'komawari-outage-'));
  chmodSync(folder, 0o755);
  postgres = await start();
  await migrate(postgres.url);
  test = await createTestApp({ DATABASE_URL: postgres.url });
  creator = await test.signUpCreator('outage');
  const { data } = await test.run(
    'mutation C($input: CreatePersonalTokenInput!) { createPersonalToken(input: $input) { secret } }',
    { input: { name: 'Program', scopes: TOKEN_SCOPES, expiresInDays: 30 } },
    creator,
  );
  personalToken = data.createPersonalToken.secret;
  const signedIn = await test.app.inject({
    method: 'POST',
    url: '/identity/sign_in',
    headers: HEADERS,
    payload: { email: 'outage@example.com', password: 'correct horse battery' },
  });
  refreshCookie = String([signedIn.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
  // tus answers on the socket, past Fastify's test injection.
  origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
  const started = await fetch(`${origin}/uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${creator.token}`, 'tus-resumable': '1.0.0', 'upload-length': '5' },
  });
  upload = started.headers.get('location') ?? '';
  // Whoever listens for ended sessions does so by now.
  await test.run(VIEWER, {}, creator);
});

afterAll(async () => {
  await postgres.stop();
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const ask = (token: string, query = VIEWER) =>
  test.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${token}` },
    payload: { query },
  });

describe('while the database is away', () => {
  beforeAll(() => postgres.stop());

  it.each([
    ['an identity token', () => creator.token],
    ['a personal token', () => personalToken],
  ])('a program with %s is told to come back, not that its token is refused', async (_which, token) => {
    const response = await ask(token());
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
    expect(response.json().errors).toEqual([
      {
        message: 'Komawari cannot do this right now. Try again in a few seconds.',
        extensions: {
          code: 'SERVICE_UNAVAILABLE',
          messageJa: expect.stringMatching(JAPANESE),
          retryable: true,
          retryAfter: 5,
        },
      },
    ]);
  });

  it('so is a guest whose document needs the database', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: '{ newWorks(first: 1) { nodes { id } } }' },
    });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
    expect(response.json().errors[0].extensions.code).toBe('SERVICE_UNAVAILABLE');
  });

  it('a session is not over: its cookies stay and it is told when to ask again', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/identity/refresh',
      headers: { ...HEADERS, cookie: refreshCookie },
      payload: {},
    });
    expect([response.statusCode, response.headers['retry-after'], response.headers['set-cookie']]).toEqual([
      503,
      '5',
      undefined,
    ]);
    expect(response.json()).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      retryable: true,
      messageJa: expect.stringMatching(JAPANESE),
    });
  });

  it.each([
    ['/new_works/feed.atom', {}],
    ['/sitemap.xml', {}],
    ['/images/i0000000000000000000a/640.webp', {}],
    ['/data_exports/x', { cookie: 'komawari_refresh=x' }],
    ['/sitemaps/works.xml', {}],
    ['/og/w0000000000000000000a/0123456789abcdef.jpg', {}],
    ['/oembed?url=http%3A%2F%2Flocalhost%3A3000%2Fworks%2Fw0000000000000000000a', {}],
  ])('%s says when to come back, and nothing of what is behind it', async (url, headers) => {
    const response = await test.app.inject({ url, headers });
    expect([url, response.statusCode, response.headers['retry-after'], response.headers['cache-control']]).toEqual([
      url,
      503,
      '5',
      'no-store',
    ]);
    expect(response.body).not.toMatch(/ECONN|127\.0\.0\.1|connect|SELECT/);
  });

  it.each(['POST', 'PATCH', 'HEAD'] as const)('an upload (%s) is told to go on later', async (method) => {
    for (const token of [creator.token, personalToken]) {
      const response = await fetch(`${origin}${method === 'POST' ? '/uploads' : upload}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'tus-resumable': '1.0.0',
          ...(method === 'POST' && { 'upload-length': '5' }),
          ...(method === 'PATCH' && { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }),
        },
        ...(method === 'PATCH' && { body: 'bytes' }),
      });
      expect([response.status, response.headers.get('retry-after'), response.headers.get('content-type')]).toEqual([
        503,
        '5',
        'application/json; charset=utf-8',
      ]);
      if (method === 'HEAD') continue;
      expect(await response.json()).toEqual({
        code: 'SERVICE_UNAVAILABLE',
        message: 'Komawari cannot do this right now. Try again in a few seconds.',
        messageJa: expect.stringMatching(JAPANESE),
        retryable: true,
        retryAfter: 5,
      });
    }
  });

  it('events of readers are to be sent again', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/reading-events',
      payload: { events: [{ id: 'e1', type: 'opened', episodeId: 'e0000000000000000000a' }] },
    });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
  });

  it('the log tells of it once, however many calls met it', () => {
    expect(test.faults.filter((line) => line.includes('something this needs does not answer'))).toHaveLength(1);
  });
});

it('everything is well again within 5 s after the database is, without a restart', async () => {
  postgres = await start(Number(new URL(postgres.url).port));
  await expect.poll(async () => (await ask(creator.token)).statusCode, { timeout: 5000, interval: 50 }).toBe(200);
  expect((await ask(personalToken)).statusCode).toBe(200);
  // An upload that began before goes on where it was.
  const going = await fetch(`${origin}${upload}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${creator.token}`,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: 'bytes',
  });
  expect(going.status).toBe(204);
});
