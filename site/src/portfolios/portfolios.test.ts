import { expect, it } from 'vitest';
import { fakeExecute } from '../testing/fakeExecute.ts';
import { loadBuiltSite } from '../testing/loadBuiltSite.ts';
import { sampleKomawariWork, samplePortfolio } from '../testing/samplePortfolio.ts';

const openPage = await loadBuiltSite();
const text = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((found) => found.textContent?.replaceAll(/\s+/g, ' ').trim());

it('[R1-003] shows the banner, then the categories with their works in order; an empty category is not there', async () => {
  const { document } = await openPage('/@amamiya_mashiro/mangafolio');
  expect(document.querySelector('.pbanner img')?.getAttribute('src')).toContain('/images/banner/');
  expect(text(document, '.ptier h2')).toEqual(['装画', 'Other works']);
  expect(text(document, '.ptier h3')).toEqual(['文庫「灯台守の手紙」装画', '空飛ぶ配達魔女の日報', '挿絵']);
});

it('says where a work from elsewhere is, with the icon we keep, and links to nothing but web pages', async () => {
  const { document, body } = await openPage('/@amamiya_mashiro/mangafolio/external_works/x1');
  const links = [...document.querySelectorAll('.pwork__links a')];
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
    ['https://books.example/lighthouse', 'nofollow ugc noopener'],
    ['https://shop.example/1', 'nofollow ugc noopener'],
  ]);
  expect(links[0]?.querySelector('img')?.getAttribute('src')).toBe('/images/i1/64.webp');
  // Without an icon a neutral sign stands there, and without a title the place itself.
  expect([links[1]?.querySelector('svg') === null, links[1]?.textContent?.trim()]).toEqual([false, 'shop.example']);
  expect(body).not.toContain('javascript:');
});

it('leads from a work of ours to its first episode', async () => {
  const { document } = await openPage('/@amamiya_mashiro/mangafolio/komawari_works/o1');
  expect([...document.querySelectorAll('.pwork .btn')].map((link) => link.getAttribute('href'))).toEqual([
    '/episodes/e1',
    '/works/w0',
  ]);
});

it('a mature work of ours, whose picture a guest does not see, has its seal in the list and on its page', async () => {
  const mature = {
    ...sampleKomawariWork,
    work: { ...sampleKomawariWork.work, rating: 'MATURE' as const, isGated: true, coverImage: null },
  };
  const { user } = (await fakeExecute()('query PortfolioIndex')) as { user: object };
  const portfolio = { ...samplePortfolio, categories: [{ id: 'g1', title: '装画', works: [mature] }] };
  const list = await openPage('/@amamiya_mashiro/mangafolio', { PortfolioIndex: { user: { ...user, portfolio } } });
  const card = list.document.querySelector('.ptier .card');
  expect(card?.querySelector('.seal--ink')?.textContent).toBe('R18');
  expect(text(list.document, '.ptier .card .sr')).toContain('Mature');
  const one = { KomawariWork: { user: { ...user, portfolio: { id: 'f1', komawariWork: mature } } } };
  const page = await openPage('/@amamiya_mashiro/mangafolio/komawari_works/o1', one);
  expect(page.document.querySelector('.pwork .seal--ink')?.textContent).toBe('R18');
});

it('is not found when the work is none of this portfolio, or there is no portfolio', async () => {
  const { user } = (await fakeExecute()('query ExternalWork')) as { user: object };
  const none = { ExternalWork: { user: { ...user, portfolio: null } } };
  expect((await openPage('/@amamiya_mashiro/mangafolio/external_works/x1', none)).status).toBe(404);
});

it('says so where a creator has no portfolio, and where nobody has', async () => {
  const { user } = (await fakeExecute()('query PortfolioIndex')) as { user: object };
  const page = await openPage('/@amamiya_mashiro/mangafolio', {
    PortfolioIndex: { user: { ...user, portfolio: null } },
  });
  expect([page.status, page.body.includes('No mangafolio yet')]).toEqual([200, true]);
  const empty = { Portfolios: { portfolios: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } } } };
  expect((await openPage('/mangafolio', empty)).body).toContain('No portfolios yet');
});

it('[R2-030] lists portfolios with their banners, each leading to its creator', async () => {
  const { document } = await openPage('/mangafolio');
  expect(document.querySelector('.pcard h3 a')?.getAttribute('href')).toBe('/@amamiya_mashiro/mangafolio');
  expect(document.querySelector('.pcard__banner img')?.getAttribute('src')).toContain('/images/banner/');
  expect(document.querySelector('.pcard')?.getAttribute('style')).toMatch(
    /^--site:light-dark\(#\w{6},#\w{6}\);--on-site:/,
  );
});

it('the list of portfolios is drawn in the language of the build', async () => {
  const openJapanese = await loadBuiltSite(undefined, 'ja');
  const { document } = await openJapanese('/mangafolio');
  expect(text(document, 'h1')).toEqual(['マンガフォリオ']);
  expect(text(document, '.page-head .muted')[0]).toMatch(/作者がまとめたポートフォリオです。$/);
  const empty = { Portfolios: { portfolios: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } } } };
  expect(text((await openJapanese('/mangafolio', empty)).document, '.empty h2')).toEqual([
    'まだマンガフォリオがありません',
  ]);
});
