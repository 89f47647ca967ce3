// @vitest-environment node
import { expect, test } from 'vitest';
import { countCharacters } from './text.ts';

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
