import { sep } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileBelow, NoFileBelow } from './fileBelow.ts';

const HOSTILE = [
  '',
  '.',
  '..',
  '/',
  '/etc/passwd',
  'a//b',
  'a/',
  '/a',
  'a/./b',
  'a/../b',
  '../a',
  'a/..',
  'a\\b',
  '..\\a',
  'a\0',
  'a\0/b',
  'あ'.repeat(86),
  `a/${'b'.repeat(256)}`,
];

it.each(HOSTILE)('%j is no file below a folder', (path) => {
  expect(() => fileBelow('/data/pages', path)).toThrow(NoFileBelow);
});

it.each(['a', '...', '.a', 'a.', 'a ', ' a', '%2e%2e', 'a%2Fb', '．．', 'ａ／ｂ', 'index.html', 'あ'.repeat(85)])(
  '%j is an ordinary name',
  (path) => {
    expect(fileBelow('/data/pages', path)).toBe(`/data/pages/${path}`);
    expect(fileBelow('/data/pages', `${path}/index.html`)).toBe(`/data/pages/${path}/index.html`);
  },
);

it('whatever is written, the file lies below its folder', () => {
  const piece = fc.oneof(fc.constantFrom('.', '..', '/', '\\', '\0', 'a', '%2e', ' '), fc.string());
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      let file: string;
      try {
        file = fileBelow('/data/pages', pieces.join(''));
      } catch (error) {
        expect(error).toBeInstanceOf(NoFileBelow);
        return;
      }
      expect(file.startsWith(`/data/pages${sep}`)).toBe(true);
      expect(file).toBe(`/data/pages/${pieces.join('')}`);
    }),
    { numRuns: 1000 },
  );
});
