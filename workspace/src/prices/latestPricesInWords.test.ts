import { expect, test } from 'vitest';
import { latestPricesInWords } from './latestPricesInWords.ts';

test.each([
  [[], ''],
  [[120], 'Your last one was ¥120.'],
  [[120, 120], 'Your last two were ¥120.'],
  [[120, 120, 120], 'Your last three were ¥120.'],
  [[1500, 120, 120], 'Your last three were ¥1,500, ¥120, and ¥120.'],
])('of the prices %j a creator reads %j', (prices, words) => {
  expect(latestPricesInWords(prices)).toBe(words);
});
