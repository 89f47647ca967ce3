import Fastify, { type FastifyInstance } from 'fastify';
import diagnostics from 'node:diagnostics_channel';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { encodeCursor } from '../../kernel/cursor.ts';
import { toUrlPath, type Publisher } from '../../publishing/index.ts';
import { addCreator, addDraft, addImage, renameWork, setStatus } from '../../testing/publishing/contentBuilders.ts';
import { createTestSite, type TestSite } from '../../testing/publishing/createTestSite.ts';
import { chooseEncoding } from './sendFile.ts';
import { serveImages } from './serveImages.ts';
import { addAnswerHeaders } from '../addAnswerHeaders.ts';
import { servePages } from './servePages.ts';
import { findNameAfter } from '../../people/sites/index.ts';

let site: TestSite;
let publisher: Publisher;
let app: FastifyInstance;
let workId: string;
let episodeId: string;
let drawn: string[];
/** What was written into the log. */
const warnings: string[] = [];

beforeAll(async () => {
  site = await createTestSite();
  drawn = [];
  publisher = site.createPublisher({ moments: { snapshotTaken: (paths) => void drawn.push(...paths) } });
  workId = (await addCreator(site.database, 'Haru')).workId;
  episodeId = await addDraft(site.database, workId);
  await setStatus(site.database, episodeId, 'PUBLIC');
  await publisher.runOnce();
  app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void warnings.push(line) } } });
  addAnswerHeaders(app, 'https://komawari.example');
  serveImages(app, {
    store: site.store,
    privateImages: {
      serve: async (_request, reply) => reply.code(403).send('signed only'),
      ask: async (_request, reply) => reply.code(204).send(),
    },
  });
  servePages(app, {
    findNameAfter,
    store: site.store,
    database: site.database,
    publisher,
    application: {
      isPath: (path) => path === '/signin',
      settings: { adScript: null, reports: null, recaptcha: false },
    },
  });
});
afterAll(async () => {
  await app.close();
  await site.close();
});
beforeEach(() => void drawn.splice(0));

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

it('a reader gets the stored page in the best form their browser takes, and nothing when they have it already', async () => {
  const plain = await get(`/works/${workId}`);
  expect(plain.statusCode).toBe(200);
  expect(plain.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "frame-ancestors 'none'",
  });
  expect(plain.headers['set-cookie']).toBeUndefined();
  const br = await get(`/works/${workId}?utm_source=x`, { 'accept-encoding': 'gzip, deflate, br' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  const gz = await get(`/works/${workId}`, { 'accept-encoding': 'gzip, br;q=0' });
  expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body);
  const again = await get(`/works/${workId}`, { 'accept-encoding': 'br', 'if-none-match': String(br.headers.etag) });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  const head = await app.inject({ method: 'HEAD', url: `/works/${workId}` });
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    plain.headers['content-length'],
  ]);
});

it.each([
  ['[R2-016] a creator’s site', '/@Haru', 'purchase_failed'],
  ['[R2-020] the reader', '/episodes/', 'purchase_succeeded'],
  ['[R2-021] the reader', '/episodes/', 'purchase_failed'],
  ['[R2-051] a work', '/works/', 'utm_source=x&utm_content=top&utm_campaign=%E6%98%A5'],
])('%s takes its query flags without becoming another page', async (_name, start, query) => {
  const id = start === '/works/' ? workId : start === '/episodes/' ? episodeId : '';
  const plain = await get(start + id);
  const flagged = await get(`${start}${id}?${query}`);
  expect([flagged.statusCode, flagged.headers.etag]).toEqual([200, plain.headers.etag]);
});

it('a page changed by this process is new at once, by another one within a moment', async () => {
  await renameWork(site.database, workId, 'Renamed here');
  await publisher.runOnce();
  expect((await get(`/works/${workId}`)).body).toContain('Renamed here');
  const other = site.createPublisher({
    store: (await import('../../publishing/index.ts')).createDiskPageStore(site.publicDir),
  });
  await renameWork(site.database, workId, 'Renamed elsewhere');
  await other.runOnce();
  await expect.poll(async () => (await get(`/works/${workId}`)).body).toContain('Renamed elsewhere');
});

it('a page that nobody has drawn yet is drawn on the first request and stored', async () => {
  await site.store.remove(`/works/${workId}`);
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(`/works/${workId}`)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(drawn).toEqual([`/works/${workId}`]);
  expect(await readFile(site.store.fileOf(`/works/${workId}`), 'utf8')).toContain('Renamed elsewhere');
});

it.each([
  '/works/w0000000000000000000a',
  '/works/nonsense',
  '/episodes/w0000000000000000000a',
  '/@nobody_here',
  '/tags/unheard-of',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/works/..%2f..%2fetc',
  '/wp-login.php',
  '/.tmp/x',
  '/pages/index.html',
  `/tags/${'x'.repeat(201)}`,
])('nothing is at %s: the site’s own page says so, kept by no cache, and no page is drawn for it', async (url) => {
  await get('/404');
  drawn.splice(0);
  const answer = await get(url);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  expect(answer.body).toContain('nothing here');
  expect(drawn).toEqual([]);
});

