import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { routePatterns } from '@komawari/workspace/routes';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDiskPageStore } from '@komawari/api/publishing';
import { findFreePort } from '@komawari/postgres/freePort';
import { type RunningNginx, checkNginxConfig, startNginx } from './startNginx.ts';

const publicDir = mkdtempSync(join(tmpdir(), 'komawari-public-'));
const servers: Server[] = [];
let nginx: RunningNginx;
/** What reached each API process. */
let asked: { process: number; method: string; url: string; headers: NodeJS.Dict<string | string[]> }[] = [];

const put = (path: string, content: string) => {
  const file = join(publicDir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  writeFileSync(`${file}.gz`, gzipSync(content));
};

async function startApi(number: number, port = 0): Promise<number> {
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    asked.push({ process: number, method, url, headers });
    response.setHeader('set-cookie', 'visitor=1');
    response.setHeader('cache-control', 'private, no-store');
    if (url.includes('undrawable')) response.statusCode = 503;
    request.resume().on('end', () => response.end(`from process ${number}`));
  });
  servers.push(server.listen(port, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  chmodSync(publicDir, 0o755);
  const [one, other] = [await startApi(1), await startApi(2)];
  nginx = await startNginx({ publicDir, api: [`127.0.0.1:${one}`, `127.0.0.1:${other}`] });
});

beforeEach(() => {
  asked = [];
});

