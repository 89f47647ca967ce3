import Fastify from 'fastify';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import type { Feed } from './Feed.ts';
import { feedSources } from './feedSources.ts';
import { serveFeeds } from './index.ts';
import { feedFormats } from './writeFeed.ts';

const ORIGIN = 'http://localhost:3000';
let test: TestApp;
let creator: TestPerson;
let workId: string;

const CREATE = `mutation W($w: WorkInput!, $e: EpisodeInput) {
  createWork(workInput: $w, episodeInput: $e) { work { id } episode { id } problems { message } } }`;
const ADD = `mutation E($input: AddEpisodeInput!) { addEpisode(input: $input) { episode { id } problems { message } } }`;

beforeAll(async () => {
  test = await createTestApp();
  creator = await test.signUpCreator('Haruno');
  const w = {
    title: '灯 & <b>月</b> ]]>',
    description: 'A & B\n"quoted" <script>',
    tagTitles: ['SF', '日常'],
    coverImageId: await test.addImage(creator, 'COVER'),
  };
  const pages = [{ imageId: await test.addImage(creator) }];
  const { data } = await test.run(CREATE, { w, e: { title: '一', status: 'PUBLIC', pages } }, creator);
  workId = data.createWork.work.id;
  await test.run(ADD, { input: { workId, episode: { title: 'for fans', status: 'FAN_ONLY', pages } } }, creator);
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ method: 'GET', url, headers });
const PLACES = () => [
  `/works/${workId}`,
  '/@Haruno',
  `/tags/${encodeURIComponent('日常')}`,
  '/tags/SF',
  '/new_works',
  ...['daily', 'weekly', 'monthly', 'total'].map((period) => `/rankings/${period}`),
];

