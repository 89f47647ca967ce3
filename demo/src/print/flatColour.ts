import sharp from 'sharp';
import type { Medium } from './Medium.ts';

/** Clean digital colour with clear lines. */
export function flatColour(options: { name: string; line: string; lineWeight: number; evenLines?: boolean }): Medium {
  return {
    ...options,
    evenLines: options.evenLines ?? false,
    paint: (paint) => paint,
    async print({ data, width, height }) {
      const body = await sharp(data, { raw: { width, height, channels: 3 } })
        .jpeg({ quality: 90 })
        .toBuffer();
      return { body, contentType: 'image/jpeg' };
    },
  };
}
