// @vitest-environment jsdom
import { languages } from '@komawari/ui/language';
import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { describe, expect, it } from 'vitest';
import { chooseOption, chosenOption, filterOptions, removeTerm, splitTerms, type FilterName } from './searchFilters.ts';
import { readSearchQuery } from './searchAddress.ts';

const names = Object.keys(filterOptions) as FilterName[];

describe('a filter of the search', () => {
  it('is a term in front of the words, is read back, and gives way to another choice', () => {
    for (const name of names)
      for (const { value } of filterOptions[name]) {
        const q = chooseOption('-"a b" tag:SF 猫', name, value);
        expect(q).toMatch(/^\S+: ?\S* ?-"a b" tag:SF 猫$/);
        expect(chosenOption(q, name)).toBe(value);
        expect(chooseOption(q, name, '')).toBe('-"a b" tag:SF 猫');
      }
    expect(chooseOption('genre:horror paid: 猫', 'genre', 'comedy')).toBe('genre:comedy paid: 猫');
    expect(chooseOption('paid: 猫', 'sale', 'free')).toBe('free: 猫');
    expect(chooseOption('', 'genre', 'science-fiction')).toBe('genre:science-fiction');
  });

  it('is recognized however it was typed', () => {
    expect(chosenOption('GENRE:SCIENCE_FICTION', 'genre')).toBe('science-fiction');
    expect(chosenOption('genre:"Boys’ love"', 'genre')).toBe('bl');
    expect(chosenOption('genre：horror', 'genre')).toBe('horror');
    expect(chosenOption('rating:ALL_AGES', 'rating')).toBe('all');
    expect(chosenOption('lang:ZH-hant', 'lang')).toBe('zh-Hant');
  });

  it('is recognized by what it is called in the other language, as it is found', () => {
    expect(chosenOption('genre:ホラー', 'genre')).toBe('horror');
    expect(chosenOption('genre：ボーイズラブ', 'genre')).toBe('bl');
    expect(splitTerms('genre:ホラー').map(({ filter }) => filter?.label)).toEqual(['Horror']);
  });

  it('is recognized by what it is called on a Japanese page', async () => {
    await inLanguage('ja');
    expect(chosenOption('genre:ホラー', 'genre')).toBe('horror');
    expect(chosenOption('genre：ボーイズラブ', 'genre')).toBe('bl');
    expect(chosenOption('rating:成人向け', 'rating')).toBe('mature');
    expect(chosenOption('lang:日本語', 'lang')).toBe('日本語');
    await inLanguage('en');
  });

  it('has a rating recognized by its name of every language, in every language', async () => {
    for (const named of languages) {
      await inLanguage(named);
      const names = filterOptions.rating.map(({ value, label }) => [value, label()]);
      for (const shown of languages) {
        await inLanguage(shown);
        for (const [value, name] of names) expect(chosenOption(`rating:"${name}"`, 'rating'), shown).toBe(value);
      }
    }
    await inLanguage('en');
  });

  it('is not chosen where two are asked, or where it is left out, and is none without its text', () => {
    expect(chosenOption('genre:horror genre:comedy', 'genre')).toBe('');
    expect(chosenOption('-genre:horror', 'genre')).toBe('');
    expect(chooseOption('-genre:horror', 'genre', 'comedy')).toBe('genre:comedy -genre:horror');
    for (const q of ['genre:', '"genre:horror"', 'paid', '"paid:"', 'tag:free:'])
      expect(splitTerms(q).map(({ filter }) => filter)).toEqual([null]);
  });

  it('is taken away alone', () => {
    expect(removeTerm('genre:horror 猫 -lang:ja "a b"', 2)).toBe('genre:horror 猫 "a b"');
  });

  it('comes from a form that was sent before the script came', () => {
    expect(readSearchQuery('?q=猫&o=new&genre=horror&lang=&rating=all&sale=free')).toEqual({
      q: 'free: rating:all genre:horror 猫',
      o: 'new',
    });
  });
});
