import { expect, it } from 'vitest';
import { loadBuiltSite } from '../testing/loadBuiltSite.ts';
import { sampleUser, sampleWork } from '../testing/sampleSite.ts';
import { hostOf } from '../portfolios/hostOf.ts';
import { screenNameOfPath } from './screenNameOfPath.ts';
import { screenNameOfRoute } from './parts/screenNameOfRoute.ts';
import { siteColour } from '@komawari/ui/siteColour';

const openPage = await loadBuiltSite();

it('[R2-018, R5-005, R8-006] refuses a screen name of a route that does not start with "@"', () => {
  expect(() => screenNameOfRoute('amamiya')).toThrow("rawUserScreenName does't start with '@'");
  expect(screenNameOfPath('/@amamiya_mashiro/manga')).toBe('amamiya_mashiro');
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'nonsense', ''])('makes no link of %j', (url) => {
  expect(hostOf(url)).toBe('');
});

it('shows where a link leads', async () => {
  expect(hostOf('https://www.booth.example/sora')).toBe('booth.example');
  const links = [{ title: 'X', url: 'javascript:alert(1)', faviconUrl: null }];
  const timeline = { edges: [], pageInfo: { hasNextPage: false } };
  const user = { ...sampleUser, site: { ...sampleUser.site, links, timeline } };
  const { body } = await openPage('/@amamiya_mashiro', { GetCreatorSiteTimeline: { user } });
  expect(body).not.toContain('javascript:');
});

it.each([
  ['#ffee00', '#000000'],
  ['#1f6f78', '#ffffff'],
])('keeps %s readable on paper and at night', (color) => {
  const pair = /^light-dark\(#\w{6},#\w{6}\)$/;
  expect(siteColour(color)).toEqual({
    '--site': expect.stringMatching(pair),
    '--on-site': expect.stringMatching(pair),
  });
});

it('paints nothing with a colour that is none', () => {
  expect(siteColour('red;}body{display:none')).toEqual({ '--site': 'var(--ink)', '--on-site': 'var(--paper)' });
});

it('goes on with more works than a page holds, from where the page ends', async () => {
  const works = { edges: [], pageInfo: { hasNextPage: true, endCursor: 'c100' } };
  const user = { ...sampleUser, site: { ...sampleUser.site, works } };
  const { body } = await openPage('/@amamiya_mashiro/manga', { GetCreatorSiteWorks: { user } });
  expect(body).toMatch(/astro-island[^>]*c100/);
});

it('the first work of a creator is in its own language, like the others', async () => {
  const edges = [0, 1].map((index) => ({ node: sampleWork(index, { language: 'fr' }) }));
  const works = { edges, pageInfo: { hasNextPage: false, endCursor: null } };
  const user = { ...sampleUser, site: { ...sampleUser.site, works } };
  const { document } = await openPage('/@amamiya_mashiro/manga', { GetCreatorSiteWorks: { user } });
  const titles = [...document.querySelectorAll('.clead h2, .clead .only-wide, main h3')];
  expect(titles.map((title) => title.getAttribute('lang'))).toEqual(['fr', 'fr', 'fr']);
});

it('keeps the place of Share until its script is there', async () => {
  const timeline = { edges: [], pageInfo: { hasNextPage: false } };
  const user = { ...sampleUser, site: { ...sampleUser.site, timeline } };
  const { body } = await openPage('/@amamiya_mashiro', { GetCreatorSiteTimeline: { user } });
  const [share] = /<button[^>]*data-share=[^>]*>/.exec(body) ?? [];
  expect(share).toMatch(/ data-waiting/);
  expect(share).not.toMatch(/ hidden/);
});

it('a creator site is drawn in the language of the build', async () => {
  const openJapanese = await loadBuiltSite(undefined, 'ja');
  const { document } = await openJapanese('/@amamiya_mashiro/manga');
  const words = (selector: string) =>
    [...document.querySelectorAll(selector)].map((found) => found.textContent?.replaceAll(/\s+/g, ' ').trim());
  expect(words('.ctabs a')[0]).toBe('タイムライン');
  expect(words('.cid__line span')[1]).toMatch(/^ファン[\d,]+人$/);
  expect(words('.clead .label-tag')).toEqual(['連載中']);
  expect(words('.clead .small.muted')[0]).toMatch(/^20\d\d年.+日更新$/);
});
