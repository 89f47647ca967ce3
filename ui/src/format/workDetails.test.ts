import { afterEach, expect, test } from 'vitest';
import { inLanguage } from '../testing/inLanguage.ts';
import { formatHiatus, nameGenre, nameLanguage } from './workDetails.ts';

afterEach(() => inLanguage('en'));

test.each([
  ['en', 'Slice of life', 'French', 'On hiatus until 11月27日', 'On hiatus'],
  ['ja', '日常', 'フランス語', '休載中（11月27日に再開）', '休載中'],
] as const)(
  'details of a work are named in the language of the page: %s',
  async (language, genre, tongue, until, rests) => {
    await inLanguage(language);
    expect(nameGenre('SLICE_OF_LIFE')).toBe(genre);
    expect(nameLanguage('fr')).toBe(tongue);
    expect(formatHiatus(`${new Date().getFullYear()}-11-27`)).toBe(until);
    expect(formatHiatus(null)).toBe(rests);
  },
);

test('a language that nobody has a name for is called by its tag', () => {
  expect(nameLanguage('no language')).toBe('no language');
});
