// @vitest-environment node
import { expect, test } from 'vitest';
import { formatEpisodeHeading, formatEpisodeLabel, formatPageRange, formatReadingPlace } from './episodes.ts';

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

test('pages are written as a place or as a range', () => {
  expect(formatReadingPlace(9, 24)).toBe('p.9 / 24');
  expect(formatPageRange(10, 11, 24)).toBe('10-11 / 24');
  expect(formatPageRange(9, 9, 24)).toBe('9 / 24');
});
