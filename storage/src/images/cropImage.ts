import { decodingOptions } from './decodingOptions.ts';
import { identifyFormat } from './identifyFormat.ts';
import type { ImageFormat } from './identifyFormat.ts';
import { imageQueue } from './imageQueue.ts';
import { loadImageFile } from './loadImageFile.ts';
import { sharp } from './sharp.ts';

/** A part of an image, in pixels as seen. */
export type CropBox = { left: number; top: number; width: number; height: number };

/** Nearly without loss, and all colour: what is made of it is made of a picture that was encoded once already. */
const jpegQuality = 95;

/**
 * Cuts a part out of an image that `inspectImage` let through, as an image of its own: upright, sRGB, first frame, without
 * metadata. A JPEG stays one; every other format becomes a PNG, without loss. The box has to lie inside.
 */
export async function cropImage(
  input: Buffer | string,
  box: CropBox,
): Promise<{ body: Buffer; format: Extract<ImageFormat, 'jpeg' | 'png'> }> {
  const bytes = await loadImageFile(input);
  const format = identifyFormat(bytes);
  const body = await imageQueue(async () => {
    const part = sharp(bytes, decodingOptions(format)).autoOrient().extract(box);
    return format === 'jpeg'
      ? part.jpeg({ quality: jpegQuality, chromaSubsampling: '4:4:4' }).toBuffer()
      : part.png().toBuffer();
  }, 'now');
  return { body, format: format === 'jpeg' ? 'jpeg' : 'png' };
}