afterAll(async () => {
  await nginx?.stop();
  for (const server of servers) server.close().closeAllConnections();
  rmSync(publicDir, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(nginx.url + path, { redirect: 'manual', ...init });

it('is accepted by nginx itself', async () => {
  const said = await checkNginxConfig({
    publicDir,
    api: ['127.0.0.1:3001', '127.0.0.1:3002'],
    listen: `127.0.0.1:${await findFreePort()}`,
  });
  expect(said).toContain('test is successful');
  expect(said).not.toContain('warn');
});

it.each([
  '/data_exports/x?exp=1&sig=2',
  '/sales_files/2026-10.csv',
  '/sales_files/2026.pdf',
  '/receipts/r1.pdf',
  '/share_images/w1.png',
])('hands %s, which is one person’s own, to the API with who asks', async (path) => {
  const response = await get(path, { headers: { cookie: 'komawari_refresh=x', authorization: 'Bearer y' } });
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(asked).toMatchObject([{ url: path, headers: { cookie: 'komawari_refresh=x', authorization: 'Bearer y' } }]);
});

it.each([
  ['/', 'pages/index.html'],
  ['/works/w123', 'pages/works/w123/index.html'],
  ['/@mina', 'pages/@mina/index.html'],
  ['/@mina/manga', 'pages/@mina/manga/index.html'],
  [`/tags/${encodeURIComponent('ラブコメ')}`, 'pages/tags/ラブコメ/index.html'],
])('serves %s from the page store, with no request to the API and no cookie', async (path, file) => {
  put(file, `<!doctype html><p>${path}</p>`);
  const response = await get(path);
  expect(await response.text()).toBe(`<!doctype html><p>${path}</p>`);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-security-policy': "frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  });
  expect(response.headers.has('set-cookie')).toBe(false);
  expect(asked).toEqual([]);
});

it('shows a page that was published or taken down a moment ago at once', async () => {
  put('pages/works/w1/index.html', 'first');
  expect(await (await get('/works/w1')).text()).toBe('first');
  rmSync(join(publicDir, 'pages/works/w1'), { recursive: true });
  put('pages/works/w1/index.html', 'second');
  expect(await (await get('/works/w1')).text()).toBe('second');
  rmSync(join(publicDir, 'pages/works/w1'), { recursive: true });
  expect(await (await get('/works/w1')).text()).toMatch('from process');
});

it.each(['identity', 'gzip'])(
  'sends a page that changed within the second to who has the one before (%s)',
  async (coding) => {
    const store = createDiskPageStore(publicDir);
    await store.prepare();
    const ask = (headers = {}) => get('/works/w9', { headers: { 'accept-encoding': coding, ...headers } });
    for (const likes of ['11', '12', '13']) {
      const before = await ask();
      const known = {
        'if-none-match': before.headers.get('etag'),
        'if-modified-since': before.headers.get('last-modified'),
      };
      await (await store.write('/works/w9', `<p>${likes} likes</p>`)).complete();
      const after = await ask(before.ok ? known : {});
      expect([after.status, await after.text()]).toEqual([200, `<p>${likes} likes</p>`]);
    }
  },
);

it('asks the API for a page that is not there, without the visitor’s cookies and without giving out new ones', async () => {
  const headers = { cookie: 'session=secret', authorization: 'Bearer secret' };
  const response = await get('/works/w404', { headers });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ method: 'GET', url: '/works/w404' });
  expect(asked[0]?.headers).not.toHaveProperty('cookie');
  expect(asked[0]?.headers).not.toHaveProperty('authorization');
  expect(response.headers.has('set-cookie')).toBe(false);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

it('hands on what is personal with cookies and token, and never believes a forwarded address', async () => {
  const headers = { cookie: 'session=1', authorization: 'Bearer 1', 'x-forwarded-for': '10.9.8.7' };
  const response = await get('/graphql?opname=Viewer', { method: 'POST', body: '{}', headers });
  expect(asked[0]?.headers).toMatchObject({ cookie: 'session=1', authorization: 'Bearer 1' });
  expect(response.headers.get('set-cookie')).toBe('visitor=1');
  await get('/reading-events', { method: 'POST', body: '{}', headers });
  expect(asked[1]).toMatchObject({ url: '/reading-events', headers: { authorization: 'Bearer 1' } });
  for (const path of ['/identity/token', '/uploads', '/uploads/u1', '/healthz', '/readyz']) {
    expect(await (await get(path)).text(), path).toMatch('from process');
  }
});

it('lets browsers keep the icons for a day, which they would ask for again with each turn of a page', async () => {
  for (const name of ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'icon-192.png']) {
    put(`assets/${name}`, 'icon');
    const response = await get(`/${name}`);
    expect([response.status, response.headers.get('cache-control')], name).toEqual([200, 'public, max-age=86400']);
  }
  expect(asked).toEqual([]);
});

it('serves public pictures as files for ever and leaves signed ones to the API', async () => {
  put('images/i1/640.webp', 'picture');
  const response = await get('/images/i1/640.webp');
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asked).toEqual([]);
  const signed = await get('/images/i2/640.webp?exp=1&sig=2', { headers: { cookie: 'session=1' } });
  // Who comes decides, and nobody in between may keep the answer or get a cookie with it. The copy that nginx keeps for those who
  // are permitted is asked for beside that, and may have been already.
  expect(asked.slice(0, 2).map(({ url, headers }) => [url, headers['cookie']])).toEqual([
    ['/may_fetch/images/i2/640.webp?exp=1&sig=2', 'session=1'],
    ['/images/i2/640.webp?exp=1&sig=2', 'session=1'],
  ]);
  expect(signed.headers.get('cache-control')).toBe('private, no-store');
  expect(signed.headers.has('set-cookie')).toBe(false);
});

it('leaves the page for what is not there to the API, which says 404', async () => {
  put('pages/404/index.html', 'not here');
  expect(await (await get('/404')).text()).toMatch('from process');
});

it('lets a page of ours frame an ad, and nobody else', async () => {
  const response = await get('/ad_frame', { headers: { cookie: 'session=1' } });
  expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(response.headers.has('set-cookie')).toBe(false);
  expect(asked[0]?.headers).not.toHaveProperty('cookie');
});

it('says in the site’s own words that no process answers, and pages that are there still open', async () => {
  put('pages/503/index.html', 'cannot be shown right now');
  put('pages/ja/503/index.html', 'ただいまページを表示できません');
  put('pages/works/w7/index.html', 'work seven');
  const [one, other] = [await findFreePort(), await findFreePort()];
  const alone = await startNginx({ publicDir, api: [`127.0.0.1:${one}`, `127.0.0.1:${other}`] });
  const missing = await fetch(`${alone.url}/works/w404`);
  const there = await fetch(`${alone.url}/works/w7`);
  const texts = [await missing.text(), await there.text()];
  const direct = (await fetch(`${alone.url}/503`)).status;
  const directInJapanese = (await fetch(`${alone.url}/ja/503`)).status;
  await alone.stop();
  expect([missing.status, there.status, direct, directInJapanese]).toEqual([503, 200, 404, 404]);
  expect(texts).toEqual(['cannot be shown right now', 'work seven']);
});

it('keeps hashed files for ever and never asks the API for a missing one', async () => {
  put('assets/_astro/page.abc.js', 'let page');
  const response = await get('/_astro/page.abc.js');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect((await get('/_astro/gone.js')).status).toBe(404);
  expect(asked).toEqual([]);
});

it('answers every route of the workspace with its one page', async () => {
  put('assets/_workspace/index.html', 'the workspace');
  for (const pattern of [...routePatterns, '/notifications', '/oauth2/authorize']) {
    const response = await get(pattern.replaceAll(/:\w+/g, 'x1'));
    expect(await response.text(), pattern).toBe('the workspace');
    // The URL of a private link is its key: nothing keeps a copy of what stands there.
    const isPrivate = /^\/(review\/|oauth2\/authorize)/.test(pattern);
    expect(response.headers.get('cache-control')).toBe(isPrivate ? 'no-store' : 'no-cache');
    expect(response.headers.get('referrer-policy') === 'no-referrer').toBe(isPrivate);
  }
  expect(asked).toEqual([]);
});

it('hands the request of a client that comes as a form to the API', async () => {
  put('assets/_workspace/index.html', 'the workspace');
  await fetch(`${nginx.url}/oauth2/authorize`, { method: 'POST', body: new URLSearchParams({ client_id: 'x' }) });
  expect(asked).toMatchObject([{ method: 'POST', url: '/oauth2/authorize' }]);
});

it('keeps files below the store’s folders and those of the system out of reach', async () => {
  put('private.txt', 'private');
  for (const path of [
    '/private.txt',
    '/pages/../private.txt',
    '/assets/..%2f..%2f..%2fetc/passwd',
    '/images/..%2fprivate.txt',
  ]) {
    const text = await (await get(path)).text();
    expect(text, path).toMatch(/from process|400 Bad Request/);
  }
});

it('goes on with the other API process when one is gone', async () => {
  const dead = await findFreePort();
  const { port } = servers[0]!.address() as AddressInfo;
  const halved = await startNginx({ publicDir, api: [`127.0.0.1:${dead}`, `127.0.0.1:${port}`] });
  const statuses = await Promise.all(
    Array.from(
      { length: 20 },
      async () => (await fetch(`${halved.url}/graphql`, { method: 'POST', body: '{}' })).status,
    ),
  );
  await halved.stop();
  expect(statuses).toEqual(Array.from({ length: 20 }, () => 200));
});

const graphql = (url = nginx.url) => fetch(`${url}/graphql`, { method: 'POST', body: '{}' });
const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);

