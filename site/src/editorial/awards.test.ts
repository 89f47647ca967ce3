import { expect, it } from 'vitest';
import { loadBuiltSite } from '../testing/loadBuiltSite.ts';
import { sampleWork } from '../testing/sampleSite.ts';
import { datesOf } from './parts/datesOf.ts';
import { worksInHead } from './parts/worksInHead.ts';

const moments = { opensAt: '2026-11-09T15:00:00Z', deadline: '2026-12-24T14:59:00Z', resultsAt: null };

it.each([
  ['UPCOMING', ['next', 'later', 'later']],
  ['OPEN', ['done', 'next', 'later']],
  ['JUDGING', ['done', 'done', 'next']],
  ['RESULT', ['done', 'done', 'done']],
] as const)('of a contest that is %s the moments are %j', (state, progress) => {
  expect(datesOf({ state, ...moments }).map((date) => date.progress)).toEqual(progress);
});

it('a date that is not set yet is said to be open', () => {
  expect(datesOf({ state: 'OPEN', ...moments }).map(({ label, at }) => [label, at])).toEqual([
    ['Opens', moments.opensAt],
    ['Deadline', moments.deadline],
    ['Result', null],
  ]);
});

it('at the head of a contest stand three covers, none of them of a mature work', () => {
  const cover = {
    id: 'i1',
    url: '',
    srcSet: '',
    avifSrcSet: '',
    width: 1,
    height: 1,
    focusX: 0,
    focusY: 0,
    altText: '',
  };
  const open = ['w3', 'w4', 'w5', 'w6'].map((id) => ({ id, rating: 'ALL_AGES' as const, coverImage: cover }));
  const works = [
    { id: 'w1', rating: 'MATURE' as const, coverImage: cover },
    { id: 'w2', rating: 'ALL_AGES' as const, coverImage: null },
    ...open,
  ];
  expect(worksInHead(works).map(({ id }) => id)).toEqual(['w3', 'w4', 'w5']);
});

it('an award is announced in the language of the build, its title in that of the operator', async () => {
  const openPage = await loadBuiltSite(undefined, 'ja');
  const words = (document: Document, selector: string) =>
    [...document.querySelectorAll(selector)].map((found) => found.textContent?.replaceAll(/\s+/g, ' ').trim());
  const none = (await openPage('/komawari_award_2nd', { GetContest: { contest: null } })).document;
  expect(words(none, 'h1, .empty h2')).toEqual(['第2回Komawariアワード', 'まだ発表されていません']);
  const result = (await openPage('/komawari_award_1st/result', { GetContest: { contest: null } })).document;
  expect(words(result, 'h1')).toEqual(['第1回Komawariアワード：結果発表']);
  const contest = {
    ...moments,
    id: 'c3',
    title: '第3回コマワリ賞',
    description: '',
    state: 'OPEN',
    tag: { id: 't3', title: '第3回' },
    prizes: [],
    judges: [],
    results: [],
    entries: { totalCount: 1, edges: [{ node: { id: 'n1', work: sampleWork(0) } }] },
  };
  const { document } = await openPage('/komawari_award_3rd', { GetContest: { contest } });
  expect(words(document, '.award-slab .strong')).toEqual(['2026年12月24日(木) 23:59 JSTまで募集しています']);
  expect(words(document, '.award-steps p')[1]).toContain('作品には#第3回のタグが付きます。');
  expect(words(document, '.award-dates .soft')).toEqual([
    '募集開始 （終了）',
    '締め切り （次の予定）',
    '結果発表 （今後の予定）',
  ]);
  expect(words(document, '.tier-head h2').at(-1)).toBe('応募作品（1作品）');
});
