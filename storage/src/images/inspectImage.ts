import { formatFileSize } from '../formatFileSize.ts';
import { decodingOptions } from './decodingOptions.ts';
import { findForeignData } from './findForeignData.ts';
import { identifyFormat } from './identifyFormat.ts';
import type { ImageFormat } from './identifyFormat.ts';
import { ImageRefused } from './ImageRefused.ts';
import { imageQueue } from './imageQueue.ts';
import { checkDimensions } from './limits.ts';
import { loadImageFile } from './loadImageFile.ts';
import type { ImagePurpose } from './purposes.ts';
import { sharp } from './sharp.ts';
import { slicesOf } from './slices.ts';
import { walkContainer } from './containers/walkContainer.ts';

/** What the product keeps of an image. Lengths are pixels as seen, after EXIF orientation. */
export type InspectedImage = {
  format: ImageFormat;
  width: number;
  height: number;
  /** Whether it is a page for vertical scrolling, served in slices. */
  isStrip: boolean;
  sliceCount: number;
  /** The height of every slice but the last, in pixels of the original. */
  sliceHeight: number;
};

// Past this a decoder is kept busy on purpose: an honest 40 megapixel AVIF takes about 3 s.
const decodingTimeInSeconds = 30;

/**
 * Finds out what an uploaded file is, by its content and never by its name, and decodes all of it once. The dimensions
 * are checked before anything is decoded, so a bomb costs next to nothing. Refuses with `ImageRefused`.
 */
export async function inspectImage(
  input: Buffer | string,
  { purpose = 'page' }: { purpose?: ImagePurpose } = {},
): Promise<InspectedImage> {
  const bytes = await loadImageFile(input);
  const format = identifyFormat(bytes);
  checkContainer(bytes, format);
  const { width, height } = await readDimensions(bytes);
  checkDimensions(width, height, purpose);
  await imageQueue(() => decodeFully(bytes, format), 'now');
  return { format, width, height, ...slicesOf(width, height, purpose) };
}

function checkContainer(bytes: Buffer, format: ImageFormat): void {
  const container = walkContainer(bytes, format);
  if (container.state === 'cut off') throw cutOffAt(bytes.length);
  if (container.state === 'broken') throw damaged();
  const foreign = findForeignData(bytes, container.end, container.notes);
  if (foreign) throw new ImageRefused('POLYGLOT', `The file holds ${foreign} beside the image. Export it again.`);
}

async function readDimensions(bytes: Buffer): Promise<{ width: number; height: number }> {
  try {
    // Without a limit here, so that the refusal can name the size; only the header is read.
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return autoOrient;
  } catch (error) {
    throw damaged(error);
  }
}

async function decodeFully(bytes: Buffer, format: ImageFormat): Promise<void> {
  try {
    // Shrinking to a few pixels makes the decoder deliver every row without keeping them.
    await sharp(bytes, decodingOptions(format))
      .timeout({ seconds: decodingTimeInSeconds })
      .resize(8, 8, { fit: 'fill', kernel: 'linear' })
      .raw()
      .toBuffer();
  } catch (error) {
    throw /premature end|unexpected end|truncated/i.test(String(error))
      ? cutOffAt(bytes.length, error)
      : damaged(error);
  }
}

function cutOffAt(sizeInBytes: number, cause?: unknown): ImageRefused {
  const got = formatFileSize(sizeInBytes);
  const message = `File is cut off at ${got}. Retry, or export it again.`;
  return new ImageRefused('TRUNCATED', message, { figures: { of: 'CUT_OFF', got, limit: '' }, cause });
}

function damaged(cause?: unknown): ImageRefused {
  return new ImageRefused('CORRUPT', 'The file is damaged and cannot be opened. Export it again.', { cause });
}
