// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;
const files = globSync('**/*.css', { cwd: folder });
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');

test('colours are named in tokens.css and nowhere else', () => {
  const stray = files
    .filter((file) => file !== 'tokens.css')
    .filter((file) => /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i.test(read(file)));
  expect(stray).toEqual([]);
});

test('every token that is used exists', () => {
  const tokens = new Set([...read('tokens.css').matchAll(/(--[\w-]+):/g)].map((match) => match[1]));
  // A creator's own site brings its colours itself, the reader the height of its bars; --run and --wall-height are made from
  // other tokens where they are used.
  const brought = new Set(['--site', '--on-site', '--run', '--bar-top', '--wall-height']);
  const missing = files.flatMap((file) =>
    [...read(file).matchAll(/var\((--[\w-]+)/g)]
      .map((match) => match[1] ?? '')
      .filter((name) => !tokens.has(name) && !brought.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every rule lies in a layer, so that pages may load the files in any order', () => {
  const unlayered = files
    .filter((file) => file !== 'tokens.css' && file !== 'index.css')
    .filter((file) => !/^\/\*[^]*?\*\/\s*@layer (base|utilities|components|screens) \{/.test(read(file)));
  expect(unlayered).toEqual([]);
});

test('the dark colours are the same whether the system or the reader chose them', () => {
  const blocks = [...read('tokens.css').matchAll(/color-scheme: dark;([^}]*)\}/g)].map((match) =>
    (match[1] ?? '').replace(/\s+/g, ' '),
  );
  expect(blocks).toHaveLength(2);
  expect(blocks[0]).toBe(blocks[1]);
});
