// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const sourcesOf = (workspaces: string): string[] =>
  globSync(`{${workspaces}}/src/**/*.{ts,tsx,astro}`, { cwd: root }).filter(
    (file) => !file.includes('.test.') && !file.includes('/gql/'),
  );
const listWith = (files: string[], pattern: RegExp): string[] =>
  files.filter((file) => pattern.test(readFileSync(resolve(root, file), 'utf8')));
/** What reads or writes a date by the clock and the language of the device. */
const byTheDevice =
  /\.toLocale(?:Date|Time)?String\(|\.get(?:Hours|Minutes|Seconds|Date|Day|Month|FullYear|TimezoneOffset)\(|\bDateTimeFormat\b/;

test('dates are read and written in dates.ts alone, so every one shown is Tokyo’s', () => {
  const sources = sourcesOf('ui,workspace,site');
  expect(sources.length).toBeGreaterThan(500);
  expect(listWith(sources, byTheDevice)).toEqual(['ui/src/format/dates.ts']);
});

test('numbers are written by numbers.ts alone, so screens, mails, files and commands write yen alike', () => {
  const sources = sourcesOf('ui,workspace,site,api,scripts');
  expect(sources.length).toBeGreaterThan(1500);
  expect(listWith(sources, /\.toLocaleString\((?:'[^']*')?\)|\bNumberFormat\b/)).toEqual([]);
});
