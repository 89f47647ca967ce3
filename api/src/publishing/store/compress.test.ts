import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compress } from './compress.ts';

it.each([0, 1, 1000, 65_520, 65_521, 300_000])(
  'a text of %i bytes comes out of both forms as it was',
  async (length) => {
    const body = Buffer.from('コマ割り, '.repeat(length)).subarray(0, length);
    const { br, gz } = await compress(body, 'fast');
    expect(brotliDecompressSync(br).equals(body)).toBe(true);
    expect(gunzipSync(gz).equals(body)).toBe(true);
  },
);

it.each([20_000, 32_764, 40_000, 200_000])('what comes again after %i bytes is not written twice', async (length) => {
  const once = randomBytes(length);
  const { br } = await compress(Buffer.concat([once, once]), 'fast');
  expect(br.length).toBeLessThan(length * 1.01 + 100);
});
