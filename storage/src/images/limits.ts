import type { ImagePurpose } from './purposes.ts';
import { formatFileSize } from '../formatFileSize.ts';
import { ImageRefused } from './ImageRefused.ts';
import { purposes } from './purposes.ts';

/** 20 MB, of the size that file managers show. */
export const largestFileInBytes = 20 * 1024 * 1024;

/** Decoded, 40 megapixels are 120 MB of memory. */
export const mostPixels = 40_000_000;

const longestSide = 10_000;
const tallestStrip = 20_000;
const widestStrip = 2_000;

/** Refuses a file that is empty or larger than 20 MB. */
export function checkFileSize(sizeInBytes: number): void {
  if (sizeInBytes === 0) throw new ImageRefused('NOT_AN_IMAGE', 'The file is empty. Export it again.');
  if (sizeInBytes <= largestFileInBytes) return;
  const got = formatFileSize(sizeInBytes);
  throw new ImageRefused('TOO_LARGE_FILE', `File is ${got}, limit 20 MB. Export it smaller.`, {
    figures: { of: 'FILE', got, limit: '20 MB' },
  });
}

/** Refuses dimensions outside of the bounds, in pixels as seen (after EXIF orientation). Nothing is decoded for it. */
export function checkDimensions(width: number, height: number, purpose: ImagePurpose): void {
  checkEverywhere(width, height, purposes[purpose].wayOut);
  checkPurpose(width, height, purpose);
}

function checkEverywhere(width: number, height: number, wayOut: string): void {
  if (height > tallestStrip && width <= longestSide) {
    throw new ImageRefused('TOO_TALL', `${px(height)} tall, limit 20,000. Split it and ${wayOut}.`, {
      figures: { of: 'HEIGHT', got: px(height), limit: px(tallestStrip) },
    });
  }
  if (width * height > mostPixels) {
    const megapixels = Math.ceil((width * height) / 1_000_000).toLocaleString('en');
    const size = `${width.toLocaleString('en')} × ${px(height)}`;
    throw new ImageRefused(
      'TOO_MANY_PIXELS',
      `${size} is ${megapixels} megapixels, limit 40. Make it smaller and ${wayOut}.`,
      { figures: { of: 'PIXELS', got: megapixels, limit: '40' } },
    );
  }
  if (width > longestSide) {
    throw new ImageRefused('TOO_WIDE', `${px(width)} wide, limit 10,000. Make it smaller and ${wayOut}.`, {
      figures: { of: 'WIDTH', got: px(width), limit: px(longestSide) },
    });
  }
  if (height > longestSide && width > widestStrip) {
    const limit = 'limit 10,000 when wider than 2,000';
    throw new ImageRefused('TOO_TALL', `${px(height)} tall, ${limit}. Split it or make it narrower and ${wayOut}.`, {
      figures: { of: 'HEIGHT_OF_WIDE', got: px(height), limit: px(longestSide) },
    });
  }
}

function checkPurpose(width: number, height: number, purpose: ImagePurpose): void {
  const { thing, atLeast, atMost, wayOut } = purposes[purpose];
  if (width < atLeast.width || height < atLeast.height) {
    const isWidthAlone = atLeast.height === 1;
    const got = isWidthAlone ? `${px(width)} wide` : `${width.toLocaleString('en')} × ${px(height)}`;
    const needed = isWidthAlone ? `${atLeast.width}` : `${atLeast.width} × ${atLeast.height}`;
    throw new ImageRefused('TOO_NARROW', `${got}, ${thing} needs at least ${needed}. Export it larger and ${wayOut}.`, {
      figures: isWidthAlone
        ? { of: 'SMALL_WIDTH', got: px(width), limit: px(atLeast.width) }
        : { of: 'SMALL_SIDES', got, limit: `${needed} px` },
    });
  }
  if (atMost && (width > atMost.width || height > atMost.height)) {
    const code = width > atMost.width ? 'TOO_WIDE' : 'TOO_TALL';
    const limit = `${atMost.width.toLocaleString('en')} × ${atMost.height.toLocaleString('en')}`;
    const got = `${width.toLocaleString('en')} × ${px(height)}`;
    throw new ImageRefused(code, `${got}, limit ${limit}. Make it smaller and ${wayOut}.`, {
      figures: { of: 'BOTH_SIDES', got, limit: `${limit} px` },
    });
  }
}

function px(length: number): string {
  return `${length.toLocaleString('en')} px`;
}
