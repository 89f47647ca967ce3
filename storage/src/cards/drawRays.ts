import type { OverlayOptions } from 'sharp';
import { readColour } from './cardColours.ts';
import type { Trapezoid } from './drawTrapezoid.ts';

const RAYS = 92;

/** Always the same irregular row of numbers from 0 to 1: one image is drawn the same every time. */
const unevenness = (seed: number): number => {
  const wave = Math.sin(seed * 127.1) * 43_758.5453;
  return wave - Math.floor(wave);
};

/**
 * Speed lines (集中線) that run from the edges of a panel toward its middle and leave room for a number there, as a layer for
 * sharp. Edges are smoothed by four samples a pixel.
 */
export function drawRays(shape: Trapezoid, colour: string): OverlayOptions {
  const left = Math.floor(Math.min(shape.upper[0], shape.lower[0]));
  const width = Math.ceil(Math.max(shape.upper[1], shape.lower[1])) - left;
  const height = shape.bottom - shape.top;
  const [red, green, blue] = readColour(colour);
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const way = (y + 0.5) / height;
    const from = shape.upper[0] + (shape.lower[0] - shape.upper[0]) * way - left;
    const to = shape.upper[1] + (shape.lower[1] - shape.upper[1]) * way - left;
    for (let x = Math.max(0, Math.ceil(from)); x < Math.min(width, Math.floor(to)); x += 1) {
      let hits = 0;
      for (const [dx, dy] of [
        [0.25, 0.25],
        [0.75, 0.25],
        [0.25, 0.75],
        [0.75, 0.75],
      ] as const)
        if (isInRay((x + dx) / width - 0.5, (y + dy) / height - 0.5)) hits += 1;
      if (hits > 0) pixels.set([red, green, blue, hits * 63], (y * width + x) * 4);
    }
  }
  return { input: pixels, raw: { width, height, channels: 4 }, left, top: shape.top };
}

/** Whether a point lies in a line; both parts run from -0.5 to 0.5. */
function isInRay(x: number, y: number): boolean {
  const distance = Math.hypot(x, y);
  const turn = (Math.atan2(y, x) / (2 * Math.PI) + 1) % 1;
  const ray = Math.floor(turn * RAYS);
  const inner = 0.34 + unevenness(ray) * 0.14;
  if (distance <= inner) return false;
  const middle = 0.3 + unevenness(ray + 0.5) * 0.4;
  const half = (0.14 + unevenness(ray + 0.25) * 0.26) * Math.min(1, (distance - inner) / 0.25);
  return Math.abs(turn * RAYS - ray - middle) < half;
}
