import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '@komawari/api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operate } from '../testing/operate.ts';
import { diffLines, shortenDiff } from './diffLines.ts';

let test: TestApp;
let folder: string;

beforeAll(async () => {
  test = await createTestApp();
  folder = await mkdtemp(join(tmpdir(), 'komawari-pages-test-'));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const admin = (...words: string[]) => operate(test.services, ['pages', ...words]);
async function file(name: string, text: string): Promise<string> {
  await writeFile(join(folder, name), text);
  return join(folder, name);
}

describe('the pages an operator writes', () => {
  it('are listed with what is missing, before anything was written', async () => {
    expect(await admin('list')).toContain('/terms  has no text yet');
    expect(await admin('check')).toContain('/terms\n  has no text yet');
    await expect(admin('show', 'terms')).rejects.toThrow('The page terms has no edition in effect.');
  });

  it('are set from files that are called like them, and shown as they were written', async () => {
    const text = '# Terms of use\n\nBe kind.\n\n【Operator: name】\n';
    const said = await admin('set', await file('terms.md', text));
    expect(said).toContain('"Terms of use" is what /terms says at once.\nNobody is asked to agree.');
    expect(said).toContain('It still has gaps, which everybody can see: 【Operator: name】');
    expect(said).toContain('This is edition 1 of terms.');
    expect(`${await admin('show', 'terms')}\n`).toBe(text);
    expect(await admin('check')).toContain('/terms\n  【Operator: name】');
  });

  it('are set for a day to come, in Japan’s time, with whom that concerns said beforehand', async () => {
    const path = await file('rules.md', '# Terms of use\n\nBe kinder.\n');
    const words = ['--page', 'terms', '--effective', '2999-12-01', '--needs-consent', '--changes', 'Kinder.'];
    const said = await admin('set', path, ...words);
    expect(said).toContain('from 2999-12-01 00:00 (Japan) on; until then the page announces it.');
    expect(said).toContain('Everybody who has an account is asked to agree at their next visit.');
    const history = await admin('history', 'terms');
    expect(history).toMatch(
      / 1 {2}in effect .*\n.*by \w+\n {2}2 {2}to come {4}from 2999-12-01 00:00.*\(needs consent\)\n.*: Kinder\./,
    );
    expect(await admin('diff', 'terms')).toBe(
      [
        'Edition 1 → 2',
        '  # Terms of use',
        '  ',
        '- Be kind.',
        '- ',
        '- 【Operator: name】',
        '+ Be kinder.',
        '  ',
      ].join('\n'),
    );
  });

  it.each([
    [['set', 'nowhere.md', '--page', 'terms'], 'The file nowhere.md cannot be read.'],
    [['set', 'rules.md'], 'Which page is rules.md? Call it terms.md, or say --page terms.'],
    [['show', 'imprint'], 'There is no page imprint. The pages are terms, privacy,'],
    [['show', 'terms', '--edition', '7'], 'The page terms has no edition 7.'],
    [['burn'], 'There are pages list, pages show,'],
  ])('%j is answered with what to do instead', async (words, sentence) => {
    await expect(admin(...words)).rejects.toThrow(sentence);
  });

  it('say everything that is wrong with a text, and nothing is written', async () => {
    const path = await file('fees.md', 'Fees\n\n# Again\n');
    await expect(admin('set', path, '--needs-consent')).rejects.toThrow(
      /The first line has to be the title[^]*"Again" is a second title[^]*People who are asked to agree are told what changed/,
    );
    await expect(admin('set', await file('fees.md', '# Fees\n\nNone.'), '--effective', '2001-01-01')).rejects.toThrow(
      'This instant has passed.',
    );
    expect(await admin('history', 'fees')).toBe('It has no text yet.');
  });

  it('are written into a folder, from which they can be set again', async () => {
    const target = join(folder, 'out');
    expect(await admin('export', target)).toContain('1 file written.');
    expect(await readdir(target)).toEqual(['terms.md']);
    expect(await readFile(join(target, 'terms.md'), 'utf8')).toContain('# Terms of use\n\nBe kind.');
    await expect(admin('set', join(target, 'terms.md'))).rejects.toThrow('The page says exactly this already.');
  });
});

it('a difference keeps three lines around each change', () => {
  const before = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].join('\n');
  const lines = shortenDiff(diffLines(before, before.replace('b', 'B')));
  expect(lines).toEqual(['  a', '- b', '+ B', '  c', '  d', '  e', '…']);
});
