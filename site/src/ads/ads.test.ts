import { expect, it } from 'vitest';
import { loadBuiltSite } from '../testing/loadBuiltSite.ts';
import { sampleEpisode } from '../testing/sampleSite.ts';

const openPage = await loadBuiltSite();
const ad = {
  pid: 82100,
  mid: 573196,
  asid: 1811091,
  type: 'banner',
  display: 'inline',
  elementid: `im-${'0f'.repeat(16)}`,
  scriptVersion: '20220104',
};
const withAds = (over: Record<string, unknown>) => ({
  GetEpisode: {
    episode: sampleEpisode(24, { userAdCollection: { pcTop: null, pcBottom: null, sp: null, ...over } }),
  },
});

it('an episode has two places for ads on wide screens and one on phones, below the other works (R2-026, R9-020, R9-021)', async () => {
  const { document } = await openPage('/episodes/e24', withAds({ pcTop: ad, pcBottom: ad, sp: ad }));
  const slots = [...document.querySelectorAll('.end-b .ad')];
  expect(slots.map((slot) => slot.className.match(/ad--\w+/)?.[0])).toEqual(['ad--wide', 'ad--wide', 'ad--phone']);
  expect(slots.every((slot) => slot.textContent?.includes('Ad'))).toBe(true);
});

it('a Japanese page says in Japanese what is an ad', async () => {
  const openInJapanese = await loadBuiltSite(undefined, 'ja');
  const { document } = await openInJapanese('/episodes/e24', withAds({ sp: ad }));
  expect(document.querySelector('.ad__label')?.textContent).toBe('広告');
});

it('an ad is a box of its own that loads nothing by itself (R9-022, R9-023)', async () => {
  const { document, body } = await openPage('/episodes/e24', withAds({ sp: ad }));
  expect(document.querySelectorAll('iframe, [src*="i-mobile"]')).toHaveLength(0);
  expect(document.querySelectorAll('.ad')).toHaveLength(1);
  expect(document.querySelector('.ad')?.getAttribute('data-ad')).toBe(
    `/ad_frame#pid=82100&mid=573196&asid=1811091&type=banner&display=inline&elementid=${ad.elementid}&scriptVersion=20220104`,
  );
  expect(body).not.toContain('i-mobile.co.jp');
});

it('without ads there is no box', async () => {
  const { document } = await openPage('/episodes/e24');
  expect(document.querySelector('.ad')).toBeNull();
});
