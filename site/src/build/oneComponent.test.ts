import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const namesOf = (pattern: string, ending: RegExp) =>
  globSync(pattern, { cwd: root }).map((path) => basename(path).replace(ending, ''));

it('nothing is drawn by two components of one name, one for pages and one for islands', () => {
  const ofReact = new Set(namesOf('{ui,site}/src/**/*.tsx', /(\.island)?\.tsx$/));
  expect(ofReact).toContain('WorkCard');
  expect(namesOf('site/src/**/*.astro', /\.astro$/).filter((name) => ofReact.has(name))).toEqual([]);
});
