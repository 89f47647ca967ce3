import { expect, it } from 'vitest';
import { laterPath } from './paths.ts';
import { fakeExecute, Refusal } from './testing/fakeExecute.ts';
import { loadBuiltSite } from './testing/loadBuiltSite.ts';

const openPage = await loadBuiltSite();
const CURSOR = 'WyIyMDI2IiwidyJd';

/** Every connection of an answer goes on. */
function goesOn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(goesOn);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) =>
    key === 'pageInfo' ? [key, { hasNextPage: true, endCursor: CURSOR }] : [key, goesOn(part)],
  );
  return Object.fromEntries(entries);
}

async function longAnswers() {
  const names = [
    'NewWorks',
    'Tag',
    'Portfolios',
    'GetCreatorSiteTimeline',
    'GetCreatorSiteWorks',
    'GetCreatorSiteIllustrations',
  ];
  const plain = fakeExecute();
  const answers = names.map(async (name) => [name, goesOn(await plain(`query ${name}`, { title: '日常' }))] as const);
  return Object.fromEntries(await Promise.all(answers));
}

const lists = [
  '/new_works',
  `/tags/${encodeURIComponent('日常')}`,
  '/mangafolio',
  '/@amamiya_mashiro',
  '/@amamiya_mashiro/manga',
  '/@amamiya_mashiro/illustrations',
];

it.each(lists)('[R1-004] %s goes on for readers without a script, and for crawlers', async (path) => {
  const { document } = await openPage(path, await longAnswers());
  const next = laterPath(path, CURSOR);
  expect(document.querySelector('main a[rel="next"]')?.getAttribute('href')).toBe(next);
  expect(document.querySelector('head link[rel="next"]')?.getAttribute('href')).toBe(`https://komawari.example${next}`);
});

it.each(lists)('%s has no way on when everything is on it', async (path) => {
  const { document } = await openPage(path);
  expect(document.querySelector('a[rel="next"], link[rel="next"]')).toBeNull();
});

it.each(lists)('a later page of %s leads back and on, and is not offered to search engines', async (path) => {
  const { document, status } = await openPage(laterPath(path, 'WyJlYXJsaWVyIl0'), await longAnswers());
  expect(status).toBe(200);
  expect(document.querySelector('a[rel="start"]')?.getAttribute('href')).toBe(path);
  expect(document.querySelector('main a[rel="next"]')?.getAttribute('href')).toBe(laterPath(path, CURSOR));
  expect(document.querySelector('meta[name="robots"][content="noindex"]')).not.toBeNull();
  expect(document.querySelector('link[rel="canonical"]')).toBeNull();
  expect(document.title).toContain(', continued');
});

it.each(lists)('a place that is none in %s is not found', async (path) => {
  const refusal = Object.assign(new Refusal('no such place'), {
    code: 'BAD_USER_INPUT',
    extensions: { code: 'BAD_USER_INPUT', field: 'after' },
  });
  const answers = Object.fromEntries(Object.keys(await longAnswers()).map((name) => [name, refusal]));
  expect((await openPage(laterPath(path, 'nonsense'), answers)).status).toBe(404);
});

it('a creator who chose rows gets rows on every page of their manga', async () => {
  const answers = (await longAnswers()) as { GetCreatorSiteWorks: { user: { site: object } } };
  const { user } = answers.GetCreatorSiteWorks;
  const inRows = { ...answers, GetCreatorSiteWorks: { user: { ...user, site: { ...user.site, workLayout: 'LIST' } } } };
  const { document, body } = await openPage(laterPath('/@amamiya_mashiro/manga', CURSOR), inRows);
  expect(document.querySelectorAll('.clist > li').length).toBeGreaterThan(1);
  expect(document.querySelector('.cards--4')).toBeNull();
  expect(body).toMatch(/astro-island[^>]*LIST/);
});

it('[R1-004] a tag leads to those that often stand beside it', async () => {
  const { document } = await openPage(`/tags/${encodeURIComponent('日常')}`);
  const links = [...document.querySelectorAll('.related a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([`/tags/${encodeURIComponent('学園')}`]);
});

it.each(['/new_works', `/tags/${encodeURIComponent('日常')}`, '/mangafolio'])(
  '%s tells search engines what it lists, in its order',
  async (path) => {
    const { document } = await openPage(path);
    const [list] = [...document.querySelectorAll('script[type="application/ld+json"]')]
      .map((script) => JSON.parse(script.textContent ?? ''))
      .filter((data) => data['@type'] === 'ItemList');
    expect(list.itemListElement).toHaveLength(list.numberOfItems);
    expect(list.itemListElement[0]).toMatchObject({ position: 1, url: expect.stringMatching(/^https:/) });
  },
);

it.each([
  [1, null, 2],
  [2, 1, 3],
  [3, 2, null],
])('page %i of a list of 250 episodes says where it comes from and goes on', async (page, previous, next) => {
  const { work } = (await fakeExecute()('query GetWorkDetailAndEpisodes', { id: 'w0' })) as {
    work: { episodes: object };
  };
  const episodes = { ...work.episodes, totalCount: 250, pageInfo: { hasNextPage: true, endCursor: CURSOR } };
  const path = (number: number | null): string | undefined => (number ? `/works/w0/episodes/${number}` : undefined);
  const { document } = await openPage(`/works/w0/episodes/${page}`, {
    GetWorkDetailAndEpisodes: { work: { ...work, episodes } },
  });
  const hrefOf = (selector: string): string | undefined =>
    document.querySelector(selector)?.getAttribute('href') ?? undefined;
  for (const [rel, number] of [
    ['prev', previous],
    ['next', next],
  ] as const) {
    expect(hrefOf(`main .pager a[rel="${rel}"]`)).toBe(path(number));
    expect(hrefOf(`head link[rel="${rel}"]`)).toBe(number ? `https://komawari.example${path(number)}` : undefined);
  }
});
