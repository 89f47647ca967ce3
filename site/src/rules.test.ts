import { formatExact } from '@komawari/ui/format';
import { expect, it } from 'vitest';
import { fakeExecute } from './testing/fakeExecute.ts';
import { loadBuiltSite } from './testing/loadBuiltSite.ts';
import { sampleRanking } from './testing/sampleRanking.ts';
import { sampleEpisode, samplePicture } from './testing/sampleSite.ts';

const openPage = await loadBuiltSite();

async function openTop(over: Record<string, unknown>) {
  const top = (await fakeExecute()('query MediaTop')) as object;
  return openPage('/', { MediaTop: { ...top, ...over } });
}

it('[R2-004] the top page shows a banner, with a picture of its own for phones, and keeps its room', async () => {
  const banner = {
    id: 'b1',
    url: '/komawari_award_3rd',
    alt: '第3回の募集',
    pcImage: samplePicture('wide'),
    spImage: samplePicture('phone'),
  };
  const { document } = await openTop({ banner });
  const link = document.querySelector('.feature__banner');
  expect(link?.getAttribute('href')).toBe('/komawari_award_3rd');
  expect(link?.querySelector('source')?.getAttribute('srcset')).toContain('phone');
  const image = link?.querySelector('img');
  expect([image?.alt, image?.getAttribute('src')]).toEqual(['第3回の募集', banner.pcImage.url]);
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).not.toContain(null);
});

it('[R2-005] the top page shows news with its day, its kind and where it leads', async () => {
  const { document } = await openTop({});
  expect(document.querySelector('.news li')?.textContent?.replaceAll(/\s+/g, ' ')).toContain('Award');
  expect(document.querySelector('.news a')?.getAttribute('href')).toBe('/komawari_award_3rd');
});

it('[R2-006] the top page shows new episodes that are for sale, as soon as there are any', async () => {
  const forSale = async (sellingNewEpisodes: object[]) => {
    const { document } = await openTop({ sellingNewEpisodes });
    const section = [...document.querySelectorAll('main section')].find(
      (one) => one.querySelector('h2')?.textContent?.trim() === 'Selling now',
    );
    return (
      section && [...section.querySelectorAll('li a[href^="/episodes/"]')].map((link) => link.getAttribute('href'))
    );
  };
  expect(await forSale([])).toBeUndefined();
  expect(new Set(await forSale([sampleEpisode(24), sampleEpisode(23)]))).toEqual(
    new Set(['/episodes/e24', '/episodes/e23']),
  );
});

it('[R2-007, R2-008, R2-009, R2-010] the top page shows ten works of each of the four rankings', async () => {
  const names = ['Monthly', 'Weekly', 'Daily', 'Total'] as const;
  const { document } = await openTop(
    Object.fromEntries(names.map((name) => [name.toLowerCase(), sampleRanking(name)])),
  );
  for (const name of names)
    expect(document.querySelectorAll(`[data-period="${name.toUpperCase()}"] li`), name).toHaveLength(10);
});

it('[R1-001] a creator has a site with a timeline, manga, illustrations, a portfolio and a profile', async () => {
  const { document } = await openPage('/@amamiya_mashiro');
  expect([...document.querySelectorAll('.ctabs a')].map((link) => link.getAttribute('href'))).toEqual([
    '/@amamiya_mashiro',
    '/@amamiya_mashiro/manga',
    '/@amamiya_mashiro/illustrations',
    '/@amamiya_mashiro/mangafolio',
    '/@amamiya_mashiro/profile',
  ]);
});

it('[R1-011, R9-026] the interface is English, and what people wrote says that it is Japanese', async () => {
  const { document } = await openPage('/works/w0');
  expect(document.documentElement.lang).toBe('en');
  expect(document.querySelector('h1')?.closest('[lang]')?.getAttribute('lang')).toBe('ja');
});

it('[R1-012, R1-013, R9-024, R9-025] days are those of Tokyo, written as in Japan', () => {
  // Half past three in the afternoon of the 14th in London is half past midnight of the 15th in Tokyo.
  expect(formatExact('2026-11-14T15:30:00Z')).toMatch(/2026年11月15日.*0:30/);
});
