import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { loadRenderer } from '@komawari/site/renderer';
import fastify from 'fastify';
import { execute, parse, type DocumentNode } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceScheduledEpisodes, suspendEpisode } from '../publications/episodes/index.ts';
import { createContext, type Context } from '../graphql/context.ts';
import { presentError } from '../graphql/presentError.ts';
import { schema } from '../composition/schema.ts';
import { notifyMany } from '../readers/fanOuts/index.ts';
import { signatureQuery } from '../media/images/index.ts';
import { GUEST, type Actor } from '../kernel/actor.ts';
import { newId } from '../kernel/ids.ts';
import { registerDiscovery } from '../composition/registerDiscovery.ts';
import { setAccountDisabled } from '../readers/reports/index.ts';
import { act, createMarkedEpisodes, type MarkedEpisodes } from '../testing/createMarkedEpisodes.ts';
import type { TestPerson } from '../testing/createTestApp.ts';
import { createPublishedApp, type PublishedApp } from '../testing/publishing/createPublishedApp.ts';
import { writePurchase } from '../testing/purchaseRows.ts';
import { compare, OF_READERS, readerOf, SHOWN, type Sight } from '../testing/sights.ts';
import { waysTo, type Way } from '../testing/waysTo.ts';
import { seeAs } from '../people/viewAs/index.ts';
import { sendEpisodeMails } from '../readers/watching/index.ts';
import { suspendWork } from '../publications/works/index.ts';

const SITE_DIST = fileURLToPath(new URL('../../../site/dist', import.meta.url));

let test: PublishedApp;
let world: MarkedEpisodes;
let viewers: Record<string, (work: (context: Context) => Promise<unknown>) => Promise<unknown>>;

beforeAll(async () => {
  test = await createPublishedApp(await loadRenderer({ distDir: SITE_DIST }));
  world = await createMarkedEpisodes(test);
  viewers = listViewers();
  await listPictureNames();
  await test.publisher.runOnce();
});
afterAll(() => test.close());

const changeStatus =
  (change: string, more: object = {}) =>
  async () => {
    for (const [index, id] of world.episodes.entries()) {
      const { answers } = await act(test, world.author, [
        'changeEpisodeStatuses',
        { workId: world.works[index], ids: [id], change, ...more },
        'answers { isChanged }',
      ]);
      expect(answers).toEqual([{ isChanged: true }]);
    }
  };
/** Sells the episodes to the buyer, or makes them free and forgets that they were sold. */
const sell = (salesInfo: object | null) => async () => {
  for (const [index, episodeId] of world.episodes.entries()) {
    const input = { workId: world.works[index], episodeIds: [episodeId], salesInfo };
    const { answers } = await act(test, world.author, ['changeEpisodePrices', input, 'answers { isChanged }']);
    expect(answers).toEqual([{ isChanged: true }]);
    if (salesInfo) await writePurchase(test, { buyer: world.readers.buyer, seller: world.author, episodeId });
    else await test.services.database.query('unsell', 'DELETE FROM purchases WHERE episode_id = $1', [episodeId]);
  }
};
const archive = (mutation: 'archiveEpisode' | 'unarchiveEpisode') => async () => {
  for (const id of world.episodes) await act(test, world.author, [mutation, { id }]);
};
const schedule = () => changeStatus('SCHEDULED', { publishAt: new Date(Date.now() + 86_400_000).toISOString() })();
const suspend = (isSuspended: boolean) => async () => {
  for (const id of world.episodes) await suspendEpisode(test.services, id, isSuspended);
};
const suspendWorks = (isSuspended: boolean) => async () => {
  for (const id of world.works) await suspendWork(test.services, id, isSuspended);
};
const trashWorks = (mutation: 'deleteWork' | 'restoreWork') => async () => {
  for (const id of world.works) await act(test, world.author, [mutation, { id }]);
};
const closeSite = (isClosed: boolean) => () => act(test, world.author, ['updateSite', { isClosed }]);
const disable = (isDisabled: boolean) => () =>
  setAccountDisabled(test.services.database, world.author.actor.accountId, isDisabled);
