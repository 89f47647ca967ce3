import { expect, it } from 'vitest';
import { sampleWork } from '../testing/sampleSite.ts';
import { loadBuiltSite } from '../testing/loadBuiltSite.ts';
import { arrangeHero } from '../hero/arrangeHero.ts';

const openPage = await loadBuiltSite();
const works = (count: number) => Array.from({ length: count }, (_, index) => sampleWork(index));
const LISTS = ['hotWorks', 'hotNewEpisodes', 'hotTags', 'infoEntries', 'sellingNewEpisodes', 'themes', 'pickupTags'];
const top = (over: Record<string, unknown>) => ({
  MediaTop: {
    ...Object.fromEntries(LISTS.map((name) => [name, []])),
    ...Object.fromEntries(['daily', 'weekly', 'monthly', 'total'].map((name) => [name, { entries: [] }])),
    newWorks: { edges: [] },
    portfolios: { edges: [] },
    banner: null,
    currentContest: null,
    ...over,
  },
});

it('shows five hot works as a manga page whose order is their rank', async () => {
  const { status, document } = await openPage('/');
  expect(status).toBe(200);
  const panels = [...document.querySelectorAll('.panels--5 > a.panel')];
  expect(panels.map((panel) => panel.getAttribute('href'))).toEqual([
    '/works/w0',
    '/works/w1',
    '/works/w2',
    '/works/w3',
    '/works/w4',
  ]);
  expect(panels[0]?.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
});

it.each([
  [4, 3],
  [3, 3],
])('makes a page of three panels of %i hot works', async (count, panels) => {
  const { document } = await openPage('/', top({ hotWorks: works(count) }));
  expect(document.querySelectorAll('.panel')).toHaveLength(panels);
});

it('gives two works a panel each, one the whole page, and none no hero', async () => {
  for (const count of [2, 1]) {
    const { document } = await openPage('/', top({ hotWorks: works(count) }));
    expect(document.querySelectorAll(`.panels--${count} > .panel`)).toHaveLength(count);
  }
  const { document } = await openPage('/', top({}));
  expect(document.querySelector('.hero')).toBeNull();
});

it('sets the title of a work without a cover as its picture', async () => {
  const [first, ...others] = works(3);
  const { document } = await openPage('/', top({ hotWorks: [{ ...first, coverImage: null }, ...others] }));
  const lead = document.querySelector('.panel--lead');
  expect([lead?.querySelector('img'), lead?.querySelector('.panel__type')?.textContent?.trim()]).toEqual([
    null,
    first?.title,
  ]);
  expect(document.querySelectorAll('.panel--typed')).toHaveLength(1);
});

it('closes the gap of a creator whom the reader does not want to see, and opens it again', async () => {
  const hotWorks = works(5).map((work, index) => ({ ...work, user: { ...work.user, id: `u${index}` } }));
  const { document } = await openPage('/', top({ hotWorks }));
  const seen = () =>
    [...document.querySelectorAll<HTMLElement>('.panel:not([hidden])')].map(
      (panel) => `${panel.dataset.creator} ${/panel--\d/.exec(panel.className)?.[0]}`,
    );
  const before = document.querySelector('.hero')?.outerHTML;
  arrangeHero(document, ['u0']);
  expect(seen()).toEqual(['u1 panel--1', 'u2 panel--2', 'u3 panel--3']);
  expect(document.querySelector('.panel--lead:not([hidden])')?.getAttribute('href')).toBe('/works/w1');
  arrangeHero(document, ['u0', 'u2', 'u3']);
  expect(seen()).toEqual(['u1 panel--1', 'u4 panel--2']);
  arrangeHero(document, ['u0', 'u1', 'u2', 'u3', 'u4']);
  expect(document.querySelector<HTMLElement>('.hero')?.hidden).toBe(true);
  arrangeHero(document, []);
  expect(document.querySelector('.hero')?.outerHTML).toBe(before);
});

it('keeps a place for what a reader has begun, which stands in no file', async () => {
  const { document } = await openPage('/');
  expect(document.querySelector('[data-continue] [data-continue-list]')?.children).toHaveLength(0);
});

it('leaves out every row without content, with its heading', async () => {
  const { document } = await openPage('/', top({}));
  expect(
    [...document.querySelectorAll('main section:not([data-continue]) h2')].map((heading) => heading.textContent),
  ).toEqual(['The first works will appear here']);
});

it('links every episode, tag and work without a script', async () => {
  const { document } = await openPage('/');
  const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
  expect(links).toContain('/episodes/e24');
  expect(links).toContain(`/tags/${encodeURIComponent('コメディ・ギャグ')}`);
  expect(links).toContain('/works/w9');
});

it('says which language titles and names are in', async () => {
  const { document } = await openPage('/');
  for (const element of document.querySelectorAll('main .card h3, main .card .by, main .chip, main .cap')) {
    expect(element.getAttribute('lang')).toBe('ja');
  }
});

it('shows no work as new by itself, because a file cannot know when it is read', async () => {
  const { document } = await openPage('/');
  const seals = [...document.querySelectorAll<HTMLElement>('[data-new-since]')];
  expect(seals.length).toBeGreaterThan(0);
  expect(seals.every((seal) => seal.hidden)).toBe(true);
});

it('[R2-001, R2-002, R2-003, R2-013, R2-014, R2-015] has hot works, episodes and tags, themes, pickup tags and contest picks, and no section without content', async () => {
  const { document } = await openPage('/');
  const headings = [...document.querySelectorAll('main section:not([data-continue]) h2')].map((heading) =>
    heading.textContent?.trim(),
  );
  expect(headings).toEqual([
    'Hot new episodes',
    'Rankings',
    'News',
    'Themes',
    'Tags people read today',
    '#学園',
    'Picks of the Komawari Award 3rd',
    'New works',
  ]);
});

it.each(['1st', '2nd', '3rd'])(
  '[R2-031] the award %s has a page and a result page before anybody announced it',
  async (edition) => {
    for (const path of [`/komawari_award_${edition}`, `/komawari_award_${edition}/result`]) {
      const { status, document } = await openPage(path);
      expect(status).toBe(200);
      expect(document.querySelector('main h2')?.textContent).toBe('Not announced yet');
    }
  },
);

it('[R2-019] the landing page of creators has a start button', async () => {
  const { document } = await openPage('/creator');
  expect(document.querySelector('main a.btn--primary')?.getAttribute('href')).toBe('/workspace/manga/new');
});

it('speaks Japanese where the site does', async () => {
  const openJapanese = await loadBuiltSite(undefined, 'ja');
  const { document } = await openJapanese('/');
  const words = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim());
  expect(words('main .tier-head h2')).toEqual(
    expect.arrayContaining(['続きを読む', '話題の最新話', 'ランキング', 'お知らせ', 'テーマ', '今日読まれているタグ']),
  );
  expect(words('.top-ranks__choice label')).toEqual(['日間']);
  expect(document.querySelector('.hero')?.getAttribute('aria-label')).toBe('話題の作品');
  const until = document.querySelector('.chip small');
  expect([until?.getAttribute('lang'), until?.textContent]).toEqual(['ja', expect.stringMatching(/(?:から|まで)$/)]);
  const { document: empty } = await openJapanese('/', top({}));
  expect(empty.querySelector('.empty .btn')?.textContent?.trim()).toBe('最初の作品を公開する');
});
