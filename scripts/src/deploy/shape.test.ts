import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildStale } from '../buildStale.ts';
import { root } from '../config.ts';
import { type RunningPostgres, startPostgres } from '@komawari/postgres';
import { findFreePort } from '@komawari/postgres/freePort';
import { askForHeaders } from '../nginx/askForHeaders.ts';
import { type RunningNginx, startNginx } from '../nginx/startNginx.ts';

// The shape of docker-compose.yml without containers: nginx, two API processes, a worker, PostgreSQL.

const folder = mkdtempSync(join(tmpdir(), 'komawari-shape-'));
const publicDir = join(folder, 'public');
const running: ChildProcess[] = [];
let postgres: RunningPostgres;
let nginx: RunningNginx;
/** One of the API processes, past nginx. */
let api: string;

/** Starts a process as the image does and waits until it says that it is ready. */
async function serve(role: 'api' | 'worker', port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['scripts/src/serve.ts', role], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      KOMAWARI_ENV: 'production',
      KOMAWARI_PUBLIC_URL: 'https://komawari.example',
      KOMAWARI_SECRET: 'x'.repeat(64),
      KOMAWARI_TRUST_PROXY: '1',
      KOMAWARI_DATA: join(folder, 'data'),
      KOMAWARI_PUBLIC: publicDir,
      DATABASE_URL: postgres.url,
      DATABASE_POOL: '5',
      SMTP_URL: 'smtp://127.0.0.1:9',
      LOG_LEVEL: 'warn',
      PORT: String(port),
    },
  });
  running.push(child);
  let said = '';
  for await (const chunk of child.stdout!) {
    said += chunk;
    if (said.includes('ready.')) return child;
  }
  throw new Error(`${role} ended: ${said}`);
}

beforeAll(async () => {
  chmodSync(folder, 0o755);
  await buildStale();
  postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
  const [one, other] = [await findFreePort(), await findFreePort()];
  await Promise.all([serve('api', one), serve('api', other), serve('worker', await findFreePort())]);
  api = `http://127.0.0.1:${one}`;
  nginx = await startNginx({ publicDir, api: [`127.0.0.1:${one}`, `127.0.0.1:${other}`] });
});

afterAll(async () => {
  await nginx?.stop();
  for (const child of running) child.kill('SIGKILL');
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (query: string) =>
  fetch(`${nginx.url}/graphql?opname=Ask`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName: 'Ask', query: `query Ask { ${query} }` }),
  });

it('is ready, serves the top page without a cookie, and the workspace', async () => {
  expect((await fetch(`${nginx.url}/readyz`)).status).toBe(200);
  const page = await fetch(nginx.url);
  expect(page.status).toBe(200);
  expect(page.headers.has('set-cookie')).toBe(false);
  expect(await page.text()).toContain('https://komawari.example/');
  const workspace = await fetch(`${nginx.url}/workspace/manga/new`);
  expect(await workspace.text()).toContain('/_workspace/');
});

const post = (body: string, type = 'application/json'): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': type },
  body,
});