async function letTimeCome() {
  await test.services.database.query(
    'letTimeCome',
    `WITH e AS (UPDATE episodes SET publish_at = now() - interval '1 second' WHERE status = 'SCHEDULED' RETURNING work_id)
     UPDATE works SET updated_at = now() WHERE id IN (SELECT work_id FROM e)`,
  );
  await announceScheduledEpisodes(test.services.database);
}

/** Everything that becomes of an episode, one after the other, and what is shown of it then. */
const CHANGES: [change: string, make: () => Promise<unknown>, sight: Sight][] = [
  ['it is public', () => Promise.resolve(), 'open'],
  ['public becomes fan-only', changeStatus('FAN_ONLY'), 'walled'],
  ['fan-only is taken down', suspend(true), 'hidden'],
  ['what was taken down is fan-only again', suspend(false), 'walled'],
  ['fan-only goes to the trash', changeStatus('TRASH'), 'hidden'],
  ['what was in the trash is fan-only again', changeStatus('RESTORE'), 'walled'],
  ['the site of a fan-only episode closes', closeSite(true), 'hidden'],
  ['the site of a fan-only episode opens', closeSite(false), 'walled'],
  ['the work of a fan-only episode is taken down', suspendWorks(true), 'hidden'],
  ['the work of a fan-only episode comes back', suspendWorks(false), 'walled'],
  ['fan-only becomes a draft', changeStatus('DRAFT'), 'hidden'],
  ['a draft becomes fan-only', changeStatus('FAN_ONLY'), 'walled'],
  ['fan-only becomes public', changeStatus('PUBLIC'), 'open'],
  ['public is for sale', sell({ price: 100, pagesChargedFrom: 0 }), 'paid'],
  ['what is for sale is archived', archive('archiveEpisode'), 'kept'],
  ['what was archived is for sale again', archive('unarchiveEpisode'), 'paid'],
  ['the work of what is for sale goes to the trash', trashWorks('deleteWork'), 'kept'],
  ['the work of what is for sale comes out of the trash', trashWorks('restoreWork'), 'paid'],
  ['the site of what is for sale closes', closeSite(true), 'kept'],
  ['the site of what is for sale opens', closeSite(false), 'paid'],
  ['what is for sale is taken down', suspend(true), 'hidden'],
  ['what was taken down is for sale again', suspend(false), 'paid'],
  ['what was for sale is free', sell(null), 'open'],
  ['public is taken down', suspend(true), 'hidden'],
  ['what was taken down is public again', suspend(false), 'open'],
  ['public goes to the trash', changeStatus('TRASH'), 'hidden'],
  ['what was in the trash is public again', changeStatus('RESTORE'), 'open'],
  ['its work goes to the trash', trashWorks('deleteWork'), 'hidden'],
  ['its work comes out of the trash', trashWorks('restoreWork'), 'open'],
  ['its work is taken down', suspendWorks(true), 'hidden'],
  ['its work comes back', suspendWorks(false), 'open'],
  ['the site closes', closeSite(true), 'hidden'],
  ['the site opens', closeSite(false), 'open'],
  ['public becomes a draft', changeStatus('DRAFT'), 'hidden'],
  ['a draft goes to the trash', changeStatus('TRASH'), 'hidden'],
  ['a draft comes out of the trash', changeStatus('RESTORE'), 'hidden'],
  ['a draft is scheduled', schedule, 'hidden'],
  ['its time comes', letTimeCome, 'open'],
  ['what was scheduled becomes a draft', changeStatus('DRAFT'), 'hidden'],
  ['a draft is scheduled again', schedule, 'hidden'],
  ['what waits becomes fan-only', changeStatus('FAN_ONLY'), 'walled'],
  ['its creator is disabled', disable(true), 'hidden'],
  ['its creator may return', disable(false), 'walled'],
];

/** After these everybody looks at everything; after the others the store, the addresses and the episodes are looked at. */
const LOOKED_AT_WHOLE = [
  'public becomes fan-only',
  'public is for sale',
  'what is for sale is archived',
  'fan-only is taken down',
  'fan-only goes to the trash',
  'the site closes',
  'public becomes a draft',
  'a draft is scheduled',
];

