// @vitest-environment node
import { expect, test } from 'vitest';
import { countCharacters, nounFor } from './text.ts';

test.each([
  ['', 0],
  ['  空飛ぶ配達魔女の日報　', 10],
  ['が', 1],
  ['か\u3099', 1],
  ['𠮷野家', 3],
  ['👩‍🚀', 3],
])('%j counts for %d characters', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

test.each([
  [0, 'views', 'views'],
  [1, 'views', 'view'],
  [2, 'views', 'views'],
  [1, 'people', 'person'],
])('%d of "%s" are called "%s"', (count, plural, word) => {
  expect(nounFor(count, plural)).toBe(word);
});
