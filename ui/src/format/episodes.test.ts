// @vitest-environment node
import { expect, test } from 'vitest';
import {
  formatEpisodeHeading,
  formatEpisodeLabel,
  formatEpisodePlace,
  formatPageRange,
  formatPlaceBesideLabel,
  formatReadingPlace,
} from './episodes.ts';

test('an episode without a title is called by its number', () => {
  expect(formatEpisodeLabel({ title: '', number: 3 })).toBe('第3話');
  expect(formatEpisodeLabel({ title: '  ', number: 3, publicNumber: 2 })).toBe('第2話');
  expect(formatEpisodeLabel({ title: '嵐の季節', number: 25 })).toBe('嵐の季節');
});

test('the heading joins number and title, and never says the number twice', () => {
  expect(formatEpisodeHeading({ title: '嵐の季節', number: 25 })).toBe('第25話　嵐の季節');
  expect(formatEpisodeHeading({ title: '第25話 嵐', number: 25 })).toBe('第25話 嵐');
  expect(formatEpisodeHeading({ title: '', number: 25 })).toBe('第25話');
});

test.each([
  ['第3話　API', '第3話'],
  ['第 3 話 灯', '第 3 話'],
  ['第十二話 嵐', '第十二話'],
  ['３話「灯」', '３話'],
  ['#12 Storm', '#12'],
  ['Chapter 4: Rain', 'Chapter 4'],
  ['Vol.2', 'Vol.2'],
  ['12.5', '12.5'],
  ['0', '0'],
  ['3. 灯', '3'],
  ['番外編　夏', '番外編'],
  ['おまけ', 'おまけ'],
  ['プロローグ', 'プロローグ'],
  ['Prologue', 'Prologue'],
  ['最終話　雲', '最終話'],
])('a title that says its own place is shown and nothing else: %s', (title, place) => {
  const episode = { title, number: 7, publicNumber: 6 };
  expect(formatEpisodeHeading(episode)).toBe(title);
  expect(formatEpisodePlace(episode)).toBe(place);
  expect(formatPlaceBesideLabel(episode)).toBe('');
});

test.each([
  '100日後',
  '3人の旅',
  '100回の夜',
  '100 days with a cat',
  '特別な夜',
  'Extraordinary',
  '序列',
  'Notes',
  'Episodes',
])('a title that only looks as if keeps its number: %s', (title) => {
  expect(formatEpisodeHeading({ title, number: 7, publicNumber: 6 })).toBe(`第6話　${title}`);
});

test('pages are written as a place or as a range', () => {
  expect(formatReadingPlace(9, 24)).toBe('p.9 / 24');
  expect(formatPageRange(10, 11, 24)).toBe('10-11 / 24');
  expect(formatPageRange(9, 9, 24)).toBe('9 / 24');
});
