// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { creatorPath, rankingPath, workPath } from './paths.ts';
import { searchPath } from './search/parts/searchAddress.ts';

afterEach(() => delete document.documentElement.dataset['prefix']);

it('scripts of a page in the other language lead on in it', () => {
  const all = () => [workPath('w1'), creatorPath('mashiro'), rankingPath('daily'), searchPath({ q: '灯' })];
  const plain = all();
  expect(plain.slice(0, 3)).toEqual(['/works/w1', '/@mashiro', '/rankings/daily']);
  document.documentElement.dataset['prefix'] = '/ja';
  expect(all()).toEqual(plain.map((path) => `/ja${path}`));
});