function listViewers(): typeof viewers {
  const { services } = test;
  const asActor = (actor: Actor) => (work: (context: Context) => Promise<unknown>) =>
    work(createContext({ services, actor, reader: services.database }));
  const asReader =
    (mode: 'GUEST' | 'REGISTERED' | 'FAN' | 'BUYER') => (work: (context: Context) => Promise<unknown>) => {
      const expiresAt = new Date(Date.now() + 900_000);
      const viewAs = { mode, creatorId: world.author.actor.accountId, readerId: newId('User'), expiresAt };
      return seeAs(services, { viewAs, origin: { ip: '192.0.2.1', userAgent: 'test' } }, work);
    };
  const people = Object.entries(world.readers).map(([name, { actor }]) => [name, asActor(actor)] as const);
  const modes = (['GUEST', 'REGISTERED', 'FAN', 'BUYER'] as const).map(
    (mode) => [`view-as ${mode}`, asReader(mode)] as const,
  );
  return { guest: asActor(GUEST), ...Object.fromEntries([...people, ...modes]), author: asActor(world.author.actor) };
}

/** What is asked with each root field; a new one that leads to an episode has to be added here. */
const QUESTIONS: Record<string, () => Record<string, unknown>[]> = {
  banner: () => [{}],
  connectedOIDCClientsByUserScreenName: () => [{ screenName: 'kaede', token: null }],
  contest: () => [{ identifier: '1st' }],
  currentContest: () => [{}],
  episode: () => [...world.episodes, ...world.neighbours].map((id) => ({ id })),
  hotNewEpisodes: () => [{ first: 50 }],
  hotTags: () => [{ first: 50 }],
  hotWorks: () => [{ first: 50 }],
  illustration: () => [{ id: newId('Illustration') }],
  newWorks: () => [{ first: 50 }],
  node: () => [...world.episodes, ...world.comments, ...world.surveys, ...world.images].map((id) => ({ id })),
  pickupTags: () => [{}],
  portfolios: () => [{ first: 50 }],
  ranking: () => [{ period: 'TOTAL' }],
  recommendedTags: () => [{}],
  // Who has the link sees the episode in any status (reviews/reviews.test.ts).
  review: () => [{ token: 'x', key: 'x' }],
  // Who has one is asked about it elsewhere (scouting).
  scoutMessage: () => [{ id: 'x' }],
  search: () => [{ keyword: 'plain' }],
  sellingNewEpisodes: () => [{ first: 50 }],
  statistics: () => [{ episodeIds: world.episodes, workIds: world.works }],
  tag: () => [{ title: 'plain' }],
  tagDirectory: () => [{}],
  themes: () => [{ first: 50 }],
  user: () => [{ screenName: 'kaede' }],
  viewer: () => [{}],
  work: () => world.works.map((id) => ({ id })),
  yawarakaDesk: () => [{}],
};

/** The types whose things are of an episode, and pictures; the first is what every root field is asked for. */
const OF_EPISODES = [
  'Episode',
  'Page',
  'DaredemoComment',
  'YawarakaComment',
  'DeskComment',
  'SurveyFromAuthor',
  'EpisodeVersion',
  'ReviewLink',
  'Image',
  'OgImage',
];
const WAYS = waysTo(schema, OF_EPISODES, {
  leaveOut: ['work', 'site', 'portfolio'],
  prefer: ['work', 'episode', 'user', 'viewer'],
});

/** Parsed once: they are long, and asked for every viewer. */
const documents = new Map<string, DocumentNode>();
function documentOf(source: string): DocumentNode {
  const document = documents.get(source) ?? parse(source);
  documents.set(source, document);
  return document;
}

/** Everything these ways tell a viewer. */
async function look(viewer: string, ways: readonly Way[]): Promise<Set<string>> {
  const seen = new Set<string>();
  await viewers[viewer]?.(async (context) => {
    for (const { root, source, by } of ways)
      for (const variables of QUESTIONS[root]?.() ?? []) {
        const contextValue = { ...context, loaders: new Map<string, unknown>() };
        const result = await execute({ schema, document: documentOf(source), variableValues: variables, contextValue });
        const errors = result.errors?.map((error) =>
          presentError(error, (fault) => test.faults.push(`${by}: ${fault}`), 'en'),
        );
        for (const found of world.seenIn(JSON.stringify([result.data, errors]))) seen.add(found);
      }
  });
  return seen;
}

