import { expect, it } from 'vitest';
import { plainPath } from './plainPath.ts';

it.each([
  ['/ja/works/w1', '/works/w1'],
  ['/en/episodes/e1?page=3#p3', '/episodes/e1?page=3#p3'],
  ['/ja', '/'],
  ['/ja?from=mail', '/?from=mail'],
  ['/', '/'],
  ['/works/w1', '/works/w1'],
  ['/japan', '/japan'],
  ['/fr/works/w1', '/fr/works/w1'],
])('%s is the page %s', (path, plain) => {
  expect(plainPath(path)).toBe(plain);
});
