// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const sources = globSync('{ui,workspace,site}/src/**/*.{ts,tsx,astro}', { cwd: root }).filter(
  (file) => !file.includes('.test.') && !file.includes('/gql/'),
);
/** What reads or writes a date by the clock and the language of the device. */
const byTheDevice =
  /\.toLocale(?:Date|Time)?String\(|\.get(?:Hours|Minutes|Seconds|Date|Day|Month|FullYear|TimezoneOffset)\(|\bDateTimeFormat\b/;

test('dates are read and written in dates.ts alone, so every one shown is Tokyo’s', () => {
  expect(sources.length).toBeGreaterThan(500);
  const stray = sources.filter((file) => byTheDevice.test(readFileSync(resolve(root, file), 'utf8')));
  expect(stray).toEqual(['ui/src/format/dates.ts']);
});
