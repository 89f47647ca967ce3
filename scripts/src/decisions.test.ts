import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './config.ts';

const folder = join(root, 'docs/decisions');
const files = readdirSync(folder).toSorted();
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const numberOf = (file: string) => Number(file.slice(0, 4));

it('decisions are numbered from 1 on without a gap', () => {
  expect(files.map(numberOf)).toEqual(files.map((_file, index) => index + 1));
});

it.each(files)('%s has its number, a status, and the same headings as all', (file) => {
  const lines = read(file).split('\n');
  expect(lines[0]).toMatch(new RegExp(`^# ${numberOf(file)}\\. \\S`));
  expect(lines[2]).toMatch(/^Status: (accepted|superseded by \[)/);
  expect(lines.filter((line) => line.startsWith('## '))).toEqual([
    '## Context',
    '## Options',
    '## Decision',
    '## Consequences',
  ]);
});

it('a decision that names another names the file of that number', () => {
  const links = files.flatMap((file) => [...read(file).matchAll(/\[(\d+)\]\((\d{4})-/g)]);
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter(([, said, number]) => Number(said) !== Number(number))).toEqual([]);
});
