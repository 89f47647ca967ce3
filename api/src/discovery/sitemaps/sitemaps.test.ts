import Fastify from 'fastify';
import { gunzipSync } from 'node:zlib';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { bucketsFor, rangeOf } from './buckets.ts';
import { serveSitemaps } from './index.ts';

const ORIGIN = 'http://localhost:3000';
let test: TestApp;
let creator: TestPerson;
const works: string[] = [];
const episodes: string[] = [];

beforeAll(async () => {
  test = await createTestApp();
  creator = await test.signUpCreator('mapped');
  await test.signUpCreator('only-reads');
  const coverImageId = await test.addImage(creator, 'COVER');
  const pages = [{ imageId: await test.addImage(creator) }];
  for (let n = 0; n < 7; n += 1) {
    const { data } = await test.run(
      'mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { work { id } episode { id } } }',
      { w: { title: `w${n}`, tagTitles: ['日常'], coverImageId }, e: { title: 'e', status: 'PUBLIC', pages } },
      creator,
    );
    works.push(data.createWork.work.id);
    episodes.push(data.createWork.episode.id);
  }
});
afterAll(() => test.close());

interface Listed {
  loc: string;
  'xhtml:link': { '@_rel': string; '@_hreflang': string; '@_href': string }[];
  lastmod?: string;
  'image:image'?: { 'image:loc': string };
}

const asList = <Value>(value: Value | Value[] | undefined): Value[] =>
  value === undefined ? [] : ([value].flat() as Value[]);

async function read(url: string, app = test.app): Promise<Listed[]> {
  const answer = await app.inject({ method: 'GET', url });
  expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([
    url,
    200,
    'application/xml; charset=utf-8',
  ]);
  expect([url, XMLValidator.validate(answer.body)]).toEqual([url, true]);
  const parsed = new XMLParser({ ignoreAttributes: false }).parse(answer.body);
  return asList<Listed>(parsed.sitemapindex?.sitemap ?? parsed.urlset?.url);
}
const pathOf = ({ loc }: Listed): string => loc.replace(ORIGIN, '');

/** One part after the other, as crawlers do. */
async function readAll(parts: readonly string[]): Promise<Listed[]> {
  const listed: Listed[] = [];
  for (const part of parts) listed.push(...(await read(part)));
  return listed;
}

