import { expect, it } from 'vitest';
import { headingLevels, loadBuiltSite } from '../testing/loadBuiltSite.ts';
import { sampleRanking } from '../testing/sampleRanking.ts';

const openPage = await loadBuiltSite();
const words = (element: Element | null | undefined) => element?.textContent.replaceAll(/\s+/g, ' ').trim();

it.each([
  ['daily', 'R2-038', 'Daily', 'For 2026年11月20日'],
  ['weekly', 'R2-039', 'Weekly', 'For 11月14日〜20日'],
  ['monthly', 'R2-040', 'Monthly', 'For 10月22日〜11月20日'],
  ['total', 'R2-041', 'Total', 'Until 2026年11月20日'],
] as const)(
  'has a page for the %s ranking with a hundred works [R1-004] [R9-008] [%s]',
  async (path, _rule, name, window) => {
    const { status, body } = await openPage(`/rankings/${path}`, {
      [`Rankings${name}`]: { ranking: sampleRanking(name, 100) },
    });
    expect(status).toBe(200);
    // A hundred rows are read as text: parsing them takes longer than drawing them.
    const text = body.toString();
    const ranks = [...text.matchAll(/class="(?:pod__no|rank-no[^"]*)"[^>]*>(?:\s*<span[^>]*>[^<]*<\/span>)?\s*(\d+)/g)];
    expect(ranks.map(([, rank]) => Number(rank))).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    expect(text).toContain(window);
    expect(text).toMatch(new RegExp(`aria-current="page"[^>]*>\\s*${name}`));
  },
);

it('leads to the other three periods with plain links [R9-017]', async () => {
  const { document } = await openPage('/rankings/daily');
  const links = [...document.querySelectorAll('.seg a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/rankings/daily', '/rankings/weekly', '/rankings/monthly', '/rankings/total']);
});

it('says in words where a work moved to, which is new, and what stayed', async () => {
  const { document } = await openPage('/rankings/daily');
  const moves = [...document.querySelectorAll('.rk .move')].map(words);
  expect(moves.slice(0, 4)).toEqual(['New', 'up 3', 'down 1', 'no change –']);
});

it('says how the score is made, of which days, and when', async () => {
  const { document } = await openPage('/rankings/weekly');
  const how = words(document.querySelector('#score'));
  for (const part of [
    'score = 10·B + 5·L + 4·C + 1·V',
    'guest as 0.3',
    '2026年11月14日(土) 0:00 JST',
    '2026年11月21日(土) 4:00 JST',
  ])
    expect(how).toContain(part);
  expect(document.querySelector('a[href="#score"]')).not.toBeNull();
});

it.each([1, 2, 3])('is whole with %i works', async (count) => {
  const { document } = await openPage('/rankings/total', { RankingsTotal: { ranking: sampleRanking('Total', count) } });
  expect(document.querySelectorAll('.pod, .rk > li')).toHaveLength(count);
  expect(document.querySelectorAll('.pod')).toHaveLength(count === 3 ? 3 : 0);
});

it('says what will stand there while there is nothing, and asks no search engine in', async () => {
  const empty = { ...sampleRanking('Daily', 0), computedAt: null, windowStart: null, windowEnd: null };
  const { document } = await openPage('/rankings/daily', { RankingsDaily: { ranking: empty } });
  expect(words(document.querySelector('.empty h2'))).toBe('No ranking yet');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
});

it('tells search engines the list in its order', async () => {
  const { document } = await openPage('/rankings/daily');
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map((element) =>
    JSON.parse(element.textContent),
  );
  const list = data.find((one) => one['@type'] === 'ItemList');
  expect(list.itemListElement[1]).toEqual({
    '@type': 'ListItem',
    position: 2,
    name: '竜の台所、今日もごはんは熱々です',
    url: 'https://komawari.example/works/w1',
  });
});

it('keeps the order of headings and gives every title its language', async () => {
  const { document } = await openPage('/rankings/daily');
  expect(headingLevels(document).every((level, index, all) => index === 0 || level <= all[index - 1]! + 1)).toBe(true);
  for (const title of document.querySelectorAll('.rk h2, .pod b')) expect(title.getAttribute('lang')).toBe('ja');
});

it('a title that is not Japanese says so, for those who hear it', async () => {
  const ranking = sampleRanking('Daily', 5);
  ranking.entries.forEach(({ work }) => Object.assign(work, { language: 'fr' }));
  const { document } = await openPage('/rankings/daily', { RankingsDaily: { ranking } });
  const titles = [...document.querySelectorAll('.pod__cap b, .rk h2')];
  expect(titles.map((title) => title.getAttribute('lang'))).toEqual(Array.from({ length: 5 }, () => 'fr'));
});

it('speaks Japanese where the site does', async () => {
  const openJapanese = await loadBuiltSite(undefined, 'ja');
  const { document } = await openJapanese('/rankings/weekly');
  expect(words(document.querySelector('h1'))).toBe('ランキング（週間）');
  expect([...document.querySelectorAll('.rk-head .seg a')].map(words)).toEqual(['日間', '週間', '月間', '累計']);
  expect(words(document.querySelector('.rk-note'))).toContain('11月14日〜20日の集計 集計日時');
  expect(words(document.querySelector('.pod__no'))).toBe('1位');
  expect([...document.querySelectorAll('.rk .move')].slice(0, 4).map(words)).toEqual([
    '初登場',
    '3ランク上昇',
    '1ランク下降',
    '変動なし –',
  ]);
  expect(words(document.querySelector('#score'))).toContain('話を開いた人：1人につき1ポイント');
  expect(document.title).toBe('週間ランキング | Komawari');
});