it('other spellings lead to the address that is published', async () => {
  await site.database.query(
    'addTag',
    `INSERT INTO tags (id, title, norm) VALUES ('t0000000000000000000a', 'ガ行SF', 'ガ行sf')`,
  );
  const location = toUrlPath('/tags/ガ行SF');
  expect((await get(location)).statusCode).toBe(200);
  for (const spelling of ['/tags/ガ行SF'.normalize('NFD'), '/tags/が行ｓｆ']) {
    const answer = await get(toUrlPath(spelling));
    if (answer.statusCode !== 200) expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
  }
  expect((await get('/@haru')).headers.location).toBe('/@Haru');
  expect((await get('/%40Haru')).statusCode).toBe(200);
  expect((await get(`/works/${workId}/`)).headers.location).toBe(`/works/${workId}`);
});

it('a later page of a list is drawn for whoever asks and never stored', async () => {
  const cursor = encodeCursor(['2026-01-01T00:00:00.000Z', workId]);
  const answer = await get(`/new_works/after/${cursor}`, { 'accept-encoding': 'br' });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate']);
  const again = { 'accept-encoding': 'br', 'if-none-match': String(answer.headers.etag) };
  expect((await get(`/new_works/after/${cursor}`, again)).statusCode).toBe(304);
  expect((await get(`/@haru/manga/after/${cursor}`)).headers.location).toBe(`/@Haru/manga/after/${cursor}`);
  expect((await get(`/@nobody/after/${cursor}`)).statusCode).toBe(404);
  expect((await get('/new_works/after/x')).statusCode).toBe(404);
  expect((await get(`/search/after/${cursor}`)).statusCode).toBe(404);
  expect(await site.database.query('stored', `SELECT path FROM stored_pages WHERE path LIKE '%/after/%'`)).toEqual([]);
});

it('a page in the store needs no database, and one that cannot be drawn says when to come back', async () => {
  const broken = { ...site.database, query: () => Promise.reject(new Error('database is away')) };
  const alone = Fastify();
  servePages(alone, {
    findNameAfter,
    store: site.store,
    database: broken,
    publisher: {
      renderNow: () => Promise.reject(new Error('database is away')),
      findDrawn: () => Promise.reject(new Error('database is away')),
      drawForOne: () => Promise.reject(new Error('database is away')),
    },
  });
  expect((await alone.inject(`/works/${workId}`)).statusCode).toBe(200);
  const answer = await alone.inject('/works/w0000000000000000000b');
  expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  await alone.close();
});

it('public pictures are kept for ever, others are the images domain’s to decide', async () => {
  const id = await addImage(site.database, (await addCreator(site.database, 'e')).userId);
  await mkdir(join(site.publicDir, 'images', id));
  await writeFile(join(site.publicDir, 'images', id, '320.webp'), 'bytes');
  const answer = await get(`/images/${id}/320.webp`);
  expect([answer.statusCode, answer.body]).toEqual([200, 'bytes']);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect((await get(`/images/${id}/640.webp`)).statusCode).toBe(403);
  expect((await get(`/images/${id}/..%2f..%2fx.webp`)).statusCode).toBe(404);
  expect((await get(`/images/${id}/original.png`)).statusCode).toBe(404);
});

it('files with a hash in their name are kept for ever, the application’s document is asked for again', async () => {
  await publisher.installAssets();
  await mkdir(join(site.publicDir, 'assets/_workspace'), { recursive: true });
  await writeFile(join(site.publicDir, 'assets/_workspace/index.html'), '<!doctype html>app</html>');
  const script = await get('/_astro/build-1.js', { 'accept-encoding': 'br' });
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await get('/signin')).body).toContain('app');
  expect((await get('/signin')).headers['cache-control']).toBe('no-cache');
});

it('the application’s document is the only answer to its address', async () => {
  await mkdir(join(site.publicDir, 'assets/_workspace'), { recursive: true });
  await writeFile(join(site.publicDir, 'assets/_workspace/index.html'), '<!doctype html>app</html>');
  warnings.splice(0);
  // The handler goes on after its answer has arrived, and is done when Fastify says so.
  const done = new Promise((resolve) => {
    diagnostics.subscribe('tracing:fastify.request.handler:asyncEnd', resolve);
  });
  expect((await get('/signin')).body).toContain('app');
  await done;
  expect(warnings).toEqual([]);
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip;q=0', null],
  ['BR', 'br'],
  [undefined, null],
])('a browser that sends "accept-encoding: %s" gets %s', (accepted, chosen) => {
  expect(chooseEncoding(accepted)).toBe(chosen);
});
