import { channels } from './Pixels.ts';
import type { Pixels } from './Pixels.ts';

// Enough rows to see a page, few enough to stay under 10 ms on the event loop.
const sampledRows = 128;
const greyTolerance = 8;

// Ink, paper and the few greys between them. A painted page spreads over all 256.
const commonestLevels = 16;
const shareOfCommonest = 0.75;

/** Whether a picture is black and white: drawn in ink or toned, not painted, and without colour. Looks at some rows. */
export function isLineArt(pixels: Pixels): boolean {
  const levels = new Uint32Array(256);
  const step = Math.max(1, Math.floor(pixels.height / sampledRows));
  for (let row = 0; row < pixels.height; row += step) {
    if (!countGreys(pixels, row, levels)) return false;
  }
  const total = levels.reduce((sum, count) => sum + count, 0);
  const common = levels
    .toSorted()
    .slice(-commonestLevels)
    .reduce((sum, count) => sum + count, 0);
  return common >= total * shareOfCommonest;
}

/** Adds one row to the histogram; false as soon as a pixel has a colour. */
function countGreys({ data, width }: Pixels, row: number, levels: Uint32Array): boolean {
  const end = (row + 1) * width * channels;
  for (let at = row * width * channels; at < end; at += channels) {
    const red = data[at]!;
    const green = data[at + 1]!;
    const blue = data[at + 2]!;
    if (Math.abs(red - green) > greyTolerance || Math.abs(green - blue) > greyTolerance) return false;
    levels[green]! += 1;
  }
  return true;
}
