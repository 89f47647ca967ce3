import { randomFrom } from '../pen/random.ts';

/** A square tile of soft noise, -1..1, that repeats without a seam. */
export type Grain = { size: number; values: Float32Array };

const made = new Map<string, Grain>();

/** Noise of the given cell size in pixels (1 = sand, 64 = clouds); tiles are kept, they are costly to make. */
export function grainOf(cell: number, seed: number): Grain {
  const key = `${cell}/${seed}`;
  const known = made.get(key);
  if (known) return known;
  const grain = makeGrain(cell, seed);
  made.set(key, grain);
  return grain;
}

function makeGrain(cell: number, seed: number): Grain {
  const size = 256;
  const cells = Math.max(1, Math.round(size / cell));
  const random = randomFrom(seed * 7919 + cell);
  const knots = Float32Array.from({ length: cells * cells }, () => random.next() * 2 - 1);
  const values = new Float32Array(size * size);
  const smooth = (t: number): number => t * t * (3 - 2 * t);
  for (let y = 0; y < size; y++) {
    const fy = (y * cells) / size;
    const y0 = Math.floor(fy);
    const ty = smooth(fy - y0);
    for (let x = 0; x < size; x++) {
      const fx = (x * cells) / size;
      const x0 = Math.floor(fx);
      const tx = smooth(fx - x0);
      const at = (i: number, j: number): number => knots[(j % cells) * cells + (i % cells)]!;
      const top = at(x0, y0) * (1 - tx) + at(x0 + 1, y0) * tx;
      const bottom = at(x0, y0 + 1) * (1 - tx) + at(x0 + 1, y0 + 1) * tx;
      values[y * size + x] = top * (1 - ty) + bottom * ty;
    }
  }
  return { size, values };
}
