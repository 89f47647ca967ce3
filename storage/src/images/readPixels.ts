import { decodingOptions } from './decodingOptions.ts';
import { frameOf, scaledHeight } from './derivativeNames.ts';
import { identifyFormat } from './identifyFormat.ts';
import { imageQueue } from './imageQueue.ts';
import type { Urgency } from './imageQueue.ts';
import type { Pixels } from './Pixels.ts';
import { purposes } from './purposes.ts';
import type { ImagePurpose } from './purposes.ts';
import { sharp } from './sharp.ts';

/** The decoded picture at its widest derivative, and the size of the whole original, upright. */
export type ReadPicture = { pixels: Pixels; original: { width: number; height: number } };

// Transparent parts of a page were drawn on paper.
const paper = '#ffffff';

/**
 * Decodes an image that `inspectImage` let through: upright, cropped for its purpose, in sRGB, on white, the first
 * frame only, and already scaled down to the widest size served, so that no larger bitmap has to be kept.
 */
export async function readPixels(bytes: Buffer, purpose: ImagePurpose, urgency: Urgency): Promise<ReadPicture> {
  const options = decodingOptions(identifyFormat(bytes));
  const { autoOrient } = await sharp(bytes, options).metadata();
  const frame = frameOf(autoOrient.width, autoOrient.height, purpose);
  const width = Math.min(frame.width, purposes[purpose].widest);
  const height = scaledHeight(frame, width);
  const upright = sharp(bytes, options).autoOrient();
  // Only when needed: a crop keeps the decoder from shrinking a large photo while it reads it.
  const framed = purposes[purpose].cropRatio ? upright.extract(frame) : upright;
  const picture = framed
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: paper })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' });
  const data = await imageQueue(() => picture.toBuffer(), urgency);
  return { pixels: { data, width, height }, original: { width: autoOrient.width, height: autoOrient.height } };
}
