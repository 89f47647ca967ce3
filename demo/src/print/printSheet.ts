import sharp from 'sharp';
import type { Pen } from '../pen/Pen.ts';
import type { PrintedSheet, Size } from './Medium.ts';

/** Turns a drawn sheet into the bytes of its medium, `printed` large. */
export async function printSheet(pen: Pen, sheet: Size, printed: Size): Promise<PrintedSheet> {
  const { width, height } = printed;
  const { data } = await sharp(Buffer.from(pen.svg(sheet, printed)), { unlimited: true })
    .flatten({ background: '#fff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return pen.medium.print({ data, width, height });
}
