import { expect, it } from 'vitest';
import { readSearchQuery, searchPath } from './searchAddress.ts';

it('the address of a search holds the query q and the sort order o, and is read back as it was written [R2-042]', () => {
  for (const q of ['', '火', '-"a b" tag:SF #猫 & 100% + ?'])
    for (const o of ['relevance', 'new', 'popular', 'updated'] as const)
      expect(readSearchQuery(new URL(searchPath({ q, o }), 'https://k.example').search)).toEqual({ q, o });
});

it('an order that does not exist is the best match, and white space around a keyword is nothing', () => {
  expect(readSearchQuery('?q=%E3%80%80a+&o=oldest')).toEqual({ q: 'a', o: 'relevance' });
  expect(searchPath({ q: 'a', o: 'relevance' })).toBe('/search?q=a');
});
