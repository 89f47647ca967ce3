import type { EpisodePage } from './readEpisode.ts';

/** How far from the middle the cut may go, as a fraction of the width. */
const reach = 0.06;
/** A column has to be this much calmer than the middle for the cut to leave it. */
const calmer = 0.7;
/** The picture is looked at in this width; a gutter of a printed spread is still two or three columns wide. */
const widthInPixels = 240;

/**
 * Where a wide page is cut in two, as a fraction of its width: the calmest column near the middle, which is the gutter between
 * two printed pages where there is one. Without a calmer one it is the middle.
 * @param brightness one byte for each pixel, row by row
 */
export function findCut(brightness: ArrayLike<number>, width: number, height: number): number {
  const middle = Math.floor(width / 2);
  const busyness = (x: number) => {
    let sum = 0;
    for (let y = 1; y < height; y += 1)
      sum += Math.abs((brightness[y * width + x] ?? 0) - (brightness[(y - 1) * width + x] ?? 0));
    return sum;
  };
  const steps = Math.floor(width * reach);
  // From the middle outwards, so that of several calm columns the nearest is taken.
  const columns = Array.from(
    { length: steps * 2 + 1 },
    (_, index) => middle + (index % 2 ? 1 : -1) * Math.ceil(index / 2),
  );
  const calmest = columns.reduce((best, x) => (busyness(x) < busyness(best) ? x : best), middle);
  return busyness(calmest) < busyness(middle) * calmer ? (calmest + 0.5) / width : 0.5;
}

/** Moves the cut of a page to its gutter, once its picture is here. */
export function moveCut({ element, images: [image] }: EpisodePage): void {
  if (!image?.naturalWidth || element.style.getPropertyValue('--cut')) return;
  element.style.setProperty('--cut', findCutOf(image).toFixed(4));
}

/** The cut of a picture; the middle when the browser does not let us look at its pixels. */
function findCutOf(image: HTMLImageElement): number {
  const width = widthInPixels;
  const height = Math.round((width * image.naturalHeight) / image.naturalWidth);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return 0.5;
  pen.drawImage(image, 0, 0, width, height);
  try {
    const { data } = pen.getImageData(0, 0, width, height);
    const brightness = Array.from({ length: width * height }, (_, pixel) => {
      const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 4, pixel * 4 + 3);
      return (red * 3 + green * 6 + blue) / 10;
    });
    return findCut(brightness, width, height);
  } catch (error) {
    if (error instanceof DOMException) return 0.5;
    throw error;
  }
}
