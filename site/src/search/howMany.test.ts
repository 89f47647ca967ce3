import { expect, it } from 'vitest';
import { howMany } from './parts/SearchResults.tsx';

const works = Array.from({ length: 50 }, () => ({}) as never);

it.each([
  [1284, works, 'c', '1,284 works'],
  [1, works.slice(0, 1), null, '1 work'],
  [0, [], null, '0 works'],
  [null, works, 'c', 'More than 50 works'],
  [null, works.slice(0, 3), null, '3 works'],
])('%j works, %#: how many were found is said', (workCount, listed, after, words) => {
  expect(howMany({ workCount, works: listed, after })).toBe(words);
});
