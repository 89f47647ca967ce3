import { derivativeNames } from './derivativeNames.ts';
import type { DerivativeFormat, DerivativeName } from './derivativeNames.ts';
import { chooseEncoding } from './encodings.ts';
import type { Encoding } from './encodings.ts';
import type { Urgency } from './imageQueue.ts';
import { loadImageFile } from './loadImageFile.ts';
import { holdPicture } from './pictureSlots.ts';
import { resizePixels, rowsOf } from './Pixels.ts';
import type { Pixels } from './Pixels.ts';
import type { ImagePurpose } from './purposes.ts';
import { readPixels } from './readPixels.ts';
import { slicesOf, sliceHeightInPixels } from './slices.ts';

/** What to make. `effort` trades time for size: WebP 0 to 6 (2 if left out), AVIF 0 to 9 (2 if left out). */
export type DerivativePlan = { purpose?: ImagePurpose; format?: DerivativeFormat; effort?: number };

/** One file to store beside its image, ready to be served. */
export type Derivative = DerivativeName & { contentType: string; body: Buffer };

/**
 * Makes the derivatives of an image that `inspectImage` let through: exactly those of `derivativeNames`, the widest
 * first. sRGB, upright, first frame only, without any metadata, and byte for byte the same at every run. The image is
 * decoded once and each size made from the next larger one; one step at a time takes a slot of `imageQueue`, WebP
 * before AVIF. Any number may be started together: only a few pictures are held decoded at a time, the others wait, so
 * finish one before starting another inside of its loop.
 */
export async function* makeDerivatives(input: Buffer | string, plan: DerivativePlan = {}): AsyncGenerator<Derivative> {
  const { purpose = 'page', format = 'webp', effort } = plan;
  const urgency: Urgency = format === 'avif' ? 'later' : 'soon';
  const release = await holdPicture(urgency);
  try {
    yield* derive(await loadImageFile(input), { purpose, format, urgency, effort });
  } finally {
    release();
  }
}

type Settings = Required<Pick<DerivativePlan, 'purpose' | 'format'>> & { urgency: Urgency; effort: number | undefined };

async function* derive(bytes: Buffer, { purpose, format, urgency, effort }: Settings): AsyncGenerator<Derivative> {
  const { pixels, original } = await readPixels(bytes, purpose, urgency);
  const levels = levelsOf(derivativeNames(original.width, original.height, { purpose, format }));
  const first = rowsOf(pixels, 0, levels[0]![0]!.height);
  const encode = await chooseEncoding(bytes, pixels, first, { format, urgency, effort });
  const { isStrip } = slicesOf(original.width, original.height, purpose);

  let current = pixels;
  for (const level of levels) {
    const isThumbnailOfStrip = isStrip && level[0]!.slice === null;
    if (isThumbnailOfStrip) current = firstSliceOf(current, original.height);
    const height = level.reduce((sum, slice) => sum + slice.height, 0);
    current = await resizePixels(current, { width: level[0]!.width, height }, urgency);
    yield* encodeLevel(current, level, encode);
  }
}

/** The names of one width together, the widest first and the thumbnail last. */
function levelsOf(names: DerivativeName[]): DerivativeName[][] {
  const levels = Map.groupBy(names, ({ width, slice }) => `${width} ${slice === null}`);
  return [...levels.values()].toReversed();
}

async function* encodeLevel(pixels: Pixels, level: DerivativeName[], encode: Encoding): AsyncGenerator<Derivative> {
  let top = 0;
  for (const name of level) {
    const bottom = top + name.height;
    const contentType = name.name.endsWith('.avif') ? 'image/avif' : 'image/webp';
    yield { ...name, contentType, body: await encode(rowsOf(pixels, top, bottom)) };
    top = bottom;
  }
}

function firstSliceOf(pixels: Pixels, originalHeight: number): Pixels {
  return rowsOf(pixels, 0, Math.round((sliceHeightInPixels * pixels.height) / originalHeight));
}