/** What pages do not hold, or not of every episode: numbers of things, and who wrote to the author where nobody asks. */
const NOT_STORED = new Set(['behind.page', 'behind.picture']);
const NOTHING_WRONG = { leaked: [], missed: [] };

/** Everything the page store holds, the precompressed files unpacked and the pictures by their names. */
async function readStored(): Promise<string> {
  const { publicDir } = test.services.config;
  const files = await readdir(publicDir, { recursive: true, withFileTypes: true });
  const texts = files
    .filter((file) => file.isFile())
    .map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      if (path.includes('/images/')) return path;
      const bytes = await readFile(path);
      return `${path}\n${name.endsWith('.br') ? brotliDecompressSync(bytes) : name.endsWith('.gz') ? gunzipSync(bytes) : bytes}`;
    });
  return (await Promise.all(texts)).join('\n');
}

/** The pages that show episodes in the language that is not the installation's, as the next reader gets them. */
async function readTranslated(): Promise<string> {
  const ofThings = [...world.works.map((id) => `/works/${id}`), ...world.episodes.map((id) => `/episodes/${id}`)];
  const lists = ['', '/new_works', '/@kaede', '/@kaede/manga', '/tags/plain', '/rankings/total'];
  const pages = await Promise.all([...ofThings, ...lists].map((path) => test.readUnstored(`/ja${path}`)));
  return pages.join('\n');
}

/** What other programs fetch as nobody: feeds, sitemaps, cards. A server of its own, because a feed is kept for a second. */
async function readAddresses(): Promise<string> {
  const app = fastify();
  registerDiscovery(app, test.services);
  const feeds = [...world.works.map((id) => `/works/${id}`), '/@kaede', '/new_works', '/tags/plain', '/rankings/total'];
  const shown = (path: string) => encodeURIComponent(`${test.services.config.http.publicUrl}${path}`);
  const addresses = [
    ...feeds.flatMap((path) => [`${path}/feed.atom`, `${path}/feed.json`]),
    await findPrivateFeed(),
    '/sitemap.xml',
    '/sitemaps/pages.xml',
    '/sitemaps/works.xml',
    '/sitemaps/episodes.xml',
    ...world.episodes.flatMap((id) => [`/oembed?url=${shown(`/episodes/${id}`)}`, `/og/${id}/0000000000000000.jpg`]),
    ...world.works.map((id) => `/oembed?url=${shown(`/works/${id}`)}`),
  ];
  const answers = await Promise.all(addresses.map((url) => app.inject({ url })));
  await app.close();
  expect(answers.filter(({ statusCode }) => statusCode >= 500).map(({ body }) => body)).toEqual([]);
  return answers.map(({ body, headers }) => `${body} ${headers.location ?? ''}`).join('\n');
}

let privateFeed: string | undefined;
async function findPrivateFeed(): Promise<string> {
  const renew = () => test.run('mutation { renewWatchedFeed { address } }', {}, world.readers.fan);
  privateFeed ??= new URL((await renew()).data.renewWatchedFeed.address).pathname;
  return privateFeed;
}

/** What people are told by notifications and mail. */
async function readMails(): Promise<string> {
  await notifyMany(test.services.database);
  await sendEpisodeMails(test.services);
  return JSON.stringify(await test.mails());
}

/** One address of every page's picture, and whether it opens: as it is, signed for who asks, signed for the fan, forged, and too late. */
async function fetchPictures(person: TestPerson | null, ways: readonly (keyof ReturnType<typeof expectedOf>)[]) {
  const { secret } = test.services.config;
  const signed = (id: string, accountId: string | null, now?: number) =>
    accountId ? signatureQuery(secret, { imageId: id, name: pictureNames.get(id) ?? '' }, accountId, now) : '';
  const asker = person && person.actor.accountId;
  const fan = world.readers.fan.actor.accountId;
  const queries = {
    plain: () => '',
    own: (id: string) => signed(id, asker),
    fans: (id: string) => (asker === fan ? '' : signed(id, fan)),
    forged: (id: string) => signed(id, asker).replace(/sig=../, 'sig=AA'),
    late: (id: string) => signed(id, asker, Date.now() - 3_600_000),
  };
  const headers = person ? { authorization: `Bearer ${person.token}` } : {};
  const statuses = async (way: (typeof ways)[number]) => {
    const urls = world.images.map((id) => `/images/${id}/${pictureNames.get(id)}${queries[way](id)}`);
    const answers = await Promise.all(urls.map((url) => test.app.inject({ url, headers })));
    return [...new Set(answers.map(({ statusCode }) => statusCode))];
  };
  return Object.fromEntries(await Promise.all(ways.map(async (way) => [way, await statuses(way)] as const)));
}

