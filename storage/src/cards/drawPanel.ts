import type { OverlayOptions } from 'sharp';
import { cutPicture } from './cutPicture.ts';
import { drawTrapezoid, type Trapezoid } from './drawTrapezoid.ts';
import type { CardPicture } from './PreviewCard.ts';

/** A panel's shape made larger by `by` pixels on every side, or smaller. */
export function growPanel({ top, bottom, upper, lower }: Trapezoid, by: number): Trapezoid {
  const leftRun = (lower[0] - upper[0]) / (bottom - top);
  const rightRun = (lower[1] - upper[1]) / (bottom - top);
  return {
    top: top - by,
    bottom: bottom + by,
    upper: [upper[0] - leftRun * by - by, upper[1] - rightRun * by + by],
    lower: [lower[0] + leftRun * by - by, lower[1] + rightRun * by + by],
  };
}

/** A panel with its frame, which lies within the shape: filled with a colour. */
export const drawPanel = (
  shape: Trapezoid,
  line: number,
  colours: { ink: string; surface: string },
): OverlayOptions[] => [drawTrapezoid(shape, colours.ink), drawTrapezoid(growPanel(shape, -line), colours.surface)];

/** A panel with a picture in it. */
export async function drawPicturePanel(
  shape: Trapezoid,
  line: number,
  ink: string,
  picture: CardPicture,
): Promise<OverlayOptions[]> {
  const inner = growPanel(shape, -line);
  const left = Math.floor(Math.min(inner.upper[0], inner.lower[0]));
  const width = Math.ceil(Math.max(inner.upper[1], inner.lower[1])) - left;
  const height = inner.bottom - inner.top;
  const shifted = (edge: [number, number]): [number, number] => [edge[0] - left, edge[1] - left];
  const mask = drawTrapezoid(
    { top: 0, bottom: height, upper: shifted(inner.upper), lower: shifted(inner.lower) },
    '#000000',
  );
  // A mask is laid from the corner of the picture: its box is as large.
  const input = await cutPicture(picture, width, height, await fillBox(mask, width, height));
  return [drawTrapezoid(shape, ink), { input, left, top: inner.top }];
}

async function fillBox(mask: OverlayOptions, width: number, height: number): Promise<OverlayOptions> {
  const pixels = Buffer.alloc(width * height * 4);
  const source = mask.input as Buffer;
  const raw = mask.raw as { width: number; height: number };
  const left = mask.left ?? 0;
  for (let y = 0; y < raw.height; y += 1) {
    for (let x = 0; x < Math.min(raw.width, width - left); x += 1) {
      source.copy(pixels, (y * width + x + left) * 4, (y * raw.width + x) * 4, (y * raw.width + x) * 4 + 4);
    }
  }
  return { input: pixels, raw: { width, height, channels: 4 } };
}
