import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { circlesOf, findFolderCircles } from './folderCircles.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Folders whose folders form no circle. */
const withoutCircles = ['workspace/src'];

it.each(withoutCircles)('the folders of %s import each other in no circle', (folder) => {
  expect(findFolderCircles(resolve(root, folder))).toEqual([]);
});

it('a circle is found with everything that lies on it, and nothing beside it', () => {
  const edges = new Map([
    ['works', new Set(['episodes', 'shared'])],
    ['episodes', new Set(['reviews'])],
    ['reviews', new Set(['works'])],
    ['home', new Set(['works'])],
    ['shared', new Set<string>()],
  ]);
  expect(circlesOf(edges)).toEqual([['episodes', 'reviews', 'works']]);
});
