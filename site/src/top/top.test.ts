import { expect, it } from 'vitest';
import { sampleWork } from '../testing/sampleSite.ts';
import { loadBuiltSite } from '../testing/loadBuiltSite.ts';

const openPage = await loadBuiltSite();
const works = (count: number) => Array.from({ length: count }, (_, index) => sampleWork(index));
const top = (over: Record<string, unknown>) => ({
  MediaTop: { hotWorks: [], hotNewEpisodes: [], hotTags: [], newWorks: { edges: [] }, ...over },
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

it('has no hero for fewer than three hot works', async () => {
  const { document } = await openPage('/', top({ hotWorks: works(2) }));
  expect(document.querySelector('.panels')).toBeNull();
});

it('leaves out every row without content, with its heading', async () => {
  const { document } = await openPage('/', top({}));
  expect([...document.querySelectorAll('main h2')].map((heading) => heading.textContent)).toEqual([
    'The first works will stand here',
  ]);
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
