import { purposes } from './purposes.ts';
import type { ImagePurpose } from './purposes.ts';
import { scaledSliceEnds, sliceHeightInPixels, slicesOf } from './slices.ts';

export type DerivativeFormat = 'webp' | 'avif';

/**
 * One file that exists for an image. Lengths are its own pixels. `slice` counts from 1 and is null for what is not a
 * slice: everything of an ordinary image, and the thumbnail of a strip, which shows the first slice.
 */
export type DerivativeName = { name: string; width: number; height: number; slice: number | null };

export type DerivativeOptions = { purpose?: ImagePurpose; format?: DerivativeFormat };

type Size = { width: number; height: number };

const thumbnailWidth = 160;
const servedWidths = [320, 640, 960, 1280, 1920];

/**
 * The derivatives that exist for an image of this size (pixels as seen), smallest first and the slices of one width in
 * order from the top: the thumbnail, every served width that the image has, and its own width if that is less than the
 * widest. Pure; `makeDerivatives` makes exactly these.
 */
export function derivativeNames(width: number, height: number, options: DerivativeOptions = {}): DerivativeName[] {
  const { purpose = 'page', format = 'webp' } = options;
  const frame = frameOf(width, height, purpose);
  const { isStrip } = slicesOf(frame.width, frame.height, purpose);
  const widths = widthsOf(frame.width, purpose);
  if (isStrip) {
    const firstSlice = { width: frame.width, height: sliceHeightInPixels };
    const thumbnail = unsliced(Math.min(thumbnailWidth, frame.width), firstSlice, format);
    return [thumbnail, ...widths.flatMap((served) => slicesAt(served, frame, format))];
  }
  const withThumbnail = frame.width > thumbnailWidth ? [thumbnailWidth, ...widths] : widths;
  return withThumbnail.map((served) => unsliced(served, frame, format));
}

function unsliced(width: number, frame: Size, format: DerivativeFormat): DerivativeName {
  return { name: `${width}.${format}`, width, height: scaledHeight(frame, width), slice: null };
}

function slicesAt(width: number, frame: Size, format: DerivativeFormat): DerivativeName[] {
  const ends = scaledSliceEnds(frame.height, scaledHeight(frame, width));
  return ends.map((end, index) => ({
    name: `s${index + 1}-${width}.${format}`,
    width,
    height: end - (ends[index - 1] ?? 0),
    slice: index + 1,
  }));
}

/** Without the thumbnail; the last one is the widest that exists. */
function widthsOf(width: number, purpose: ImagePurpose): number[] {
  const { widest } = purposes[purpose];
  const own = Math.min(width, widest);
  return [...servedWidths.filter((served) => served < own), own];
}

/** The height that keeps the ratio of `frame` at another width, at least one pixel. */
export function scaledHeight(frame: Size, width: number): number {
  return Math.max(1, Math.round((frame.height * width) / frame.width));
}

/** The part of an image that is shown: all of it, or the middle in the purpose's ratio. In pixels of the original. */
export function frameOf(
  width: number,
  height: number,
  purpose: ImagePurpose,
): { left: number; top: number; width: number; height: number } {
  const { cropRatio } = purposes[purpose];
  if (!cropRatio) return { left: 0, top: 0, width, height };
  const cropWidth = Math.min(width, Math.round(height * cropRatio));
  const cropHeight = Math.min(height, Math.max(1, Math.round(cropWidth / cropRatio)));
  const left = Math.floor((width - cropWidth) / 2);
  const top = Math.floor((height - cropHeight) / 2);
  return { left, top, width: cropWidth, height: cropHeight };
}
