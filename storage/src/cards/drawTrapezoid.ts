import type { OverlayOptions } from 'sharp';
import { readColour } from './cardColours.ts';

/** A shape between two horizontal edges, in whole pixels of the card: `upper` and `lower` are the ends of its edges. */
export type Trapezoid = { top: number; bottom: number; upper: [number, number]; lower: [number, number] };

/**
 * The shape filled with one colour, as a layer for sharp. Drawn by hand because the SVG loader is closed in processes that
 * work on uploaded files. Slanted edges are smooth.
 */
export function drawTrapezoid({ top, bottom, upper, lower }: Trapezoid, colour: string): OverlayOptions {
  const left = Math.floor(Math.min(upper[0], lower[0]));
  const width = Math.ceil(Math.max(upper[1], lower[1])) - left;
  const height = bottom - top;
  const [red, green, blue] = readColour(colour);
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const way = (y + 0.5) / height;
    const from = upper[0] + (lower[0] - upper[0]) * way - left;
    const to = upper[1] + (lower[1] - upper[1]) * way - left;
    for (let x = 0; x < width; x += 1) {
      const covered = clamp(to - x) - clamp(from - x);
      pixels.set([red, green, blue, Math.round(clamp(covered) * 255)], (y * width + x) * 4);
    }
  }
  return { input: pixels, raw: { width, height, channels: 4 }, left, top };
}

/** A disc of one colour with smooth edges, as a layer for sharp; `left` and `top` are those of the box around it. */
export function drawDisc(left: number, top: number, diameter: number, colour: string): OverlayOptions {
  const [red, green, blue] = readColour(colour);
  const radius = diameter / 2;
  const pixels = Buffer.alloc(diameter * diameter * 4);
  for (let y = 0; y < diameter; y += 1) {
    for (let x = 0; x < diameter; x += 1) {
      const distance = Math.hypot(x + 0.5 - radius, y + 0.5 - radius);
      pixels.set([red, green, blue, Math.round(clamp(radius - distance + 0.5) * 255)], (y * diameter + x) * 4);
    }
  }
  return { input: pixels, raw: { width: diameter, height: diameter, channels: 4 }, left, top };
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
