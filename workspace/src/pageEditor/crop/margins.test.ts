import { describe, expect, test } from 'vitest';
import { findMargins, noMargins, scaleMargins, setEdge } from './margins.ts';

/** White, with a black box; `dots` are single dark pixels. */
function draw(
  width: number,
  height: number,
  box: [number, number, number, number] | null,
  dots: [number, number][] = [],
) {
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  const ink = (x: number, y: number) => pixels.set([20, 20, 20, 255], (y * width + x) * 4);
  if (box) for (let y = box[1]; y < box[3]; y += 1) for (let x = box[0]; x < box[2]; x += 1) ink(x, y);
  for (const [x, y] of dots) ink(x, y);
  return pixels;
}
const size = { width: 400, height: 600 };

describe('the white margins of a page', () => {
  test('are found on each side for itself, and a little paper stays', () => {
    expect(findMargins(draw(400, 600, [40, 60, 380, 500]), size)).toEqual({ left: 36, top: 56, right: 16, bottom: 96 });
  });

  test('dust of a scan is no drawing', () => {
    const pixels = draw(
      400,
      600,
      [40, 60, 380, 500],
      [
        [3, 3],
        [390, 580],
      ],
    );
    expect(findMargins(pixels, size)).toEqual({ left: 36, top: 56, right: 16, bottom: 96 });
  });

  test('a drawing to the edge has none, and neither has an empty sheet', () => {
    expect(findMargins(draw(400, 600, [0, 0, 400, 600]), size)).toEqual(noMargins);
    expect(findMargins(draw(400, 600, null), size)).toEqual(noMargins);
  });

  test('found in a small size they are meant for the whole picture', () => {
    const found = { left: 36, top: 56, right: 16, bottom: 96 };
    expect(scaleMargins(found, size, { width: 1000, height: 1500 })).toEqual({
      left: 90,
      top: 140,
      right: 40,
      bottom: 240,
    });
  });
});

test.each([
  [100, 100],
  [-5, 0],
  [Number.NaN, 0],
  [12.4, 12],
  // 300 pixels of the width stay.
  [900, 500],
])('an edge put to %d goes to %d', (value, edge) => {
  expect(setEdge({ ...noMargins, right: 200 }, 'left', value, { width: 1000, height: 1500 }).left).toBe(edge);
});
