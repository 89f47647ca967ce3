import type { OverlayOptions } from 'sharp';
import { cardColours } from './cardColours.ts';
import { drawTrapezoid } from './drawTrapezoid.ts';
import { cardSize } from './PreviewCard.ts';
import { setWords } from './setWords.ts';

const scale = 1.5;
const margin = 44;

/** The logo and the name of the product in the lower right corner, `inset` pixels further in than usual. */
export async function drawLogo(inset: number): Promise<OverlayOptions[]> {
  const words = await setWords('Komawari', {
    weight: 'bold',
    sizes: [30],
    width: 400,
    height: 60,
    colour: cardColours.ink,
  });
  const wordsWidth = words?.width ?? 0;
  const bottom = cardSize.height - margin - inset;
  const left = cardSize.width - 56 - inset - wordsWidth - 54;
  const top = bottom - 28 * scale;
  // The three panels of the logo, in its own units of a 28 x 28 box.
  const panel = (y: [number, number], upper: [number, number], lower: [number, number], colour: string) =>
    drawTrapezoid(
      {
        top: Math.round(top + y[0] * scale),
        bottom: Math.round(top + y[1] * scale),
        upper: [left + upper[0] * scale, left + upper[1] * scale],
        lower: [left + lower[0] * scale, left + lower[1] * scale],
      },
      colour,
    );
  return [
    panel([1, 15], [1, 16.5], [1, 14.5], cardColours.ink),
    panel([1, 15], [19, 27], [17, 27], cardColours.accent),
    panel([17.5, 27], [1, 27], [1, 27], cardColours.ink),
    ...(words
      ? [{ input: words.bytes, left: left + 54, top: Math.round(top + 14 * scale - words.height / 2) + 2 }]
      : []),
  ];
}
