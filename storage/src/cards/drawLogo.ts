import type { OverlayOptions } from 'sharp';
import { cardColours } from './cardColours.ts';
import { drawTrapezoid } from './drawTrapezoid.ts';
import { cardSize } from './PreviewCard.ts';
import { setWords } from './setWords.ts';

const scale = 1.5;
const margin = 44;

/** The logo and the name of the product in the lower right corner, `inset` pixels further in than usual. */
export async function drawLogo(inset: number): Promise<OverlayOptions[]> {
  const words = await setName(30, cardColours.ink);
  const bottom = cardSize.height - margin - inset;
  const left = cardSize.width - 56 - inset - (words?.width ?? 0) - 54;
  return placeLogo({ left, top: bottom - 28 * scale, scale, colours: cardColours }, words);
}

/** The logo and the name of the product, `scale` times 28 pixels high. */
export async function drawLogoAt(place: LogoPlace): Promise<OverlayOptions[]> {
  return placeLogo(place, await setName(Math.round(20 * place.scale), place.colours.ink));
}

interface LogoPlace {
  left: number;
  top: number;
  scale: number;
  colours: { ink: string; accent: string };
}

const setName = (size: number, colour: string) =>
  setWords('Komawari', { weight: 'bold', sizes: [size], width: 400, height: 60, colour });

function placeLogo(
  { left, top, scale, colours }: LogoPlace,
  words: Awaited<ReturnType<typeof setName>>,
): OverlayOptions[] {
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
    panel([1, 15], [1, 16.5], [1, 14.5], colours.ink),
    panel([1, 15], [19, 27], [17, 27], colours.accent),
    panel([17.5, 27], [1, 27], [1, 27], colours.ink),
    ...(words
      ? [
          {
            input: words.bytes,
            left: Math.round(left + 36 * scale),
            top: Math.round(top + 14 * scale - words.height / 2) + 2,
          },
        ]
      : []),
  ];
}
