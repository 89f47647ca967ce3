import type { OverlayOptions } from 'sharp';
import { readColour } from './cardColours.ts';

type Point = readonly [x: number, y: number];

/** A line through points of a box, dashed or whole, as a layer for sharp. Lengths are in pixels. */
export function drawDashes(
  points: readonly Point[],
  box: { left: number; top: number; width: number; height: number },
  pen: { colour: string; width: number; dash: number; gap: number },
): OverlayOptions {
  const [red, green, blue] = readColour(pen.colour);
  const pixels = Buffer.alloc(box.width * box.height * 4);
  const radius = pen.width / 2;
  let walked = 0;
  const dot = (x: number, y: number): void => {
    for (let py = Math.floor(y - radius - 1); py <= y + radius + 1; py += 1) {
      for (let px = Math.floor(x - radius - 1); px <= x + radius + 1; px += 1) {
        if (px < 0 || py < 0 || px >= box.width || py >= box.height) continue;
        const cover = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(px + 0.5 - x, py + 0.5 - y)));
        const at = (py * box.width + px) * 4;
        const alpha = Math.max(pixels[at + 3] ?? 0, Math.round(cover * 255));
        if (alpha > 0) pixels.set([red, green, blue, alpha], at);
      }
    }
  };
  for (const [index, [x, y]] of points.entries()) {
    const [fromX, fromY] = points[index - 1] ?? [x, y];
    const length = Math.hypot(x - fromX, y - fromY);
    for (let step = 0; step < length; step += 1) {
      const way = step / length;
      if ((walked + step) % (pen.dash + pen.gap) < pen.dash) {
        dot(fromX + (x - fromX) * way - box.left, fromY + (y - fromY) * way - box.top);
      }
    }
    walked += length;
  }
  return { input: pixels, raw: { width: box.width, height: box.height, channels: 4 }, left: box.left, top: box.top };
}
