import { expect, it } from 'vitest';
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
