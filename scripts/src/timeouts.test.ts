import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './config.ts';

const folders = [
  'api/src',
  'demo/src',
  'e2e',
  'postgres/src',
  'stripe/src',
  'scripts/src',
  'site/src',
  'storage/src',
  'ui',
  'workspace/src',
];

const mostMilliseconds = 60_000;

/** What tests and journeys are made of, and the settings of their runners. */
const ofTests = /\.(test|e2e)\.tsx?$|^e2e\/.*\.ts$|\/testing\/.*\.ts$|(^|\/)(vitest|playwright)\.config\.ts$/;

const isWait = /timeout|patience|forever|atMost|expectTiles|^\s*\}, [\d_]+\)/i;
const isComment = /^\s*(\/\/|\/?\*)|\/\/ |\*\/$/;

/** The lines of a file that wait for more than a minute and say nowhere near why. */
function findUnexplained(path: string, text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const numbers = [...line.matchAll(/\b\d[\d_]{4,}\b/g)].map(([number]) => Number(number.replaceAll('_', '')));
    if (!isWait.test(line) || !numbers.some((number) => number > mostMilliseconds)) return [];
    return lines.slice(Math.max(0, index - 3), index + 1).some((near) => isComment.test(near))
      ? []
      : [`${path}:${index + 1}`];
  });
}

it('nothing in a test waits for more than a minute without saying why', () => {
  const paths = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .concat('vitest.config.ts')
    .filter((path) => ofTests.test(path) && !/node_modules|(^|\/)dist\//.test(path));
  expect(paths.length).toBeGreaterThan(300);
  expect(paths.flatMap((path) => findUnexplained(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

it.each([
  // These are what is looked for, not waited for.
  ['await done({ timeout: 90_000 });', 1],
  ['}, 120000);', 1],
  ['// Two hundred pictures are drawn.\nawait done({ timeout: 90_000 });', 0],
  ['await done({ timeout: 60_000 });', 0],
  ['const size = 90_000;', 0],
])('of %j it finds %i', (text, count) => {
  expect(findUnexplained('a.test.ts', text)).toHaveLength(count);
});
