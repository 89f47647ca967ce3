import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCut } from './findCut.ts';

const [width, height] = [240, 160];

/** A picture full of hatching with a white gutter between two columns. */
const pictureWithGutter = (from: number, to: number): number[] =>
  Array.from({ length: width * height }, (_, pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    return x >= from && x < to ? 255 : (x + y) % 3 ? 220 : 20;
  });

describe('a wide page on a phone', () => {
  it('is cut in its gutter, wherever near the middle that lies', () => {
    fc.assert(
      fc.property(fc.integer({ min: 108, max: 128 }), fc.integer({ min: 2, max: 5 }), (from, breadth) => {
        const cut = findCut(pictureWithGutter(from, from + breadth), width, height) * width;
        expect(cut).toBeGreaterThanOrEqual(from);
        expect(cut).toBeLessThanOrEqual(from + breadth);
      }),
    );
  });

  it('is cut in the middle when the picture runs across it', () => {
    expect(findCut(pictureWithGutter(0, 0), width, height)).toBe(0.5);
  });

  it('is not cut at a calm place far from the middle, which is a margin of a panel', () => {
    expect(findCut(pictureWithGutter(60, 70), width, height)).toBe(0.5);
  });
});
