import { globSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { expect, it } from 'vitest';
import { readImports } from './readImports.ts';
import { judgeSiteFeatures } from './siteFeatures.ts';

const root = resolve(import.meta.dirname, '../../../site/src');

it('a feature of the site shows at the top of its folder what others use, and nothing else', () => {
  const files = globSync('*/**/*.{ts,tsx,astro,css}', { cwd: root })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !/\.test\.tsx?$/.test(path));
  expect(files.length).toBeGreaterThan(200);
  expect(judgeSiteFeatures(files, readImports(root))).toEqual([]);
});

it('reaching into a feature is found, and so is what nobody else uses', () => {
  const files = [
    'tags/TagChips.astro',
    'tags/parts/chips.ts',
    'tags/tagFields.ts',
    'works/WorkPage.astro',
    'pages/w.astro',
  ];
  const imports = [
    { from: 'works/WorkPage.astro', target: 'tags/parts/chips.ts' },
    { from: 'tags/TagChips.astro', target: 'tags/parts/chips.ts' },
    { from: 'pages/w.astro', target: 'works/WorkPage.astro' },
  ];
  expect(judgeSiteFeatures(files, imports)).toEqual([
    'works/WorkPage.astro reaches into tags/parts/chips.ts: move that file to the top of tags/',
    'tags/TagChips.astro is used by its own feature alone: move it to tags/parts/',
  ]);
});
