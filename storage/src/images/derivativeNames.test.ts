import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { derivativeNames } from './derivativeNames.ts';

const sizes = fc.record({ width: fc.integer({ min: 1, max: 10_000 }), height: fc.integer({ min: 1, max: 20_000 }) });
const purposes = fc.constantFrom('page', 'cover', 'icon', 'hero', 'banner');

describe('derivativeNames', () => {
  it('names a page, its thumbnail first and its own width last', () => {
    expect(derivativeNames(1654, 2336)).toEqual([
      { name: '160.webp', width: 160, height: 226, slice: null },
      { name: '320.webp', width: 320, height: 452, slice: null },
      { name: '640.webp', width: 640, height: 904, slice: null },
      { name: '960.webp', width: 960, height: 1356, slice: null },
      { name: '1280.webp', width: 1280, height: 1808, slice: null },
      { name: '1654.webp', width: 1654, height: 2336, slice: null },
    ]);
  });

  it('names the slices of a strip from the top, for AVIF too', () => {
    expect(derivativeNames(690, 4001, { format: 'avif' })).toEqual([
      { name: '160.avif', width: 160, height: 464, slice: null },
      { name: 's1-320.avif', width: 320, height: 928, slice: 1 },
      { name: 's2-320.avif', width: 320, height: 927, slice: 2 },
      { name: 's3-320.avif', width: 320, height: 1, slice: 3 },
      { name: 's1-640.avif', width: 640, height: 1855, slice: 1 },
      { name: 's2-640.avif', width: 640, height: 1855, slice: 2 },
      { name: 's3-640.avif', width: 640, height: 1, slice: 3 },
      { name: 's1-690.avif', width: 690, height: 2000, slice: 1 },
      { name: 's2-690.avif', width: 690, height: 2000, slice: 2 },
      { name: 's3-690.avif', width: 690, height: 1, slice: 3 },
    ]);
  });

  it('names each file once, none of them larger than the original or than 1,920, none empty', () => {
    fc.assert(
      fc.property(sizes, purposes, ({ width, height }, purpose) => {
        const names = derivativeNames(width, height, { purpose });
        expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
        expect(Math.max(...names.map((name) => name.width))).toBeLessThanOrEqual(Math.min(width, 1920));
        expect(names.every((name) => name.width >= 1 && name.height >= 1)).toBe(true);
      }),
    );
  });

  it('keeps every slice within 2,000 px, and the slices of a width as tall as the strip at that width', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 2000 }), fc.integer({ min: 5000, max: 20_000 }), (width, height) => {
        const slices = derivativeNames(width, height).filter(({ slice }) => slice !== null);
        expect(slices.every((slice) => slice.height <= 2000)).toBe(true);
        for (const [served, group] of Map.groupBy(slices, (slice) => slice.width)) {
          const total = group.reduce((sum, slice) => sum + slice.height, 0);
          expect(total).toBe(Math.round((height * served) / width));
          expect(group.map(({ slice }) => slice)).toEqual(group.map((_, index) => index + 1));
        }
      }),
    );
  });
});
