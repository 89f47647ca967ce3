import type { OverlayOptions } from 'sharp';
import { sharp } from '../images/sharp.ts';
import { cardColours } from './cardColours.ts';
import { cutPicture } from './cutPicture.ts';
import { drawDisc, drawTrapezoid } from './drawTrapezoid.ts';
import { layWords } from './layWords.ts';
import { drawLogo } from './drawLogo.ts';
import { cardSize } from './PreviewCard.ts';
import type { PreviewCard } from './PreviewCard.ts';

/** How wide the picture is at half height, in pixels. A cover keeps its 5:7, a panel and a drawing get more room. */
const panelWidths: Record<PreviewCard['kind'], number> = { work: 450, episode: 560, illustration: 560, person: 420 };

/** Half the run of the product's only slant, 8 degrees, over the height of the card. */
const halfRun = 44;
const inkLine = 6;
const gutter = 12;
const strip = 10;
const frame = 28;

/** Draws a card for link previews: picture at the left, slanted gutter, title in ink. A JPEG of `cardSize`. */
export async function drawPreviewCard(card: PreviewCard): Promise<Buffer> {
  const picture = await drawPicture(card);
  const panel = picture.length > 0 ? panelWidths[card.kind] + halfRun : 0;
  const left = panel > 0 ? panel + inkLine + gutter + strip + 34 : frame + 56;
  const layers = [
    ...(panel > 0 ? picture : drawFrame(card.colour)),
    ...(await layWords(card, { left, right: cardSize.width - (panel > 0 ? 56 : frame + 56) })),
    ...(await drawLogo(panel > 0 ? 0 : frame)),
  ];
  return sharp({ create: { ...cardSize, channels: 3, background: cardColours.paper } })
    .composite(layers)
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** The picture with its ink edge and the strip of the creator's colour; nothing when there is no picture. */
async function drawPicture(card: PreviewCard): Promise<OverlayOptions[]> {
  const shown = card.kind === 'person' ? (card.picture ?? card.icon) : card.picture;
  if (!shown) return [];
  const { height } = cardSize;
  const width = panelWidths[card.kind] + halfRun;
  const slanted = (from: number, to: number, colour: string): OverlayOptions =>
    drawTrapezoid(
      {
        top: 0,
        bottom: height,
        upper: [width + from, width + to],
        lower: [width + from - 2 * halfRun, width + to - 2 * halfRun],
      },
      colour,
    );
  const mask = drawTrapezoid({ top: 0, bottom: height, upper: [0, width], lower: [0, width - 2 * halfRun] }, '#000000');
  return [
    { input: await cutPicture(shown, width, height, mask), left: 0, top: 0 },
    slanted(-1, inkLine, cardColours.ink),
    slanted(inkLine + gutter, inkLine + gutter + strip, card.colour),
    ...(card.kind === 'person' && card.picture && card.icon ? await drawFace(card, width) : []),
  ];
}

/** A creator's icon over the lower part of their hero picture. */
async function drawFace(card: PreviewCard, width: number): Promise<OverlayOptions[]> {
  const size = 240;
  const rim = 8;
  const left = Math.round((width - halfRun - size) / 2);
  const top = cardSize.height - size - 64;
  const face = await cutPicture(card.icon!, size, size, drawDisc(0, 0, size, '#000000'));
  return [drawDisc(left - rim, top - rim, size + 2 * rim, cardColours.paper), { input: face, left, top }];
}

/** What stands for a missing picture: a panel's frame around the words, never a grey box. */
function drawFrame(colour: string): OverlayOptions[] {
  const { width, height } = cardSize;
  const box = (left: number, top: number, right: number, bottom: number, fill: string): OverlayOptions =>
    drawTrapezoid({ top, bottom, upper: [left, right], lower: [left, right] }, fill);
  return [
    box(frame, frame, width - frame, height - frame, cardColours.ink),
    box(frame + inkLine, frame + inkLine, width - frame - inkLine, height - frame - inkLine, cardColours.paper),
    box(frame + inkLine, frame + inkLine, frame + inkLine + strip, height - frame - inkLine, colour),
  ];
}
