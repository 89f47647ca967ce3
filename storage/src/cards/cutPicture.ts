import type { OverlayOptions } from 'sharp';
import { sharp } from '../images/sharp.ts';
import { cardColours } from './cardColours.ts';
import type { CardPicture } from './PreviewCard.ts';

/**
 * Scales a picture until it covers a box (pixels), crops around its focus point, and keeps what lies under the mask.
 * The mask is a layer of the box's size.
 */
export async function cutPicture(
  picture: CardPicture,
  width: number,
  height: number,
  mask: OverlayOptions,
): Promise<Buffer> {
  const { data, info } = await sharp(picture.bytes)
    .resize({ width, height, fit: 'outside' })
    .flatten({ background: cardColours.paper })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const cropped = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } }).extract({
    left: placeCrop(info.width, width, picture.focusX),
    top: placeCrop(info.height, height, picture.focusY),
    width,
    height,
  });
  // Composing happens before cropping in one pipeline, so the crop is one of its own.
  const box = await cropped.raw().toBuffer();
  return sharp(box, { raw: { width, height, channels: 4 } })
    .composite([{ ...mask, left: 0, top: 0, blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Where a crop of `wanted` pixels begins so that the focus point comes as near to its middle as the edges allow. */
function placeCrop(available: number, wanted: number, focus: number): number {
  return Math.round(Math.min(Math.max(available * focus - wanted / 2, 0), available - wanted));
}