describe('the sitemap', () => {
  it('names its parts, and they name every public page once, with the instant of its last change', async () => {
    const parts = (await read('/sitemap.xml')).map(pathOf);
    expect(parts).toEqual(
      ['pages', 'works', 'episodes', 'creators', 'manga', 'tags'].map((kind) => `/sitemaps/${kind}.xml`),
    );
    const listed = await readAll(parts);
    const paths = listed.map(pathOf);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of [...works.map((id) => `/works/${id}`), ...episodes.map((id) => `/episodes/${id}`)])
      expect(paths).toContain(path);
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/new_works', '/@mapped', '/@mapped/manga', `/tags/${encodeURIComponent('日常')}`]),
    );
    expect(paths).not.toContain('/@only-reads');
    for (const unlisted of ['/404', '/503', '/offline', '/search', '/ja/search', '/ja/404'])
      expect(paths).not.toContain(unlisted);
    for (const { loc, lastmod } of listed)
      if (/works\/|episodes\//.test(loc)) expect(Date.parse(lastmod ?? '')).toBeGreaterThan(0);
  });

  it('names every page once in each language, and with each what all of them are called', async () => {
    const listed = await readAll((await read('/sitemap.xml')).map(pathOf));
    const paths = listed.map(pathOf);
    for (const plain of ['/', `/works/${works[0]}`, '/@mapped/manga', `/tags/${encodeURIComponent('日常')}`]) {
      const prefixed = `/ja${plain === '/' ? '' : plain}`;
      for (const path of [plain, prefixed]) {
        const entry = listed[paths.indexOf(path)];
        expect([path, entry?.['xhtml:link']]).toEqual([
          path,
          [
            ['en', plain],
            ['ja', prefixed],
            ['x-default', plain],
          ].map(([hreflang, href]) => ({ '@_rel': 'alternate', '@_hreflang': hreflang, '@_href': `${ORIGIN}${href}` })),
        ]);
      }
      const [one, other] = [plain, prefixed].map((path) => listed[paths.indexOf(path)]!);
      expect({ ...one, loc: '' }).toEqual({ ...other, loc: '' });
    }
    const isJapanese = (path: string): boolean => /^\/ja(?:\/|$)/.test(path);
    expect(paths.filter(isJapanese)).toHaveLength(paths.length / 2);
    expect(paths.some((path) => /^\/en(?:\/|$)/.test(path))).toBe(false);
  });

  it('has English below the prefix where the installation speaks Japanese', async () => {
    const app = Fastify();
    serveSitemaps(app, { ...test.services, config: { ...test.services.config, language: 'ja' } });
    const [first, second] = await read('/sitemaps/works.xml', app);
    expect([first, second].map((entry) => pathOf(entry!))).toEqual([
      `/en/works/${works.toSorted()[0]}`,
      `/works/${works.toSorted()[0]}`,
    ]);
    expect(second?.['xhtml:link'].find((link) => link['@_hreflang'] === 'x-default')?.['@_href']).toBe(second?.loc);
    expect((await app.inject('/robots.txt')).body).toContain('Disallow: /en/search\n');
    await app.close();
  });

  it('stays below the protocol’s limit of bytes when a part is full', async () => {
    const { body } = await test.app.inject('/sitemaps/works.xml');
    expect((body.length / works.length / 2) * 50_000).toBeLessThan(50 * 1024 ** 2 * 0.8);
  });

  it('names the tabs of creators’ sites that have something in them, and the works of their portfolios', async () => {
    const shown = await test.signUpCreator('shown');
    const add = async (mutation: string, input: object, type: string) =>
      test.run(`mutation ($input: ${type}!) { ${mutation}(input: $input) { problems { message } } }`, { input }, shown);
    const external = { title: '文庫の挿絵', urls: [{ title: '', url: 'https://books.example/' }] };
    expect((await add('addPortfolioWorkExternal', external, 'AddPortfolioWorkExternalInput')).errors).toEqual([]);
    await add('updateProfile', { selfIntroduction: '描いています' }, 'UpdateProfileInput');
    const paths = async () => (await readAll((await read('/sitemap.xml')).map(pathOf))).map(pathOf);
    const listed = await paths();
    expect(listed).toEqual(expect.arrayContaining(['/@shown/mangafolio', '/@shown/profile']));
    expect(listed.filter((path) => path.startsWith('/@shown/mangafolio/external_works/'))).toHaveLength(1);
    for (const empty of ['/@shown', '/@shown/manga', '/@shown/illustrations']) expect(listed).not.toContain(empty);
    await add('updateSite', { isClosed: true }, 'UpdateSiteInput');
    expect((await paths()).filter((path) => path.startsWith('/@shown'))).toEqual([]);
  });

  it('names the covers', async () => {
    for (const work of await read('/sitemaps/works.xml'))
      expect(work['image:image']?.['image:loc']).toMatch(/^http:\/\/localhost:3000\/images\/i[0-9a-v]{20}\/\d+\.webp$/);
  });

  it('says nothing of what a creator does unseen', async () => {
    const [before] = await read('/sitemaps/works.xml');
    await test.services.database.query('touch', `UPDATE works SET updated_at = now() + interval '1 day'`, []);
    expect((await read('/sitemaps/works.xml'))[0]).toEqual(before);
  });

  it('is split before a part gets too long, and no page is lost between parts', async () => {
    const app = Fastify();
    serveSitemaps(app, test.services, { mostAddresses: 6 });
    const parts = (await read('/sitemap.xml', app)).map(pathOf).filter((part) => part.startsWith('/sitemaps/works'));
    expect(parts).toHaveLength(32);
    const found: string[] = [];
    for (const part of parts) {
      const answer = await app.inject({ method: 'GET', url: part });
      expect([200, 404]).toContain(answer.statusCode);
      found.push(
        ...[...answer.body.matchAll(/<url><loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc.replace(ORIGIN, '')),
      );
    }
    expect(found.toSorted()).toEqual(works.flatMap((id) => [`/works/${id}`, `/ja/works/${id}`]).toSorted());
    await app.close();
  });

  it('comes compressed to who takes it', async () => {
    const plain = await test.app.inject('/sitemaps/works.xml');
    const packed = await test.app.inject({ url: '/sitemaps/works.xml', headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  });

  it.each([
    '/sitemaps/nothing.xml',
    '/sitemaps/works-zz.xml',
    '/sitemaps/works-%2e%2e.xml',
    '/sitemaps/works-aaaaaaaa.xml',
  ])('has no part %s', async (url) => {
    expect((await test.app.inject(url)).statusCode).toBe(404);
  });
});

describe('a bucket of ids', () => {
  it.each([
    [0, 1],
    [45_000, 1],
    [45_001, 32],
    [1_440_000, 32],
    [2_000_000, 1024],
  ])('%i pages are cut into %i parts', (count, parts) => {
    expect(bucketsFor(count, 50_000)).toHaveLength(parts);
  });

  it('holds every id in exactly one, by the order of the database', async () => {
    const ids = Array.from({ length: 500 }, () => newId('Tag'));
    const ranges = bucketsFor(500, 20).map((bucket) => rangeOf('Tag', bucket));
    const rows = await test.services.database.query<{ count: number }>(
      'countRanges',
      `SELECT count(*)::int AS count FROM unnest($1::text[]) AS id JOIN unnest($2::text[], $3::text[]) AS r (a, b) ON id > a AND id < b GROUP BY id`,
      [ids, ranges.map(({ from }) => from), ranges.map(({ to }) => to)],
    );
    expect(rows.length).toBe(500);
    expect(new Set(rows.map(({ count }) => count))).toEqual(new Set([1]));
  });
});

describe('robots.txt', () => {
  it('leads to the sitemap, keeps personal pages out, and asks collectors for training to take nothing', async () => {
    const answer = await test.app.inject('/robots.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    const [everybody = '', collectors = ''] = answer.body.split('\n\n');
    expect(everybody).toMatch(/^User-agent: \*\n/);
    const rules = everybody.split('\n');
    for (const path of ['/workspace', '/my/', '/search', '/ja/search']) expect(rules).toContain(`Disallow: ${path}`);
    expect(everybody).not.toContain('Disallow: /\n');
    expect(collectors).toContain('User-agent: GPTBot');
    expect(collectors).toMatch(/\nDisallow: \/$/);
    expect(answer.body).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
    expect((await test.app.inject('/.well-known/tdmrep.json')).json()).toEqual([
      { location: '/', 'tdm-reservation': 1 },
    ]);
  });
});
