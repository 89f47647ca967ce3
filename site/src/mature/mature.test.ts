import { expect, it } from 'vitest';
import { loadBuiltSite } from '../testing/loadBuiltSite.ts';
import { sampleEpisode, sampleWork } from '../testing/sampleSite.ts';

const openPage = await loadBuiltSite();
const mature = sampleWork(0, { rating: 'MATURE', isGated: true, coverImage: null, language: 'en', genre: 'HORROR' });

it.each([
  ['/works/w0', { GetWorkDetailAndEpisodes: { work: mature } }],
  ['/works/w0/episodes/1', { GetWorkDetailAndEpisodes: { work: mature } }],
  ['/works/w0/illustrations/1', { GetPathWork: { work: mature } }],
  ['/episodes/e24', { GetEpisode: { episode: sampleEpisode(24, { work: { ...sampleEpisode(24).work, ...mature } }) } }],
])('%s of a mature work is a gate with a form that works without a script', async (path, answers) => {
  const { document, status } = await openPage(path, answers as never);
  expect(status).toBe(200);
  expect(document.querySelector('h1')?.textContent).toContain('空飛ぶ配達魔女の日報');
  expect(document.querySelector('h1')?.lang).toBe('en');
  const form = document.querySelector<HTMLFormElement>('main form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', `/mature${path}`]);
  expect(form?.querySelector('button')?.textContent?.trim()).toBe('I am 18 or older, show');
  expect(document.querySelectorAll('main img, .page, [data-reader]')).toHaveLength(0);
});

it('asks in Japanese where the site is built so', async () => {
  const openJapanese = await loadBuiltSite(undefined, 'ja');
  const { document } = await openJapanese('/works/w0', { GetWorkDetailAndEpisodes: { work: mature } });
  expect(document.querySelector('main form button')?.textContent?.trim()).toBe('18歳以上なので表示する');
  expect(document.querySelector('.gate__no')?.textContent?.trim()).toMatch(/表示できません。設定で非表示に/);
});

it('search engines are told what a mature work is, and of others nothing of the kind', async () => {
  const ratingOf = async (work: object) => {
    const { document } = await openPage('/works/w0', { GetWorkDetailAndEpisodes: { work } });
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
      JSON.parse(script.textContent ?? ''),
    );
    const { genre, inLanguage, contentRating } = data.find((one) => one['@type'] === 'ComicSeries');
    return [document.querySelector('meta[name="rating"]')?.getAttribute('content'), genre, inLanguage, contentRating];
  };
  expect(await ratingOf(mature)).toEqual(['adult', 'Horror', 'en', 'Mature']);
  expect(await ratingOf(sampleWork(0))).toEqual([undefined, 'Fantasy', 'ja', undefined]);
});

it('a work that rests says until when, and who made it too', async () => {
  const work = sampleWork(0, {
    onHiatus: true,
    returnsOn: '2031-01-15',
    credits: [{ name: 'みなと', role: 'Story', screenName: '@minato' }],
  });
  const { document } = await openPage('/works/w0', { GetWorkDetailAndEpisodes: { work } });
  const head = document.querySelector('.work__head')?.textContent ?? '';
  expect(head).toContain('On hiatus until 2031年1月15日');
  expect(head.replaceAll(/\s+/g, ' ')).toContain('Story みなと @minato');
});
