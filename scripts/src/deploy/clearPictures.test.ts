import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { root } from '../config.ts';

// deploy/clear-pictures, which keeps the folder of nginx small.

const folder = mkdtempSync(join(tmpdir(), 'komawari-clear-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
});

const put = (path: string, minutesAgo: number, bytes = 10) => {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, Buffer.alloc(bytes));
  const at = Date.now() / 1000 - minutesAgo * 60;
  utimesSync(file, at, at);
};
const clear = (...limits: string[]) => execFileSync(join(root, 'deploy/clear-pictures'), [folder, ...limits]);
const left = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .toSorted();

it('takes away pictures that have lain there for two hours, and what was on its way when nginx ended', () => {
  put('images/i1/640.webp', 121);
  put('images/i1/1080.webp', 119);
  put('images/i2/640.webp', 500);
  put('0000000012', 121);
  put('0000000013', 1);
  clear();
  expect(left()).toEqual(['0000000013', 'images/i1/1080.webp']);
});

it('takes away the oldest where all take more than they may', () => {
  put('images/i1/640.webp', 30, 400);
  put('images/i2/640.webp', 10, 400);
  put('images/i3/640.webp', 20, 400);
  clear('120', '1000');
  expect(left()).toEqual(['images/i2/640.webp', 'images/i3/640.webp']);
});

it('leaves everything else of a folder that is not nginx’s own alone, and an empty one', () => {
  clear();
  put('apt/pkgcache.bin', 5000);
  put('notes.txt', 5000);
  clear();
  expect(left()).toEqual(['apt/pkgcache.bin', 'notes.txt']);
});
