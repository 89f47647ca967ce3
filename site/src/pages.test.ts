import { expect, it } from 'vitest';
import { fakeExecute, Refusal } from './testing/fakeExecute.ts';
import { sampleEpisode, sampleWork } from './testing/sampleSite.ts';
import { headingLevels, loadBuiltSite } from './testing/loadBuiltSite.ts';
import { loadRenderer } from './renderer.ts';
import { fileURLToPath } from 'node:url';

const openPage = await loadBuiltSite();
const paths = [
  '/',
  '/new_works',
  '/works/w0',
  '/works/w0/episodes/1',
  '/works/w0/illustrations/1',
  '/illustrations/l0',
  '/episodes/e24',
  '/@amamiya_mashiro',
  '/@amamiya_mashiro/manga',
  '/@amamiya_mashiro/illustrations',
  '/@amamiya_mashiro/profile',
  '/@amamiya_mashiro/mangafolio',
  '/@amamiya_mashiro/mangafolio/external_works/x1',
  '/@amamiya_mashiro/mangafolio/komawari_works/o1',
  '/mangafolio',
  '/terms',
  `/tags/${encodeURIComponent('日常')}`,
];
const marker = '"><script>alert(1)</script><b x=\'';

/** Every text of the sample site with something in it that would become markup. */
function poison(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => poison(item));
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, poison(item, name)]));
  }
  const isText =
    /title|displayName|description|body|afterword|altText|transcript|selfIntroduction|comment|reason/i.test(key);
  return typeof value === 'string' && isText ? value + marker : value;
}

async function openPoisoned(path: string) {
  const plain = fakeExecute();
  const names = [
    'MediaTop',
    'NewWorks',
    'Tag',
    'GetWorkDetailAndEpisodes',
    'GetWorkIllustrations',
    'GetPathWork',
    'GetIllustrationDetail',
    'GetIllustrationMeta',
    'GetCreatorSiteIllustrations',
    'GetEpisode',
    'GetEpisodeMeta',
    'GetOtherWorks',
    'GetOperatorPage',
  ];
  const creators = [
    'GetCreatorSiteTimeline',
    'GetCreatorSiteWorks',
    'GetCreatorSiteProfile',
    'GetCreatorSiteMeta',
    'PortfolioIndex',
    'ExternalWork',
    'KomawariWork',
    'Portfolios',
  ];
  const answers = await Promise.all(
    [...names, ...creators].map(
      async (name) => [name, poison(await plain(`query ${name}`, { id: 'w0', title: '日常' }))] as const,
    ),
  );
  const all: Record<string, unknown> = Object.fromEntries(answers);
  // A tag's page is its title's address: with another title it would not be there.
  const { tag } = all['Tag'] as { tag: { title: string } };
  all['Tag'] = { ...(all['Tag'] as object), tag: { ...tag, title: '日常' } };
  return openPage(path, all);
}

it.each(paths)('%s writes what people wrote as text, never as markup', async (path) => {
  const [clean, poisoned] = [await openPage(path), await openPoisoned(path)];
  const count = (document: Document) => document.querySelectorAll('script').length;
  expect(count(poisoned.document)).toBe(count(clean.document));
  expect(poisoned.document.querySelectorAll('[x]')).toHaveLength(0);
  expect(poisoned.document.body.textContent).toContain(marker);
});

it.each(paths)('%s describes itself in valid structured data that ends where it should', async (path) => {
  const { document } = await openPoisoned(path);
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    const data = JSON.parse(script.textContent ?? '');
    expect(data['@context']).toBe('https://schema.org');
  }
});

it.each(paths)('%s names its own address, title and description', async (path) => {
  const { document } = await openPage(path);
  const isList = /\/works\/w0\/\w+\/1$/.test(path);
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  expect(canonical).toBe(isList ? undefined : `https://komawari.example${path}`);
  expect(document.title).toMatch(/Komawari/);
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).not.toBe('');
  expect(document.querySelector('meta[property="og:url"]')?.getAttribute('content')).toBe(
    `https://komawari.example${path}`,
  );
});

it.each(paths)('%s is the same bytes for the same data', async (path) => {
  const [first, second] = [await openPage(path), await openPage(path)];
  expect(second.body).toBe(first.body);
});

it.each(paths)('%s goes down its headings one level at a time, from one title', async (path) => {
  const levels = headingLevels((await openPage(path)).document);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  levels.forEach((level, index) => expect(level - (levels[index - 1] ?? level)).toBeLessThanOrEqual(1));
});

