import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyInstance } from 'fastify';
import { loadRenderer } from '@komawari/site/renderer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { announceScheduledEpisodes } from '../publications/episodes/index.ts';
import { notifyMany } from '../readers/fanOuts/index.ts';
import { servePages } from '../http/pages/index.ts';
import type { TestPerson } from '../testing/createTestApp.ts';
import { createPublishedApp, type PublishedApp } from '../testing/publishing/createPublishedApp.ts';
import { createDiskPageStore } from './index.ts';
import { findNameAfter } from '../people/sites/index.ts';

const SITE_DIST = fileURLToPath(new URL('../../../site/dist', import.meta.url));
const ORIGIN = 'http://localhost:3000';
/** Stands in every text of what is scheduled, and nowhere else. */
const WORD = 'yonakadokei';

let test: PublishedApp;
let pages: FastifyInstance;
let creator: TestPerson;
let watcher: TestPerson;
let feed: string;
/** A work that is out, with an episode that is: the second is scheduled, and so is the only one of another work. */
const ids = { work: '', first: '', second: '', later: '', only: '', picture: '' };

const sql = (text: string, values: unknown[] = []) => test.services.database.query('inTest', text, values);
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

async function publishWork(title: string, tag: string, episode: object) {
  const { data } = await test.run(
    'mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { work { id } episode { id } } }',
    { w: { title, tagTitles: [tag] }, e: { title, pages: [{ imageId: await test.addImage(creator) }], ...episode } },
    creator,
  );
  return data.createWork as { work: { id: string }; episode: { id: string } };
}

beforeAll(async () => {
  test = await createPublishedApp(await loadRenderer({ distDir: SITE_DIST }));
  creator = await test.signUpCreator('mina');
  watcher = await test.signUpCreator('ren');
  const out = await publishWork('時計塔', '塔', { status: 'PUBLIC' });
  ids.picture = await test.addImage(creator);
  const scheduled = { status: 'SCHEDULED', publishAt: inAnHour(), pages: [{ imageId: ids.picture }] };
  const { data } = await test.run(
    'mutation E($input: AddEpisodeInput!) { addEpisode(input: $input) { episode { id } } }',
    { input: { workId: out.work.id, episode: { title: `${WORD} 2`, ...scheduled } } },
    creator,
  );
  const later = await publishWork(WORD, WORD, scheduled);
  Object.assign(ids, { work: out.work.id, first: out.episode.id, second: data.addEpisode.episode.id });
  Object.assign(ids, { later: later.work.id, only: later.episode.id });
  const watching = { input: { targetUserId: creator.actor.accountId, isUserOptedInEmail: false } };
  await test.run('mutation W($input: WatchUserInput!) { watchUser(input: $input) { user { id } } }', watching, watcher);
  const renewed = await test.run('mutation { renewWatchedFeed { address } }', {}, watcher);
  feed = new URL(renewed.data.renewWatchedFeed.address).pathname;
  const { publisher, services } = test;
  pages = Fastify();
  servePages(pages, {
    findNameAfter,
    store: createDiskPageStore(services.config.publicDir),
    database: services.database,
    publisher,
  });
});
afterAll(async () => {
  await pages.close();
  await test.close();
});

/** Questions of a guest, each to a list or thing in which it would be. */
const QUESTIONS: Record<string, [document: string, variables: () => object]> = {
  work: ['query Q($id: ID!) { work(id: $id) { title } }', () => ({ id: ids.later })],
  episode: ['query Q($id: ID!) { episode(id: $id) { title pages { nodes { id } } } }', () => ({ id: ids.only })],
  node: ['query Q($id: ID!) { node(id: $id) { ... on Episode { title } } }', () => ({ id: ids.second })],
  'new works': ['{ newWorks(first: 100) { nodes { title } } }', () => ({})],
  'works of a tag': [`{ tag(title: "${WORD}") { works { nodes { title } } } }`, () => ({})],
  'works of a creator': ['{ user(screenName: "mina") { site { works(first: 9) { nodes { title } } } } }', () => ({})],
  timeline: [
    '{ user(screenName: "mina") { site { timeline { nodes { ... on EpisodeTimelineItem { episode { title } } } } } } }',
    () => ({}),
  ],
  search: [`{ search(keyword: "${WORD}") { works(first: 9) { nodes { title } } } }`, () => ({})],
  'search by tag': [`{ search(keyword: "tag:${WORD}") { works(first: 9) { nodes { title } } } }`, () => ({})],
  'episodes of a work': [
    'query Q($id: ID!) { work(id: $id) { episodes { nodes { title } } } }',
    () => ({ id: ids.work }),
  ],
  'the next episode': ['query Q($id: ID!) { episode(id: $id) { nextEpisode { title } } }', () => ({ id: ids.first })],
  'Open Graph of a work': ['query Q($id: ID!) { work(id: $id) { title ogImage { url } } }', () => ({ id: ids.later })],
};

