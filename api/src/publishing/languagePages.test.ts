import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { servePages } from '../http/pages/index.ts';
import { findNameAfter } from '../people/sites/index.ts';
import { createPublishedApp, type PublishedApp } from '../testing/publishing/createPublishedApp.ts';
import type { TestPerson } from '../testing/createTestApp.ts';

let test: PublishedApp;
let app: FastifyInstance;
let creator: TestPerson;
let workId: string;
let episodeId: string;
let nextEpisodeId: string;

beforeAll(async () => {
  test = await createPublishedApp();
  const { publisher, services } = test;
  app = Fastify();
  const { pageStore: store, database } = services;
  servePages(app, { store, database, publisher, findNameAfter, language: 'en' });
  creator = await test.signUpCreator('mashiro');
  const made = await test.run(
    'mutation W($e: EpisodeInput) { createWork(workInput: { title: "灯", genre: SCIENCE_FICTION }, episodeInput: $e) { work { id } episode { id } problems { message } } }',
    { e: { title: '夜', status: 'PUBLIC', pages: [{ imageId: await test.addImage(creator) }] } },
    creator,
  );
  ({
    work: { id: workId },
    episode: { id: episodeId },
  } = made.data.createWork);
  const again =
    'mutation E($input: AddEpisodeInput!) { addEpisode(input: $input) { episode { id } problems { message } } }';
  const next = { title: '朝', status: 'PUBLIC', pages: [{ imageId: await test.addImage(creator) }] };
  nextEpisodeId = (await test.run(again, { input: { workId, episode: next } }, creator)).data.addEpisode.episode.id;
  await publisher.runOnce();
});
afterAll(async () => {
  await app.close();
  await test.close();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

it('a page is there in the other language below its prefix, says so, and leads on in it', async () => {
  const { statusCode, body, headers } = await get(`/ja/works/${workId}`);
  expect(statusCode).toBe(200);
  expect(body).toContain('<html lang="ja" data-prefix="/ja"');
  const address = `https://komawari.example/works/${workId}`;
  const japanese = `https://komawari.example/ja/works/${workId}`;
  expect(body).toContain(`<link rel="canonical" href="${japanese}">`);
  expect(body).toContain(`<link rel="alternate" hreflang="ja" href="${japanese}">`);
  for (const language of ['en', 'x-default'])
    expect(body).toContain(`<link rel="alternate" hreflang="${language}" href="${address}">`);
  expect(body).toContain(`href="/ja/episodes/${episodeId}`);
  expect(body).toContain('href="/ja/@mashiro"');
  expect(body).not.toContain(`href="/episodes/${episodeId}`);
  expect(body).toMatch(new RegExp(`href="/works/${workId}"[^>]* hreflang="en"`));
  expect((await get(`/ja/works/${workId}`, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
});

it('the reader leads on in the language of the page', async () => {
  const { body } = await get(`/ja/episodes/${episodeId}`);
  expect(body).toContain(`data-next-episode-url="/ja/episodes/${nextEpisodeId}"`);
  expect((await get(`/episodes/${episodeId}`)).body).toContain(`data-next-episode-url="/episodes/${nextEpisodeId}"`);
});

it('the page of the installation names the other one', async () => {
  const { body } = await get(`/works/${workId}`);
  expect(body).toContain(`<link rel="alternate" hreflang="ja" href="https://komawari.example/ja/works/${workId}">`);
  expect(body).toMatch(new RegExp(`href="/ja/works/${workId}"[^>]* hreflang="ja"`));
  expect(body).toContain(`href="/episodes/${episodeId}`);
});

it.each(['/ja', '/ja/new_works', '/ja/@mashiro', '/ja/rankings/daily', '/ja/terms', '/ja/search'])(
  '%s is Japanese',
  async (path) => {
    const { statusCode, body } = await get(path);
    expect([statusCode, /<html lang="ja" data-prefix="\/ja"/.test(body)]).toEqual([200, true]);
  },
);

it('nothing of the other language is stored on disk: a publication costs nothing for it', async () => {
  await get(`/ja/works/${workId}`);
  expect([...(await test.readStore()).keys()].filter((path) => path.includes('/ja'))).toEqual([]);
});

it.each([
  [`/en/new_works`, 301, '/new_works'],
  ['/en', 301, '/'],
  ['/ja/@Mashiro', 301, '/ja/@mashiro'],
  ['/mature/ja/new_works', 303, '/ja/new_works'],
  ['/ja/works/w00000000000000000000', 404, undefined],
  ['/ja/ja', 404, undefined],
  ['/ja/404', 404, undefined],
  ['/ja/nothing', 404, undefined],
  ['/fr/new_works', 404, undefined],
])('%s is answered %i %s', async (path, status, location) => {
  const answer = await get(path);
  expect([answer.statusCode, answer.headers['location']]).toEqual([status, location]);
});

it.each(['/ja/nothing', '/ja/works/w00000000000000000000', '/ja/404', '/mature/ja/works/w00000000000000000000'])(
  '%s: that nothing is there is said in the language asked for',
  async (path) => {
    const { statusCode, body } = await get(path, { cookie: 'mature=1' });
    expect([statusCode, /<html lang="ja" data-prefix="\/ja"/.test(body)]).toEqual([404, true]);
    expect(body).toContain('href="/ja/new_works"');
  },
);

it('that nothing is at a plain path is said in the installation’s', async () => {
  expect((await get('/nothing')).body).toContain('<html lang="en"');
});

it('that a page cannot be shown is said in the language asked for, with nothing but the store', async () => {
  const { pageStore: store, database } = test.services;
  expect(await test.publisher.renderNow('/503')).toBe('rendered');
  expect(await test.publisher.renderNow('/ja/503')).toBe('rendered');
  const away = () => Promise.reject(new Error('database is away'));
  const alone = Fastify();
  servePages(alone, {
    findNameAfter,
    store,
    database: { ...database, query: away },
    publisher: { renderNow: away, findDrawn: away, drawForOne: away },
    language: 'en',
  });
  for (const [path, opening, link] of [
    ['/ja/new_works', '<html lang="ja" data-prefix="/ja"', 'href="/ja"'],
    ['/ja/503', '<html lang="ja" data-prefix="/ja"', 'href="/ja"'],
    ['/works/w0000000000000000000b', '<html lang="en"', 'href="/"'],
    ['/503', '<html lang="en"', 'href="/"'],
  ] as const) {
    const { statusCode, body, headers } = await alone.inject(path);
    expect([statusCode, headers['retry-after'], headers['cache-control']], path).toEqual([503, '5', 'no-store']);
    for (const part of [opening, link, '<meta name="robots" content="noindex']) expect(body, path).toContain(part);
  }
  await store.remove('/ja/503');
  expect((await alone.inject('/ja/new_works')).body).toContain('<html lang="en"');
  await alone.close();
});

it('what is withdrawn is gone in both languages at once, before any page is drawn again', async () => {
  expect((await get(`/ja/episodes/${episodeId}`)).statusCode).toBe(200);
  const withdraw = 'mutation D($input: DeleteEpisodeInput!) { deleteEpisode(input: $input) { problems { message } } }';
  const { data, errors } = await test.run(withdraw, { input: { id: episodeId } }, creator);
  expect([errors, data?.deleteEpisode.problems]).toEqual([[], []]);
  expect((await get(`/ja/episodes/${episodeId}`)).statusCode).toBe(404);
});