it('keeps asking a process that answers 503: an answer, whatever it says, is an answer', async () => {
  const statuses: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    expect((await get('/works/undrawable')).status).toBe(503);
    expect((await get('/healthz?undrawable')).status).toBe(503);
    statuses.push((await graphql()).status, (await graphql()).status);
  }
  expect(statuses).toEqual(times(20, 200));
  // Nobody was asked twice, and both were asked.
  expect(asked).toHaveLength(40);
  expect(new Set(asked.map(({ process }) => process))).toEqual(new Set([1, 2]));
});

it('asks a process again as soon as it is back, also when a moment ago none could be reached', async () => {
  const ports = [await findFreePort(), await findFreePort()] as const;
  const waking = await startNginx({ publicDir, api: [`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`] });
  const before = (await graphql(waking.url)).status;
  await startApi(4, ports[1]);
  const after = (await graphql(waking.url)).status;
  await waking.stop();
  expect([before, after]).toEqual([503, 200]);
});

it('repeats what only reads when a connection breaks, and never what may have changed something', async () => {
  const { port } = servers[1]!.address() as AddressInfo;
  const hangUp = createServer((request) => {
    asked.push({ process: 3, method: request.method ?? '', url: request.url ?? '', headers: {} });
    request.socket.destroy();
  });
  servers.push(hangUp.listen(0, '127.0.0.1'));
  await once(hangUp, 'listening');
  const api: [string, string] = [`127.0.0.1:${(hangUp.address() as AddressInfo).port}`, `127.0.0.1:${port}`];
  const reading = await startNginx({ publicDir, api });
  const page = await fetch(`${reading.url}/works/w404`);
  const askedForPage = asked.map(({ process }) => process);
  await reading.stop();
  asked = [];
  const changing = await startNginx({ publicDir, api });
  const change = await graphql(changing.url);
  const askedForChange = asked.map(({ process }) => process);
  const told = JSON.parse(await change.text()).errors[0].extensions;
  await changing.stop();
  expect([page.status, askedForPage]).toEqual([200, [3, 2]]);
  expect([change.status, askedForChange]).toEqual([503, [3]]);
  expect(told).toMatchObject({ code: 'SERVICE_UNAVAILABLE', saved: 'UNKNOWN', retryable: false });
});

