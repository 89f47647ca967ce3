import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { describePlace } from './boundaries.ts';
import { circlesOf, findFolderCircles, type FolderOf } from './folderCircles.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Folders whose folders form no circle. */
const withoutCircles = ['workspace/src', 'ui/src', 'site/src'];

it.each(withoutCircles)('the folders of %s import each other in no circle', (folder) => {
  expect(findFolderCircles(resolve(root, folder))).toEqual([]);
});

/** A domain, or a folder of the ground. */
const domainOrGround: FolderOf = (path) =>
  describePlace(`api/src/${path}`).domain ?? (path.includes('/') ? (path.split('/')[0] ?? null) : null);

it('the domains of the API and the ground they stand on import each other in no circle', () => {
  expect(findFolderCircles(resolve(root, 'api/src'), domainOrGround)).toEqual([]);
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
