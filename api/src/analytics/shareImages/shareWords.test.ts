import { expect, it } from 'vitest';
import { sayDays } from './shareWords.ts';

it.each([
  ['2026-11-22', '2026-11-22', '11月22日'],
  ['2026-06-12', '2026-11-22', '6月12日〜11月22日'],
  ['2025-12-28', '2026-01-03', '2025年12月28日〜2026年1月3日'],
])('the days from %s to %s are %s', (from, to, words) => {
  expect(sayDays(from, to)).toBe(words);
});
