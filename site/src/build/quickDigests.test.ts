import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { digestOf } from './digestOf.ts';
import { quickDigests } from './quickDigests.ts';

const file = fileURLToPath(new URL('../../../node_modules/astro/dist/core/encryption.js', import.meta.url));
const { transform } = quickDigests();
const rewrite = (code: string, id: string) =>
  (transform as (code: string, id: string) => { code: string } | null)(code, id)?.code;

it.each(['SHA-256', 'SHA-384', 'SHA-512'])('a text has the %s that browsers compute', async (algorithm) => {
  for (const text of ['', 'alert("こんにちは")']) {
    const expected = await crypto.subtle.digest(algorithm, new TextEncoder().encode(text));
    expect(digestOf(text, algorithm)).toBe(Buffer.from(expected).toString('base64'));
  }
});

it("Astro's own way of hashing is found and replaced, and nothing else of the file", () => {
  const before = readFileSync(file, 'utf8');
  const after = rewrite(before, file)!;
  expect(after).toContain('digestOf(data, algorithm)');
  const others = (code: string) => code.match(/(?:async )?function \w+/g)!.filter((one) => !one.includes('CspDigest'));
  expect(others(after)).toEqual(others(before));
});

it('an Astro that hashes in another way fails the build', () => {
  expect(() => rewrite('function somethingElse() {}', file)).toThrow('quickDigests.ts has to follow');
  expect(rewrite('function somethingElse() {}', '/elsewhere.js')).toBeUndefined();
});