type Node = Record<string, unknown>;
const listOf = (value: unknown): Node[] => (value === undefined ? [] : ([value].flat() as Node[]));
const textOf = (value: unknown): string => (typeof value === 'string' ? value : String((value as Node)['#text'] ?? ''));
const isInstant = (value: unknown): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(textOf(value));
const isAbsolute = (value: unknown): boolean => /^https?:\/\/[^\s<>"]+$/.test(textOf(value));

/** What RFC 4287 demands of a feed (sections 4.1.1, 4.1.2, 4.2.6, 4.2.7), one line for each thing that is wrong. */
function findAtomFaults(xml: string): string[] {
  const faults: string[] = [];
  const check = (isRight: boolean, fault: string): void => void (isRight || faults.push(fault));
  check(XMLValidator.validate(xml) === true, 'not well-formed');
  const { feed } = new XMLParser({ ignoreAttributes: false, parseTagValue: false }).parse(xml) as { feed: Node };
  check(feed['@_xmlns'] === 'http://www.w3.org/2005/Atom', 'namespace');
  const judge = (node: Node, where: string): void => {
    for (const name of ['id', 'title', 'updated']) check(listOf(node[name]).length === 1, `${where}: one ${name}`);
    check(isAbsolute(node['id']), `${where}: id is an IRI`);
    check(textOf(node['title']).trim() !== '', `${where}: title says something`);
    check(isInstant(node['updated']), `${where}: updated`);
    check(node['published'] === undefined || isInstant(node['published']), `${where}: published`);
    for (const link of listOf(node['link']))
      check(isAbsolute(link['@_href']), `${where}: link ${String(link['@_href'])}`);
    for (const author of listOf(node['author'])) check(textOf(author['name']) !== '', `${where}: name of the author`);
    for (const category of listOf(node['category'])) check(Boolean(category['@_term']), `${where}: term`);
    const alternates = listOf(node['link']).filter((link) => link['@_rel'] === 'alternate');
    check(alternates.length === 1, `${where}: one alternate`);
  };
  judge(feed, 'feed');
  check(
    listOf(feed['link']).some((link) => link['@_rel'] === 'self'),
    'feed: self',
  );
  const entries = listOf(feed['entry']);
  for (const entry of entries) {
    judge(entry, 'entry');
    check(listOf(entry['author']).length + listOf(feed['author']).length > 0, 'entry: author');
    check(listOf(entry['content']).length === 1, 'entry: content');
  }
  check(new Set(entries.map((entry) => textOf(entry['id']))).size === entries.length, 'ids are unique');
  return faults;
}

describe('a feed', () => {
  it('is valid Atom at every place that has one, and says what type it is', async () => {
    for (const place of PLACES()) {
      const answer = await get(`${place}/feed.atom`);
      expect([place, answer.statusCode, answer.headers['content-type']]).toEqual([
        place,
        200,
        'application/atom+xml; charset=utf-8',
      ]);
      expect([place, findAtomFaults(answer.body)]).toEqual([place, []]);
      expect(parseAtomFeed(answer.body).links?.find((link) => link.rel === 'self')?.href).toBe(
        `${ORIGIN}${place}/feed.atom`,
      );
    }
  });

  it('is valid JSON Feed 1.1 at every place, with the same entries', async () => {
    for (const place of PLACES()) {
      const answer = await get(`${place}/feed.json`);
      expect(answer.headers['content-type']).toBe('application/feed+json; charset=utf-8');
      const feed = answer.json<Node>();
      expect(feed).toMatchObject({
        version: 'https://jsonfeed.org/version/1.1',
        home_page_url: ORIGIN + place,
        feed_url: `${ORIGIN}${place}/feed.json`,
      });
      const atom = parseAtomFeed((await get(`${place}/feed.atom`)).body);
      const items = parseJsonFeed(feed).items ?? [];
      expect(items.map((item) => item.id)).toEqual((atom.entries ?? []).map((entry) => entry.id));
      for (const item of items) expect([typeof item.content_html, isAbsolute(item.url)]).toEqual(['string', true]);
    }
  });

  it('is there in the other language too, with links that stay in it and entries that are the same', async () => {
    for (const place of PLACES()) {
      const answer = await get(`/ja${place}/feed.atom`);
      expect([place, answer.statusCode, findAtomFaults(answer.body)]).toEqual([place, 200, []]);
      const atom = parseAtomFeed(answer.body);
      expect(atom.links?.map(({ href }) => href)).toEqual([`${ORIGIN}/ja${place}/feed.atom`, `${ORIGIN}/ja${place}`]);
      const links = (atom.entries ?? []).flatMap((entry) => [
        ...(entry.links ?? []).map(({ href }) => href),
        ...(entry.authors ?? []).map(({ uri }) => uri),
      ]);
      for (const link of links) expect(link).toMatch(/^http:\/\/localhost:3000\/ja\/(?:works\/w|episodes\/e|@Haruno$)/);
      const json = (await get(`/ja${place}/feed.json`)).json();
      expect(json).toMatchObject({
        home_page_url: `${ORIGIN}/ja${place}`,
        feed_url: `${ORIGIN}/ja${place}/feed.json`,
      });
      const idsOf = ({ items = [] }: { items?: Node[] }) => items.map(({ id }) => id);
      expect(idsOf(json)).toEqual(idsOf((await get(`${place}/feed.json`)).json()));
      for (const { id, url, image, content_html: html } of json.items ?? []) {
        expect(url).toBe(id.replace(ORIGIN, `${ORIGIN}/ja`));
        expect(image).toMatch(/^http:\/\/localhost:3000\/images\//);
        expect(html).toContain(`<a href="${url}"><img src="${image}"`);
      }
    }
  });

  it('is worded in the language of its URL', async () => {
    expect(parseAtomFeed((await get('/new_works/feed.atom')).body).title?.value).toBe('New works | Komawari');
    expect(parseAtomFeed((await get('/ja/new_works/feed.atom')).body).title?.value).toBe('新着作品 | Komawari');
    expect((await get(`/ja/works/${workId}/feed.json`)).json().items[0].content_html).toContain(
      '<p lang="ja">ファン登録した方が読めます。',
    );
  });

  it('says in which language it is, in both forms', async () => {
    for (const [prefix, language] of [
      ['', 'en'],
      ['/ja', 'ja'],
    ] as const) {
      const { body } = await get(`${prefix}/new_works/feed.atom`);
      expect(body).toMatch(new RegExp(`<feed [^>]*xml:lang="${language}"`));
      expect((await get(`${prefix}/new_works/feed.json`)).json().language).toBe(language);
    }
  });

  it('is without a prefix in the language of the installation, to which the other URL leads', async () => {
    for (const place of [...PLACES(), '/@haruno']) {
      const answer = await get(`/en${place}/feed.json?from=a+reader`);
      expect([answer.statusCode, answer.headers.location]).toEqual([301, `${place}/feed.json`]);
      expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    }
    for (const path of ['/fr/new_works', '/ja/ja/new_works', '/ja//new_works', '/en//elsewhere.example/new_works'])
      expect([path, (await get(`${path}/feed.atom`)).statusCode]).toEqual([path, 404]);
  });

  it('has them the other way round where the installation speaks Japanese', async () => {
    const app = Fastify();
    serveFeeds(app, { ask: () => Promise.resolve(null), origin: ORIGIN, language: 'ja' });
    const titleAt = async (path: string) => (await app.inject(path)).json().title;
    expect(await titleAt('/new_works/feed.json')).toBe('新着作品 | Komawari');
    expect(await titleAt('/en/new_works/feed.json')).toBe('New works | Komawari');
    const answer = await app.inject('/ja/new_works/feed.json');
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/new_works/feed.json']);
    await app.close();
  });

  it('names episodes newest first, with their numbers, pictures and instants', async () => {
    const feed = (await get(`/works/${workId}/feed.json`)).json();
    expect(feed.items.map((item: Node) => item['title'])).toEqual(['第2話　for fans', '第1話　一']);
    expect(feed.items[1].image).toMatch(/^http:\/\/localhost:3000\/images\/i[0-9a-v]{20}\/\w+\.webp$/);
    expect(feed.items[1].date_published).toMatch(/Z$/);
    const ofCreator = (await get('/@haruno/feed.json')).json();
    expect(ofCreator.items[1].title).toBe('灯 & <b>月</b> ]]> 第1話　一');
    expect(ofCreator.feed_url).toBe(`${ORIGIN}/@Haruno/feed.json`);
  });

  it('shows no page of a fan-only episode, and says who can read it', async () => {
    const [fan] = (await get(`/works/${workId}/feed.json`)).json().items;
    expect(fan.content_html).toContain('<p lang="en">For readers who watch the creator.');
    const { data } = await test.run('query Q($id: ID!) { work(id: $id) { coverImage { id } } }', { id: workId });
    expect(fan.image).toContain(data.work.coverImage.id);
  });

  it('says of each entry whether it is for adults, and shows nothing of those that are', async () => {
    const pages = [{ imageId: await test.addImage(creator) }];
    const w = { title: '夜', rating: 'MATURE', coverImageId: await test.addImage(creator, 'COVER') };
    const { data } = await test.run(CREATE, { w, e: { status: 'PUBLIC', pages } }, creator);
    const ratingsOf = async (place: string) =>
      (parseAtomFeed((await get(`${place}/feed.atom`)).body).entries ?? []).map(({ media }) => ({
        rating: media?.ratings?.map(({ scheme, value }) => [scheme, value]),
        hasPicture: media?.thumbnails !== undefined,
      }));
    const forAdults = { rating: [['urn:simple', 'adult']], hasPicture: false };
    const forAll = { rating: [['urn:simple', 'nonadult']], hasPicture: true };
    expect(await ratingsOf(`/works/${data.createWork.work.id}`)).toEqual([forAdults]);
    await expect.poll(() => ratingsOf('/@Haruno')).toEqual([forAdults, forAll, forAll]);
    expect(await ratingsOf('/new_works')).toEqual([forAll]);
    expect((await get(`/works/${data.createWork.work.id}/feed.json`)).body).not.toMatch(/<img|"image"/);
  });

  it('writes what people wrote as text', async () => {
    const [entry] = parseAtomFeed((await get('/new_works/feed.atom')).body).entries ?? [];
    expect(entry?.title?.value).toBe('灯 & <b>月</b> ]]>');
    expect(entry?.content?.value).toContain('A &#38; B<br>&#34;quoted&#34; &#60;script&#62;');
    expect(entry?.content?.value).not.toContain('<script');
  });

  it('is answered with 304 to who has it, by its tag and not by an instant that stays when an entry is withdrawn', async () => {
    const first = await get('/new_works/feed.atom');
    const { etag = '' } = first.headers as Record<string, string>;
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    for (const tags of [etag, `"x", W/${etag}`]) {
      const again = await get('/new_works/feed.atom', { 'if-none-match': tags });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    }
    const others: Record<string, string>[] = [
      { 'if-none-match': '"x"' },
      { 'if-modified-since': new Date(Date.now() + 60_000).toUTCString() },
    ];
    for (const headers of others) expect((await get('/new_works/feed.atom', headers)).statusCode).toBe(200);
  });

  it('changes when something comes out', async () => {
    const pages = [{ imageId: await test.addImage(creator) }];
    await test.run(ADD, { input: { workId, episode: { title: 'newest', status: 'PUBLIC', pages } } }, creator);
    await expect
      .poll(async () => (await get(`/works/${workId}/feed.json`)).json().items[0].title)
      .toBe('第3話　newest');
  });

  it.each([
    '/works/w0000000000000000000a',
    '/works/nonsense',
    '/@nobody',
    '/tags/unheard-of',
    '/rankings/yearly',
    '/ja/@nobody',
  ])('is not at %s', async (place) => {
    for (const format of ['atom', 'json']) expect((await get(`${place}/feed.${format}`)).statusCode).toBe(404);
  });
});

describe('any text', () => {
  const feedOf = (text: string): Feed => ({
    title: text,
    subtitle: text,
    path: '/new_works',
    author: { name: text, path: '/@a' },
    updated: new Date(0),
    entries: [
      {
        path: '/works/w1',
        title: text,
        summary: { text, language: 'ja' },
        published: new Date(0),
        updated: new Date(0),
        author: { name: text, path: '/@a' },
        tags: [text],
        isMature: false,
        picture: { path: '/images/i/1.webp', altText: text },
      },
    ],
  });

  it.each(['\u0000\u0007\u000b', ']]>', '<!--', '&#0;', '\ud800', '\uffff', '"\'><script>', '  ', '\u202e', '&amp;'])(
    '%j leaves both forms readable',
    (text) => {
      const [atom, json] = feedFormats.map((format) => format.write(feedOf(text), 'en', 'https://komawari.example'));
      expect(findAtomFaults(atom!)).toEqual([]);
      expect(JSON.parse(json!).items).toHaveLength(1);
    },
  );
});

it.each([
  ['/new_works', 'New works', '新着作品'],
  ['/rankings/weekly', 'Ranking, weekly', '週間ランキング'],
])('%s is named in the language of the installation', async (route, english, japanese) => {
  const source = feedSources.find((one) => one.route === route);
  const nothing = () => Promise.resolve(null);
  expect((await source?.read(nothing, {}, 'en'))?.title).toBe(english);
  expect((await source?.read(nothing, {}, 'ja'))?.title).toBe(japanese);
});

// Last: it is in the lists that others look at.
it('marks what is written in a work with the language of the work', async () => {
  const w = { title: 'Night', description: 'A letter at night.', language: 'en' };
  const pages = [{ imageId: await test.addImage(creator) }];
  const { data } = await test.run(CREATE, { w, e: { status: 'PUBLIC', pages } }, creator);
  for (const place of ['/new_works', `/ja/works/${data.createWork.work.id}`])
    expect((await get(`${place}/feed.json`)).json().items[0].content_html).toContain(
      '<p lang="en">A letter at night.</p>',
    );
});
