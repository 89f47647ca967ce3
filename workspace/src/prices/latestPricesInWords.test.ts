import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { afterEach, expect, test } from 'vitest';
import { latestPricesInWords } from './latestPricesInWords.ts';

afterEach(() => inLanguage('en'));

test.each([
  [[], ''],
  [[120], 'Your last one was ¥120.'],
  [[120, 120], 'Your last two were ¥120.'],
  [[120, 120, 120], 'Your last three were ¥120.'],
  [[1500, 120, 120], 'Your last three were ¥1,500, ¥120, and ¥120.'],
])('of the prices %j a creator reads %j', (prices, words) => {
  expect(latestPricesInWords(prices)).toBe(words);
});

test.each([
  [[120], '前回は120円でした。'],
  [[1500, 120, 120], '直近の3回は1,500円、120円、120円でした。'],
])('of the prices %j a creator who reads Japanese reads %j', async (prices, words) => {
  await inLanguage('ja');
  expect(latestPricesInWords(prices)).toBe(words);
});