it.each(paths)('%s reserves the room of every picture', async (path) => {
  const { document } = await openPage(path);
  for (const image of document.querySelectorAll('img')) {
    expect([image.getAttribute('width'), image.getAttribute('height')]).not.toContain(null);
  }
});

it.each(paths)('%s allows exactly its own inline scripts and styles', async (path) => {
  const { headers } = await openPage(path);
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy.match(/script-src [^;]*/)?.[0]).not.toContain('unsafe');
});

it.each([
  '/works/w0',
  '/works/w0/episodes/1',
  '/works/w0/illustrations/1',
  '/illustrations/l0',
  '/@amamiya_mashiro',
  '/@amamiya_mashiro/manga',
  '/@amamiya_mashiro/illustrations',
  '/@amamiya_mashiro/profile',
  '/@amamiya_mashiro/mangafolio',
  '/@amamiya_mashiro/mangafolio/external_works/x1',
  '/@amamiya_mashiro/mangafolio/komawari_works/o1',
  '/tags/x',
])('%s is not found where a guest may not see it', async (path) => {
  const refusal = new Refusal('Not found');
  const names = [
    'GetWorkDetailAndEpisodes',
    'Tag',
    'GetCreatorSiteTimeline',
    'GetCreatorSiteWorks',
    'GetCreatorSiteProfile',
    'PortfolioIndex',
    'ExternalWork',
    'KomawariWork',
    'GetCreatorSiteIllustrations',
    'GetIllustrationDetail',
    'GetPathWork',
  ];
  const { status } = await openPage(path, Object.fromEntries(names.map((name) => [name, refusal])));
  expect(status).toBe(404);
});

it.each([
  '/nothing',
  '/works',
  '/works/w0/episodes/2',
  '/works/w0/episodes/0',
  '/works/w0/episodes/x',
  '/works/w0/illustrations/2',
  '/works/w0/illustrations/x',
  '/illustrations',
])('%s is not found', async (path) => {
  expect((await openPage(path)).status).toBe(404);
});

it('names the page and the cause when a page cannot be drawn', async () => {
  const { render } = await loadRenderer({ distDir: fileURLToPath(new URL('../dist', import.meta.url)) });
  const cause = new Error('The database is gone');
  const failing = render('/works/w0', {
    origin: 'https://komawari.example',
    execute: async () => {
      throw cause;
    },
  });
  await expect(failing).rejects.toThrow('/works/w0 could not be rendered');
  await expect(failing).rejects.toMatchObject({ cause });
});

it('offers the order of the episodes where there is more than one', async () => {
  const orderOn = async (answers = {}) =>
    (await openPage('/works/w1', answers)).document.querySelectorAll('[data-episode-order]').length;
  expect(await orderOn()).toBe(1);
  const episode = sampleEpisode(1);
  const episodes = { totalCount: 1, edges: [{ node: episode }], pageInfo: { hasNextPage: false, endCursor: null } };
  const work = { ...sampleWork(1), episodes, authorsOtherRecommendedWorks: [] };
  expect(await orderOn({ GetWorkDetailAndEpisodes: { work } })).toBe(0);
});

it.each([
  ['/creator', '描いたマンガを、描いたまま届ける', '手数料は、Komawariが6%、決済が3.6%になる予定です。'],
  ['/analytics', '作品の読まれ方を見る', '次の話に進んだかがわかります。'],
  ['/nothing', 'ページが見つかりません', '非公開になったか、URLが変わった可能性があります。'],
  ['/503', 'ただいまページを表示できません', 'もう一度読み込む'],
  ['/offline', 'オフラインのようです', 'もう一度試す'],
  ['/search', '検索', 'タグや新着作品から探せます。'],
  ['/tags', 'タグ', '作者が自分の言葉で付けた、作品のテーマです。'],
  ['/illustrations/l0', '雨宮ましろさんのほかのイラスト', '雨宮ましろさんのマンガ'],
  ['/works/w0/illustrations/1', 'イラスト', '件'],
  ['/@amamiya_mashiro/profile', 'プロフィール', 'Xの@'],
  ['/@amamiya_mashiro/mangafolio', 'そのほかの作品', 'マンガフォリオ'],
  ['/@amamiya_mashiro/mangafolio/komawari_works/o1', '最初から読む', '日更新）'],
])('%s is drawn in the language of the build', async (path, ...words) => {
  const { document } = await (await loadBuiltSite(undefined, 'ja'))(path);
  for (const each of words) expect(document.querySelector('main')?.textContent).toContain(each);
});
