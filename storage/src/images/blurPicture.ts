import { sharp } from './sharp.ts';

/** What is left of a picture: so few pixels that no sharpening brings back a line of it. */
const SIDE = 24;

/** A picture of a picture that may not be shown. */
export interface BlurredPicture {
  /** WebP. */
  body: Buffer;
  width: number;
  height: number;
}

/** Makes a picture of at most 24 pixels a side that shows colours and light, and nothing one could read. */
export async function blurPicture(bytes: Buffer): Promise<BlurredPicture> {
  const { data, info } = await sharp(bytes, { pages: 1 })
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .blur(1)
    .webp({ quality: 60 })
    .toBuffer({ resolveWithObject: true });
  return { body: data, width: info.width, height: info.height };
}
