import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeApp } from '../build/appManifest.ts';
import { loadBuiltSite } from '../testing/loadBuiltSite.ts';

const openPage = await loadBuiltSite();
const ORIGIN = 'https://komawari.example';
const tag = `/tags/${encodeURIComponent('日常')}`;

const contentsOf = (document: Document, name: string): string[] =>
  [...document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map(
    (element) => element.getAttribute('content') ?? '',
  );

it.each([
  ['/works/w0', '/og/w0/0123456789abcdef.jpg'],
  ['/episodes/e24', '/og/w0/0123456789abcdef.jpg'],
  ['/@amamiya_mashiro', '/og/w0/0123456789abcdef.jpg'],
  ['/@amamiya_mashiro/profile', '/og/w0/0123456789abcdef.jpg'],
  ['/', '/og.jpg'],
  ['/new_works', '/og.jpg'],
  [tag, '/og.jpg'],
])('a link to %s is previewed with a large picture of a known size and in words', async (path, picture) => {
  const { document } = await openPage(path);
  expect(contentsOf(document, 'og:image')).toEqual([ORIGIN + picture]);
  expect(contentsOf(document, 'og:image:width')).toEqual(['1200']);
  expect(contentsOf(document, 'og:image:height')).toEqual(['630']);
  expect(contentsOf(document, 'og:image:alt')[0]).not.toBe('');
  expect(contentsOf(document, 'twitter:card')).toEqual(['summary_large_image']);
});

it.each([
  ['/works/w0', '/works/w0'],
  ['/episodes/e24', '/works/w0'],
  ['/@amamiya_mashiro/manga', '/@amamiya_mashiro'],
  [tag, tag],
  ['/new_works', '/new_works'],
  ['/', '/new_works'],
])('a feed reader finds what is new at %s', async (path, feed) => {
  const { document } = await openPage(path);
  const links = [
    ...document.querySelectorAll('link[rel="alternate"][type*="atom"], link[rel="alternate"][type*="feed"]'),
  ];
  expect(links.map((link) => [link.getAttribute('type'), link.getAttribute('href')])).toEqual([
    ['application/atom+xml', `${feed}/feed.atom`],
    ['application/feed+json', `${feed}/feed.json`],
  ]);
  for (const link of links) expect(link.getAttribute('title')).not.toBe('');
});

it.each(['/works/w0', '/episodes/e24', '/@amamiya_mashiro'])(
  '%s says where a card of it can be asked for',
  async (path) => {
    const { document } = await openPage(path);
    const link = document.querySelector('link[type="application/json+oembed"]');
    const address = new URL(link?.getAttribute('href') ?? '');
    expect([address.origin + address.pathname, address.searchParams.get('url')]).toEqual([
      `${ORIGIN}/oembed`,
      ORIGIN + path,
    ]);
  },
);

it.each(['/', '/works/w0', '/episodes/e24', '/@amamiya_mashiro', '/404'])(
  '%s asks not to be taken for the training of models',
  async (path) => {
    const { document } = await openPage(path);
    expect(contentsOf(document, 'robots')).toContain('noai, noimageai');
    expect(contentsOf(document, 'tdm-reservation')).toEqual(['1']);
  },
);

it.each(['en', 'ja'] as const)('every icon that pages and the manifest name is there, in %s', async (language) => {
  const manifest = await describeApp(language);
  const names = ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', ...manifest.icons.map(({ src }) => src)];
  for (const name of [...names, '/og.jpg', '/og.ja.jpg'])
    expect([name, statSync(new URL(`../../public${name}`, import.meta.url)).size > 100]).toEqual([name, true]);
});

it('the manifest of a build speaks its language', () => {
  const read = (language: string) =>
    JSON.parse(
      readFileSync(new URL(`../../dist/${language}/client/manifest.webmanifest`, import.meta.url), 'utf8'),
    ) as Record<string, unknown>;
  expect(read('en')).toMatchObject({ lang: 'en', description: 'Read serialized manga, and publish your own.' });
  expect(read('ja')).toMatchObject({ lang: 'ja', description: '連載マンガを読む、自分の作品を公開する。' });
});

it('titles, feeds, descriptions and structured data are in the language of the build', async () => {
  const openJapanese = await loadBuiltSite(undefined, 'ja');
  const { document } = await openJapanese('/new_works');
  expect(document.title).toBe('新着作品 | Komawari');
  expect(contentsOf(document, 'description')).toEqual(['Komawariで公開されたマンガを、新しい順に並べています。']);
  expect(contentsOf(document, 'og:image')).toEqual([`${ORIGIN}/og.ja.jpg`]);
  expect(contentsOf(document, 'og:image:alt')).toEqual(['Komawari：コマで読むマンガ']);
  expect(document.querySelector('[type="application/feed+json"]')?.getAttribute('title')).toBe('新着作品');
  expect(document.querySelector('[type="application/ld+json"]')?.textContent).toContain('"name":"新着作品"');
  expect((await openJapanese('/new_works/after/WyJlYXJsaWVyIl0')).document.title).toBe('新着作品（続き） | Komawari');
  expect((await openJapanese('/@amamiya_mashiro/manga')).document.title).toMatch(
    /^.+（@amamiya_mashiro）のマンガ \| Komawari$/,
  );
});