it.each<[what: string, path: string, init?: RequestInit]>([
  ['a page', '/'],
  ['a page that is not there', '/works/w404'],
  ['a page with a slash too many', '/works/'],
  ['a path of nothing', '/nothing/at/all'],
  ['what lies below the files of the application', '/_workspace/index.html'],
  ['a page of the application', '/signin'],
  ['a private link', '/review/x1'],
  ['the way back from another service', '/identity/callback/x'],
  ['an ad’s own document', '/ad_frame'],
  ['a picture that is not there', '/images/i1/640.webp'],
  ['robots.txt', '/robots.txt'],
  ['the sitemap', '/sitemap.xml'],
  ['a reservation', '/.well-known/tdmrep.json'],
  ['a feed that is not there', '/works/w404/feed.atom'],
  ['somebody’s own feed with a wrong key', '/feeds/watched/x/feed.atom'],
  ['a preview that is not there', '/og/w404/x.jpg'],
  ['a URL to embed that is none of ours', '/oembed?url=https%3A%2F%2Fexample.com'],
  ['a link in a mail with a wrong key', '/mail/unsubscribe?token=x'],
  ['whether it lives', '/healthz'],
  ['whether it is ready', '/readyz'],
  ['an answer of GraphQL', '/graphql?opname=Ask', post('{"query":"{ __typename }"}')],
  ['a document that is none', '/graphql?opname=Ask', post('{"query":"{"}')],
  ['a body that is no JSON', '/graphql?opname=Ask', post('{')],
  ['a call of the identity service that is refused', '/identity/refresh', post('{}')],
  ['an upload of nobody', '/uploads', { method: 'POST', headers: { 'tus-resumable': '1.0.0', 'upload-length': '1' } }],
  ['reading events of nobody', '/reading-events', post('{"events":[]}')],
  ['a report of a browser', '/policy-reports', post('[]', 'application/reports+json')],
  ['a method that nothing takes', '/works/w404', { method: 'DELETE' }],
])('says the same of %s, once, whether it comes by nginx or from the API itself', async (_what, path, init) => {
  // Each failed sign-in has a number of its own.
  const ask = async (origin: string) =>
    (await askForHeaders(origin + path, init)).map((line) => line.replace(/reference=\w+/, 'reference=1'));
  const told = await ask(nginx.url);
  expect(told).toEqual(await ask(api));
  for (const name of ['strict-transport-security', 'x-content-type-options', 'x-robots-tag', 'tdm-reservation'])
    expect(told.filter((line) => line.startsWith(`${name}: `)).length, name).toBe(1);
});

it('serves every front-end file its pages ask for, to be kept for ever', async () => {
  const pages = await Promise.all(['/', '/signin'].map(async (path) => (await fetch(nginx.url + path)).text()));
  const files = new Set(pages.join('').match(/\/_(astro|workspace)\/[\w./-]+\.(js|css)/g));
  expect(files.size).toBeGreaterThan(2);
  for (const file of files) {
    const response = await fetch(nginx.url + file);
    expect([file, response.status, response.headers.get('cache-control')]).toEqual([
      file,
      200,
      'public, max-age=31536000, immutable',
    ]);
  }
});

it('shows nobody the inbox of a development machine', async () => {
  expect((await fetch(`${nginx.url}/dev/inbox`)).status).toBe(404);
});

it.each([
  ['asks for the page that says so', '/503/', {}],
  [
    'sends more headers than the API reads by itself',
    '/identity/config',
    { headers: { cookie: `a=${'x'.repeat(7000)}`, 'x-b': 'x'.repeat(7000), 'x-c': 'x'.repeat(7000) } },
  ],
  [
    'sends something that is no JSON',
    '/identity/sign_in',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{'.repeat(60_000) },
  ],
  ['sends a long text where nothing is taken', '/works/w1', { method: 'POST', body: 'x'.repeat(60_000) }],
] as [string, string, RequestInit][])('answers everybody else while somebody %s', async (_what, path, init) => {
  const statuses: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([fetch(nginx.url + path, init), fetch(nginx.url + path, init)]);
    statuses.push((await ask('viewer { kind }')).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
});

it('tells who may not upload so, however much is still on its way', async () => {
  const send = (megabytes: number) =>
    fetch(`${nginx.url}/uploads/x`, {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: Buffer.alloc(megabytes * 1024 * 1024),
    });
  const statuses: number[] = [];
  for (const megabytes of [5, 20, 5, 20, 5, 20, 5, 20]) statuses.push((await send(megabytes)).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 401, 401]);
});

it('goes on answering when one API process is killed, and public pages stay when all are', async () => {
  expect((await (await ask('viewer { kind }')).json()).data.viewer.kind).toBe('GUEST_NO_PROVIDER');
  const first = running[0]!;
  first.kill('SIGKILL');
  await once(first, 'exit');
  // What was on its way to a process that dies is lost, unless it may be asked again, like this.
  expect((await fetch(`${nginx.url}/readyz`)).status).toBe(200);
  const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await ask('viewer { kind }')).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
  running[1]?.kill('SIGKILL');
  await expect.poll(async () => (await ask('viewer { kind }')).status).toBe(503);
  expect((await fetch(nginx.url)).status).toBe(200);
});

it('ends cleanly within seconds when asked to', async () => {
  const worker = running[2]!;
  const ended = once(worker, 'exit');
  worker.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