/** The name of one file of each picture. */
const pictureNames = new Map<string, string>();
async function listPictureNames(): Promise<void> {
  for (const id of world.images)
    for await (const { key } of test.services.objects.list(`derivatives/${id}/`))
      pictureNames.set(id, key.split('/').at(-1) ?? '');
}

function expectedOf(isPublic: boolean, mayFetch: boolean) {
  const plain = [isPublic ? 200 : 404];
  return { plain, own: [mayFetch ? 200 : 404], fans: plain, forged: plain, late: plain };
}

it('the walk asks with every root field that leads to an episode, and goes by every field that answers one', () => {
  expect([...new Set(WAYS.map(({ root }) => root))].toSorted()).toEqual(Object.keys(QUESTIONS).toSorted());
});

describe('whatever becomes of an episode', () => {
  it.each(CHANGES)(
    '%s: nobody is shown more of it than that, and everybody as much',
    async (change, make, sight) => {
      await make();
      await test.publisher.runOnce();
      const forReaders = SHOWN[sight].reader;
      const stored = compare(world.seenIn(await readStored()), forReaders);
      expect(stored, 'the page store').toEqual({
        leaked: [],
        missed: stored.missed.filter((name) => NOT_STORED.has(name)),
      });
      const translated = compare(world.seenIn(await readTranslated()), forReaders);
      expect(translated.leaked, 'the other language').toEqual([]);
      if (forReaders.length > 0) expect(translated.missed, 'the other language').not.toContain('known.title');
      const addressed = compare(world.seenIn(await readAddresses()), forReaders);
      expect(addressed.leaked, 'addresses').toEqual([]);
      if (forReaders.length > 0) expect(addressed.missed, 'addresses').not.toContain('known.title');
      expect(compare(world.seenIn(await readMails()), ['known']), 'mails').toEqual(NOTHING_WRONG);
      const isWhole = LOOKED_AT_WHOLE.includes(change);
      for (const viewer of Object.keys(viewers).filter((name) => name !== 'author')) {
        const seen = await look(viewer, isWhole ? WAYS : WAYS.filter(({ by }) => by === 'Query.episode'));
        const places = SHOWN[sight][readerOf(viewer, sight)];
        const compared = compare(seen, viewer === 'moderator' ? [...places, 'desk'] : places);
        if (sight === 'kept') compared.missed = compared.missed.filter((name) => !OF_READERS.includes(name));
        expect([viewer, compared]).toEqual([viewer, NOTHING_WRONG]);
      }
      if (sight !== 'hidden' && sight !== 'kept') {
        const seen = await look(
          'author',
          WAYS.filter(({ by }) => by === 'Query.episode'),
        );
        expect(compare(seen, ['known', 'behind', 'own']), 'its author').toEqual(NOTHING_WRONG);
        for (const own of ['own.old-afterword', 'own.review']) expect(seen).toContain(own);
      }
      for (const [name, person] of [['guest', null], ...Object.entries(world.readers)] as const) {
        const mayFetch = SHOWN[sight][readerOf(name, sight)].includes('behind');
        const expected = expectedOf(sight === 'open', mayFetch);
        const ways = isWhole ? (['plain', 'own', 'fans', 'forged', 'late'] as const) : (['own'] as const);
        const wanted = Object.fromEntries(ways.map((way) => [way, expected[way]]));
        expect([name, await fetchPictures(person, ways)]).toEqual([name, wanted]);
      }
      expect(test.faults.splice(0)).toEqual([]);
    },
    60_000,
  );
});
