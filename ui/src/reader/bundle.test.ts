// @vitest-environment node
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleReader, type ReaderBundle } from './example/bundleReader.ts';

let bundle: ReaderBundle;

beforeAll(async () => {
  bundle = await bundleReader();
});

/** What comes without being asked for: the core, one layout's own chunk, and a second later what reports the opening. */
const always = ['example/main.ts', 'createReadingReporter.ts'];

describe('the size of the reader after brotli', () => {
  it.each([
    ['spreads with their filmstrip', 'attachFilmstrip.ts'],
    ['strips', 'createScrollLayout.ts'],
  ])('is at most 10 kB before the first interaction, for %s', (_, chunk) => {
    expect(bundle.sizeOf([...always, chunk])).toBeLessThanOrEqual(10_000);
  });

  it('is at most 14.5 kB when the first tap, key or movement has brought the rest that reading needs', () => {
    const read = [...always, 'attachLater.ts'];
    expect(bundle.sizeOf([...read, 'attachFilmstrip.ts'])).toBeLessThanOrEqual(14_500);
    expect(bundle.sizeOf([...read, 'createScrollLayout.ts'])).toBeLessThanOrEqual(14_500);
  });

  it('is at most 25 kB with every chunk, the sender of reading events included', async () => {
    const sender = await bundleReader(join(import.meta.dirname, 'report.ts'));
    console.info(
      `reader after brotli: core ${bundle.sizeOf(['example/main.ts'])} bytes, every chunk ${bundle.totalSize}, sender ${sender.totalSize}`,
    );
    expect(bundle.totalSize + sender.totalSize).toBeLessThanOrEqual(25_000);
  });
});
