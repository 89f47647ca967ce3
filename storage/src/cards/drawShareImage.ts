import type { OverlayOptions } from 'sharp';
import { sharp } from '../images/sharp.ts';
import { drawLogoAt } from './drawLogo.ts';
import { drawPanel, drawPicturePanel, growPanel } from './drawPanel.ts';
import { drawRays } from './drawRays.ts';
import { drawShareChart } from './drawShareChart.ts';
import type { Trapezoid } from './drawTrapezoid.ts';
import { drawTrapezoid } from './drawTrapezoid.ts';
import type { CardPicture } from './PreviewCard.ts';
import { shareLooks, shareSizes, type ShareImage, type ShareLook, type SharedNumber } from './ShareImage.ts';
import { layShareImage, type ShareLayout } from './shareLayout.ts';
import { setWords } from './setWords.ts';

/** Draws the image a creator shares of a work's numbers. A PNG of the format's size, the same for the same numbers. */
export async function drawShareImage(image: ShareImage): Promise<Buffer> {
  const look = shareLooks[image.look];
  const layout = layShareImage(image);
  const [large, ...others] = image.numbers;
  const layers = [
    ...(await drawArt(image, layout, look)),
    ...(large ? await drawLarge(large, layout, look) : []),
    ...(layout.others ? await drawOthers(others.slice(0, 2), layout.others, layout, look) : []),
    ...(layout.chart && image.chart ? await drawShareChart(image.chart, layout.chart, layout, look) : []),
    ...(await drawLogoAt({ ...layout.logo, colours: look })),
    ...(await drawFoot(image.foot, layout, look)),
  ];
  return sharp({ create: { ...shareSizes[image.format], channels: 3, background: look.paper } })
    .composite(layers)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The cover and the episode beside it, and the title; without a cover the title's panel takes its place. */
async function drawArt(image: ShareImage, layout: ShareLayout, look: ShareLook): Promise<OverlayOptions[]> {
  const { line, cover, second } = layout;
  const art = image.cover
    ? await drawPicturePanel(cover, line, look.ink, placeCover(image.cover, image.format))
    : await drawTitlePanel(image.title, layout, look);
  return [
    ...art,
    ...(second && image.panel ? await drawPicturePanel(second, line, look.ink, image.panel) : []),
    ...(await drawTitle(image, layout, look)),
  ];
}

/** Below this point a cover's focus would leave the panel, if the cover began at its top. */
const LOW_FOCUS = 0.75;

/**
 * A cover fits the wide image but for a sixth, which would cut through the lines of a title at its top: what is cut off is
 * its foot. In the tall one so much is cut off that only its focus says what stays.
 */
const placeCover = (cover: CardPicture, format: ShareImage['format']): CardPicture =>
  format === 'WIDE' && cover.focusY <= LOW_FOCUS ? { ...cover, focusY: 0 } : cover;

async function drawTitlePanel(title: string, { line, cover }: ShareLayout, look: ShareLook): Promise<OverlayOptions[]> {
  const left = cover.upper[0] + 40;
  const width = Math.min(cover.upper[1], cover.lower[1]) - left - 30;
  const words = await setWords(title, { weight: 'bold', sizes: [72, 58, 44], width, height: 380, colour: look.ink });
  return [...drawPanel(cover, line, look), ...(words ? [{ input: words.bytes, left, top: cover.top + 40 }] : [])];
}

async function drawTitle(
  { title, name, note, cover }: ShareImage,
  layout: ShareLayout,
  look: ShareLook,
): Promise<OverlayOptions[]> {
  const { left, top, width, height, sizes, boxed } = layout.title;
  const inset = boxed ? 24 : 0;
  const room = { width: width - 2 * inset, colour: look.ink };
  const nameHeight = layout.size.name + 16;
  // Without a cover the title stands in its place already.
  const titleWords = await setWords(cover ? title : name, {
    ...room,
    weight: 'bold',
    sizes,
    height: height - (boxed ? nameHeight + 30 : 0),
  });
  const nameWords = await setWords(cover ? name : '', {
    ...room,
    weight: 'bold',
    sizes: [layout.size.name],
    height: nameHeight,
  });
  const noteWords = await setWords(note, {
    weight: 'regular',
    sizes: [layout.size.name - 4],
    height: nameHeight,
    width: Math.max(60, room.width - (nameWords?.width ?? 0) - 30),
    colour: look.meta,
  });
  const box: Trapezoid = { top, bottom: top + height, upper: [left, left + width], lower: [left, left + width] };
  const nameTop = boxed ? top + height - nameHeight - 10 : 144;
  // Under the wide title the slanted gutter has come a little to the left.
  const nameLeft = boxed ? left + inset : left - 8;
  return [
    ...(boxed ? drawPanel(box, 5, look) : []),
    ...(titleWords
      ? [
          {
            input: titleWords.bytes,
            left: left + inset,
            top: boxed ? top + 20 : top + Math.round((height - titleWords.height) / 2),
          },
        ]
      : []),
    ...(nameWords ? [{ input: nameWords.bytes, left: nameLeft, top: nameTop }] : []),
    ...(noteWords
      ? [{ input: noteWords.bytes, left: nameLeft + (nameWords ? nameWords.width + 26 : 0), top: nameTop + 4 }]
      : []),
  ];
}

/** One number in speed lines, with its words in a caption box. */
async function drawLarge(
  { figure, words }: SharedNumber,
  layout: ShareLayout,
  look: ShareLook,
): Promise<OverlayOptions[]> {
  const { large, line, size } = layout;
  const inner = growPanel(large, -line);
  const middle = (large.upper[0] + large.upper[1] + large.lower[0] + large.lower[1]) / 4;
  const set = await setWords(figure, {
    weight: 'bold',
    sizes: [size.large, Math.round(size.large * 0.75), Math.round(size.large * 0.55)],
    width: inner.lower[1] - inner.upper[0] - 20,
    height: size.large * 1.4,
    colour: look.ink,
  });
  const caption = await setWords(words, {
    weight: 'bold',
    sizes: [size.words + 1, size.words - 1],
    width: inner.lower[1] - large.lower[0] - 90,
    height: size.words * 1.8,
    colour: look.ink,
  });
  const boxLeft = Math.round(large.lower[0] + 26);
  const boxBottom = large.bottom - 14;
  const boxTop = boxBottom - Math.round(size.words * 1.85);
  const boxRight = boxLeft + (caption?.width ?? 0) + 30;
  return [
    ...drawPanel(large, line, look),
    drawRays(inner, look.ink),
    ...(set
      ? [
          {
            input: set.bytes,
            left: Math.round(middle - set.width / 2),
            top: Math.round((large.top + boxTop) / 2 - set.height / 2),
          },
        ]
      : []),
    ...(caption
      ? [
          ...drawPanel(
            { top: boxTop, bottom: boxBottom, upper: [boxLeft, boxRight], lower: [boxLeft, boxRight] },
            4,
            look,
          ),
          { input: caption.bytes, left: boxLeft + 15, top: Math.round((boxTop + boxBottom - caption.height) / 2) },
        ]
      : []),
  ];
}

/** One or two more numbers, under each other with a rule between. */
async function drawOthers(
  numbers: readonly SharedNumber[],
  shape: Trapezoid,
  { line, size }: ShareLayout,
  look: ShareLook,
): Promise<OverlayOptions[]> {
  const part = (shape.bottom - shape.top) / numbers.length;
  const left = Math.round(shape.upper[0] + 14);
  const width = Math.round(shape.upper[1] - left - 22);
  const sets = await Promise.all(
    numbers.map(async ({ figure, words }, index) => {
      const set = await setWords(figure, {
        weight: 'bold',
        sizes: [size.figure, size.figure * 0.7],
        width,
        height: size.figure * 1.3,
        colour: look.ink,
      });
      const under = await setWords(words, {
        weight: 'bold',
        sizes: [size.words, size.words - 2, Math.max(19, size.words - 5)],
        width,
        height: size.words * 1.7,
        colour: look.softInk,
      });
      const height = (set?.height ?? 0) + 10 + (under?.height ?? 0);
      const top = Math.round(shape.top + part * index + (part - height) / 2);
      return [
        ...(set ? [{ input: set.bytes, left, top }] : []),
        ...(under ? [{ input: under.bytes, left, top: top + (set?.height ?? 0) + 10 }] : []),
      ];
    }),
  );
  const middle = Math.round(shape.top + part);
  const rule = drawTrapezoid(
    { top: middle - 1, bottom: middle + 1, upper: [left, left + width], lower: [left, left + width] },
    look.rule,
  );
  return [...drawPanel(shape, line, look), ...(numbers.length > 1 ? [rule] : []), ...sets.flat()];
}

async function drawFoot(
  foot: string,
  { foot: { right, top, size }, logo }: ShareLayout,
  look: ShareLook,
): Promise<OverlayOptions[]> {
  const width = right - logo.left - 260 * (logo.scale / 1.2);
  const words = await setWords(foot, {
    weight: 'bold',
    sizes: [size, size - 1],
    width: Math.round(width),
    height: size * 1.6,
    colour: look.meta,
  });
  return words ? [{ input: words.bytes, left: right - words.width, top }] : [];
}