it('answers programs in the shape of the API’s errors while no process can be reached, and people with a page', async () => {
  put('pages/503/index.html', 'cannot be shown right now');
  const [one, other] = [await findFreePort(), await findFreePort()];
  const alone = await startNginx({ publicDir, api: [`127.0.0.1:${one}`, `127.0.0.1:${other}`] });
  const answerOf = async (path: string, method = 'POST') => {
    const response = await fetch(alone.url + path, { method });
    const { status, headers } = response;
    expect([status, headers.get('retry-after'), headers.get('cache-control')], path).toEqual([503, '5', 'no-store']);
    return { type: headers.get('content-type'), text: await response.text() };
  };
  const error = { code: 'SERVICE_UNAVAILABLE', retryable: true, retryAfter: 5, messageJa: expect.any(String) };
  const paths = [
    '/uploads',
    '/uploads/u1',
    '/reading-events',
    '/identity/sign_in',
    '/oauth2/token',
    '/healthz',
    '/readyz',
  ];
  for (const path of [...paths, '/.well-known/openid-configuration', '/oembed']) {
    const { type, text } = await answerOf(path);
    expect([path, type, JSON.parse(text)]).toEqual([
      path,
      'application/json',
      { ...error, message: expect.any(String) },
    ]);
  }
  const ofGraphql = await answerOf('/graphql?opname=Viewer');
  const ofPages = [await answerOf('/identity/callback/google', 'GET'), await answerOf('/works/w404', 'GET')];
  await alone.stop();
  expect(ofGraphql.type).toBe('application/json');
  expect(JSON.parse(ofGraphql.text)).toEqual({ errors: [{ message: expect.any(String), extensions: error }] });
  expect(ofPages).toEqual(times(2, { type: 'text/html; charset=utf-8', text: 'cannot be shown right now' }));
});

it.each([
  ['/graphql', 2 * 1024 * 1024 + 1],
  ['/identity/sign_in', 64 * 1024 + 1],
  ['/works/w1', 64 * 1024 + 1],
])('answers a body that is longer than the API takes on %s itself', async (path, length) => {
  const response = await get(path, { method: 'POST', body: 'x'.repeat(length) });
  expect([response.status, response.headers.get('content-type')]).toEqual([413, 'application/json']);
  const answer = (await response.json()) as { code?: string; errors?: { extensions: { code: string } }[] };
  expect(answer.code ?? answer.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(asked).toEqual([]);
});

it('leads nobody to what only a developer’s machine has', async () => {
  for (const path of ['/dev/inbox', '/dev/inbox.json', '//dev/inbox', '/dev%2Finbox', '/works/../dev/inbox']) {
    asked = [];
    await get(path);
    expect(
      asked.map(({ url }) => url),
      path,
    ).toEqual(['/404']);
  }
});
