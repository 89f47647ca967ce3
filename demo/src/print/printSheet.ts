import sharp from 'sharp';
import type { Pen } from '../pen/Pen.ts';
import type { PrintedSheet } from './Medium.ts';

/** Turns a drawn sheet into the bytes of its medium. */
export async function printSheet(pen: Pen, width: number, height: number): Promise<PrintedSheet> {
  const { data } = await sharp(Buffer.from(pen.svg(width, height)), { unlimited: true })
    .flatten({ background: '#fff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return pen.medium.print({ data, width, height });
}
