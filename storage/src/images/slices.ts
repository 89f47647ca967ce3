import type { ImagePurpose } from './purposes.ts';

/** No slice is taller, in pixels of the original: tall bitmaps exhaust the graphics memory of phones. */
export const sliceHeightInPixels = 2000;

// A double page on its side is still a page: paper is never this much taller than wide.
const stripRatio = 2.5;

/** Into how many slices a picture is cut, counted from the top; anything but a strip is one slice. */
export function slicesOf(
  width: number,
  height: number,
  purpose: ImagePurpose = 'page',
): { isStrip: boolean; sliceCount: number; sliceHeight: number } {
  const isStrip = purpose === 'page' && height > sliceHeightInPixels && height >= width * stripRatio;
  if (!isStrip) return { isStrip, sliceCount: 1, sliceHeight: height };
  return { isStrip, sliceCount: Math.ceil(height / sliceHeightInPixels), sliceHeight: sliceHeightInPixels };
}

/**
 * The rows at which the slices of a strip end once it is `scaledHeight` tall. Every row belongs to one slice and every
 * slice has at least one row, so that the slices laid end to end are the strip again.
 */
export function scaledSliceEnds(height: number, scaledHeight: number): number[] {
  const count = Math.ceil(height / sliceHeightInPixels);
  return Array.from({ length: count }, (_, index) => {
    if (index === count - 1) return scaledHeight;
    const end = Math.round((sliceHeightInPixels * (index + 1) * scaledHeight) / height);
    return Math.min(end, scaledHeight - (count - 1 - index));
  });
}