/** What the watcher is told. */
const LISTS: Record<string, string> = {
  updates:
    '{ viewer { ... on RegisteredViewer { updateInformation { nodes { entity { ... on Episode { title } } } } } } }',
  notifications:
    '{ viewer { ... on RegisteredViewer { notifications { nodes { entity { ... on Episode { title } } } } } } }',
};

const embed = (path: string): string => `/oembed?format=json&url=${encodeURIComponent(ORIGIN + path)}`;
/** Addresses that would tell of it: of their own, and of what stands around it. */
const addresses = (): string[] => [
  '/sitemaps/works.xml',
  '/sitemaps/episodes.xml',
  '/sitemaps/tags.xml',
  '/new_works/feed.atom',
  '/new_works/feed.json',
  `/tags/${WORD}/feed.atom`,
  '/@mina/feed.json',
  `/works/${ids.work}/feed.atom`,
  `/works/${ids.later}/feed.json`,
  embed(`/works/${ids.later}`),
  embed(`/episodes/${ids.only}`),
  feed,
];
const own = (): string[] => [`/works/${ids.later}`, `/episodes/${ids.only}`, `/episodes/${ids.second}`];

/** Whether a text tells of what is scheduled. The question itself, which some answers repeat, tells nothing. */
const tells = (text: string): boolean =>
  [WORD, ids.later, ids.only, ids.second, ids.picture].some((word) => text.includes(word));

/** By the name of every channel, whether a stranger or a watcher finds there what is scheduled. No worker runs meanwhile. */
async function walk(): Promise<Record<string, boolean>> {
  const found: Record<string, boolean> = {};
  for (const [name, [document, variables]] of Object.entries(QUESTIONS))
    found[name] = tells(JSON.stringify((await test.run(document, variables() as Record<string, unknown>)).data));
  await notifyMany(test.services.database);
  for (const [name, document] of Object.entries(LISTS))
    found[name] = tells(JSON.stringify((await test.run(document, {}, watcher)).data));
  for (const url of addresses()) {
    const answer = await test.app.inject(url);
    found[url] = answer.statusCode === 200 && tells(answer.body);
  }
  for (const url of own()) found[url] = (await pages.inject(url)).statusCode === 200;
  for (const [name, url] of Object.entries(await pictureAddresses()))
    found[name] = (await test.app.inject(url)).statusCode === 200;
  return found;
}

/** A picture of its pages and a card, at the addresses that a reader of it gets, or would get. */
async function pictureAddresses(): Promise<Record<string, string>> {
  const { data } = await test.run(
    'query P($id: ID!) { episode(id: $id) { ogImage { url } pages { nodes { image { url } } } } }',
    { id: ids.only },
  );
  const [page] = data?.episode.pages.nodes ?? [];
  const pathOf = (address: string): string => address.replace(ORIGIN, '');
  return {
    'a picture': page ? pathOf(page.image.url) : `/images/${ids.picture}/800.webp`,
    'a card': data ? pathOf(data.episode.ogImage.url) : `/og/${ids.only}/0123456789abcdef.jpg`,
  };
}

const visibleIn = (found: Record<string, boolean>): string[] => Object.keys(found).filter((name) => found[name]);
const hiddenIn = (found: Record<string, boolean>): string[] => Object.keys(found).filter((name) => !found[name]);

async function exported(): Promise<string[]> {
  expect((await test.publisher.exportSite()).failures).toEqual([]);
  const files = await test.readStore();
  return [...files].filter(([path, html]) => tells(path) || tells(html)).map(([path]) => path);
}

it('what is scheduled is on no channel to the last moment, and on each from its instant on, though no worker runs', async () => {
  expect(await exported()).toEqual([]);
  expect(visibleIn(await walk())).toEqual([]);

  const publishAt = Date.now() + 2_000;
  await sql(`UPDATE episodes SET publish_at = $1 WHERE status = 'SCHEDULED'`, [new Date(publishAt)]);
  await sql('UPDATE works SET first_publish_at = $1 WHERE id = $2', [new Date(publishAt), ids.later]);
  for (;;) {
    const found = await walk();
    if (Date.now() >= publishAt) break;
    expect(visibleIn(found)).toEqual([]);
  }
  await expect.poll(async () => hiddenIn(await walk()), { timeout: 20_000 }).toEqual([]);
});

it('lists that are files follow when the worker is back, or with an export', async () => {
  await announceScheduledEpisodes(test.services.database);
  while ((await test.publisher.runOnce()) > 0);
  for (const path of ['/', '/new_works', '/@mina', '/@mina/manga', `/works/${ids.work}`, `/tags/${WORD}`])
    expect([path, tells((await pages.inject(path)).body)]).toEqual([path, true]);
  expect((await exported()).length).toBeGreaterThan(6);
});
