import { describe, expect, it } from 'vitest';
import { textsOf } from '../language/index.ts';
import { numbersOfView, requestedPage, shareRead, spokenPages } from './progress.ts';
import { readerTexts, readerWords } from './readerWords.ts';
import type { View } from './views.ts';

const spread: View = [
  { page: 10, slot: 'first' },
  { page: 11, slot: 'second' },
];
const single: View = [{ page: 7, slot: 'alone' }];
const root = document.createElement('main');
root.dataset['words'] = readerWords(textsOf(readerTexts));
const at = (hash: string, search = '') => requestedPage(root, { hash, search }, 24);

describe('progress', () => {
  it('names both pages of a spread and one page alone', () => {
    expect(numbersOfView(spread)).toBe('10–11');
    expect(numbersOfView(single)).toBe('7');
    expect(spokenPages(root, spread, 24)).toBe('Pages 10 and 11 of 24');
    expect(spokenPages(root, single, 24)).toBe('Page 7 of 24');
  });

  it('opens the page an address asks for', () => {
    expect(at('#p12')).toEqual({ page: 12, problem: null });
    expect(at('', '?page=3')).toEqual({ page: 3, problem: null });
    expect(at('')).toBeNull();
    expect(at('#comments')).toBeNull();
    expect(at('', '?page=-1')).toBeNull();
  });

  it('says so when the address asks for a page that is not there, and opens the nearest one', () => {
    expect(at('#p99')).toEqual({ page: 24, problem: 'There is no page 99. This episode has 24.' });
    expect(at('#p0')).toEqual({ page: 1, problem: 'There is no page 0. This episode has 24.' });
  });

  it('counts what is behind the reader', () => {
    expect(shareRead({ page: 1, fraction: 0 }, 10)).toBe(0);
    expect(shareRead({ page: 10, fraction: 0.5 }, 10)).toBe(0.95);
    expect(shareRead({ page: 1, fraction: 0 }, 0)).toBe(0);
  });
});
