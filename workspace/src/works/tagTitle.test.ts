import { expect, test } from 'vitest';
import { normalizeTag, tagProblem } from './tagTitle.ts';

test('ＳＦ, SF and #SF are one tag', () => {
  expect(['ＳＦ', 'SF', '#SF', ' SF '].map(normalizeTag)).toEqual(['SF', 'SF', 'SF', 'SF']);
});

test.each([
  ['雪の日の一話', null],
  ['a b', 'A tag has no spaces. Try ab.'],
  ['全角　空白', 'A tag has no spaces. Try 全角空白.'],
  ['a#b', 'A tag has no # inside. Add them one by one.'],
  ['#', 'Write at least one character.'],
  ['あ'.repeat(31), '31 characters, limit 30. Shorten it.'],
])('%s: %s', (title, problem) => {
  expect(tagProblem(title)).toBe(problem);
});
