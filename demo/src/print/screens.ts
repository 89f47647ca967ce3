import { grainOf } from './grain.ts';

/** A repeating tile of thresholds 0..1: a pixel is inked where its darkness exceeds the threshold. */
export type Screen = { size: number; values: Float32Array; /** Steepness of the dots' edges. */ edge: number };

/** Round dots at 45 degrees; `size` is the repeat in pixels, dots stand size / 1.41 apart. */
export function dotScreen(size: number): Screen {
  const heights = new Float32Array(size * size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const u = ((x + y + 0.31) / size) * Math.PI * 2;
      const v = ((x - y + 0.17) / size) * Math.PI * 2;
      heights[y * size + x] = -(Math.cos(u) + Math.cos(v));
    }
  }
  return { size, values: ranked(heights), edge: size * 0.75 };
}

/** Engraved lines at an angle that waver like cuts of a knife. */
export function cutScreen(pitch: number): Screen {
  const size = 256;
  const sway = grainOf(32, 5);
  const sand = grainOf(3, 6);
  const lines = Math.round(size / pitch);
  const heights = new Float32Array(size * size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      const phase = ((y * lines + x * Math.round(lines / 3)) / size) * Math.PI * 2 + sway.values[i]! * 2.2;
      heights[i] = -Math.cos(phase) + sand.values[i]! * 0.35;
    }
  }
  return { size, values: ranked(heights), edge: 5 };
}

/** Sand: dots without order. */
export function sandScreen(): Screen {
  const size = 256;
  const fine = grainOf(1, 11);
  const coarse = grainOf(2, 12);
  const heights = Float32Array.from(fine.values, (value, i) => value + coarse.values[i]! * 0.25);
  return { size, values: ranked(heights), edge: 2.2 };
}

/** Replaces heights by their rank, so that darkness 0.3 inks 30 % of the paper. */
function ranked(heights: Float32Array): Float32Array {
  const order = Uint32Array.from(heights, (_, i) => i).toSorted((a, b) => heights[a]! - heights[b]!);
  const ranks = new Float32Array(heights.length);
  for (let i = 0; i < order.length; i++) ranks[order[i]!] = (i + 0.5) / order.length;
  return ranks;
}
