import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawnSize } from './drawnSize.ts';

describe('the pixels a page is drawn with', () => {
  test.each([
    ['A4 in points', { width: 595, height: 842 }, { width: 1920, height: 2717 }],
    ['B4 at 600 dpi', { width: 6071, height: 8598 }, { width: 1920, height: 2719 }],
    ['a stamp', { width: 1, height: 1 }, { width: 1920, height: 1920 }],
    [
      'a page of 200 inches, and a unit of 75,000',
      { width: 14_400 * 75_000, height: 14_400 * 75_000 },
      { width: 1920, height: 1920 },
    ],
    ['a strip', { width: 800, height: 12_000 }, { width: 666, height: 10_000 }],
  ])('%s', (_name, natural, drawn) => expect(drawnSize(natural)).toEqual(drawn));

  test.each([
    [{ width: 100, height: 10_000 }],
    [{ width: 0, height: 100 }],
    [{ width: 100, height: Number.NaN }],
    [{ width: Number.POSITIVE_INFINITY, height: 1 }],
    [{ width: -5, height: 5 }],
  ])('there are none for %j', (natural) => expect(drawnSize(natural)).toBeNull());

  test('are never more than a canvas holds or the server takes, and keep the shape', () => {
    const side = fc.double({ min: 1, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const drawn = drawnSize({ width, height });
        if (drawn === null) return;
        expect(drawn.width).toBeGreaterThanOrEqual(300);
        expect(drawn.width).toBeLessThanOrEqual(1920);
        expect(drawn.height).toBeLessThanOrEqual(10_000);
        expect(drawn.width * drawn.height).toBeLessThanOrEqual(16_000_000);
        expect(Math.abs(drawn.height - (drawn.width * height) / width)).toBeLessThanOrEqual(height / width + 1);
      }),
    );
  });
});
