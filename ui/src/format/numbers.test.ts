// @vitest-environment node
import { expect, test } from 'vitest';
import { formatCardCount, formatChange, formatCount, formatDecimal, formatPercent, formatYen } from './numbers.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1_284, '1,284'],
  [184_302, '184,302'],
  [-1_200, '−1,200'],
])('the count %d is written %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});

test.each([
  [99_999, '99,999'],
  [100_000, '10万'],
  [184_302, '18.4万'],
  [199_999, '19.9万'],
  [99_999_999, '9999.9万'],
  [123_000_000, '1.2億'],
])('on a card %d is written %s', (count, text) => {
  expect(formatCardCount(count)).toBe(text);
});

test.each([
  [1_200, '¥1,200'],
  [-120, '−¥120'],
  [0, '¥0'],
])('%d yen are written %s', (yen, text) => {
  expect(formatYen(yen)).toBe(text);
});

test.each([
  [0.38, '38%'],
  [0.06, '6%'],
  [0.036, '3.6%'],
])('the rate %d is written %s', (ratio, text) => {
  expect(formatPercent(ratio)).toBe(text);
});

test.each([
  [0.082, '+8.2%'],
  [-0.12, '−12%'],
  [0.0001, '0%'],
  [-0.0001, '0%'],
])('the change %d is written %s', (ratio, text) => {
  expect(formatChange(ratio)).toBe(text);
});

test('a figure has at most one decimal', () => {
  expect([4182, 4182.3, 4182.96, 0.04, -1234.5].map(formatDecimal)).toEqual([
    '4,182',
    '4,182.3',
    '4,183',
    '0',
    '−1,234.5',
  ]);
});
