// @vitest-environment node
import { expect, test } from 'vitest';
import {
  formatDay,
  formatDayRange,
  formatExact,
  formatLocal,
  formatMonth,
  formatRelative,
  formatTime,
  hourInTokyo,
} from './dates.ts';

// 2026-11-20 23:41 in Tokyo.
const now = '2026-11-20T14:41:00Z';

test.each([
  ['2026-11-20T14:40:01Z', 'たった今'],
  ['2026-11-20T14:41:30Z', 'たった今'],
  ['2026-11-20T14:40:00Z', '1分前'],
  ['2026-11-20T14:29:00Z', '12分前'],
  ['2026-11-20T13:41:01Z', '59分前'],
  ['2026-11-20T13:41:00Z', '1時間前'],
  ['2026-11-19T14:41:01Z', '23時間前'],
  ['2026-11-19T14:41:00Z', '昨日'],
  ['2026-11-18T15:00:00Z', '昨日'],
  ['2026-11-18T14:59:00Z', '2日前'],
  ['2026-11-17T10:00:00Z', '3日前'],
  ['2026-11-13T15:00:00Z', '6日前'],
  ['2026-11-13T14:00:00Z', '11月13日'],
  ['2025-11-13T00:00:00Z', '2025年11月13日'],
  ['2026-11-27T11:00:00Z', '11月27日'],
])('seen at 23:41 on 20 November in Tokyo, %s reads %s', (instant, words) => {
  expect(formatRelative(instant, now)).toBe(words);
});

test('a day begins at midnight in Tokyo, not in UTC', () => {
  expect(formatDay('2026-11-13T15:00:00Z', now)).toBe('11月14日');
  expect(formatDay('2025-12-31T15:00:00Z', now)).toBe('1月1日');
  expect(formatDay('2025-12-31T14:59:00Z', now)).toBe('2025年12月31日');
});

test('the exact form names weekday, time and JST', () => {
  expect(formatExact('2026-11-27T11:00:00Z')).toBe('2026年11月27日(金) 20:00 JST');
  expect(formatExact('2026-11-27T00:05:00Z')).toBe('2026年11月27日(金) 9:05 JST');
});

test('months and ranges are as short as they can be', () => {
  expect(formatMonth('2026-10-31T15:00:00Z')).toBe('2026年11月');
  expect(formatDayRange('2026-11-13T15:00:00Z', '2026-11-20T00:00:00Z')).toBe('11月14日〜20日');
  expect(formatDayRange('2026-11-13T15:00:00Z', '2026-11-14T14:59:59Z')).toBe('11月14日');
  expect(formatDayRange('2026-11-28T00:00:00Z', '2026-12-04T00:00:00Z')).toBe('11月28日〜12月4日');
  expect(formatDayRange('2026-12-28T00:00:00Z', '2027-01-03T00:00:00Z')).toBe('2026年12月28日〜2027年1月3日');
});

test('a time of the day is Tokyo’s, on whatever clock the device runs', () => {
  expect(formatTime(now)).toBe('23:41');
  expect(formatTime('2026-11-20T00:05:00Z')).toBe('9:05');
  expect(hourInTokyo('2026-11-20T22:00:00Z')).toBe(7);
});

test('what is scheduled can be read on the clock of the device', () => {
  expect(formatLocal('2026-11-27T11:00:00Z', 60)).toBe('11月27日 12:00');
  expect(formatLocal('2026-11-27T11:00:00Z', -720)).toBe('11月26日 23:00');
});
