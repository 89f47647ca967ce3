import { identifyFormat } from './identifyFormat.ts';
import { ImageRefused } from './ImageRefused.ts';
import { sharp } from './sharp.ts';

/** Pixels on each side: sharp on every screen at the 16 it is drawn in, and small. */
const side = 64;

/** An icon of a foreign site may be a logo of its own size, not a poster. */
const mostPixels = 2048 * 2048;

const icoSignature = Buffer.from([0, 0, 1, 0]);

/**
 * Makes a square PNG of 64 pixels from the icon of a foreign site, transparent where it does not fill the square. Takes what
 * uploads take, and ICO files that hold a PNG. Refuses everything else, SVG first of all, with ImageRefused.
 */
export async function makeFavicon(bytes: Buffer): Promise<Buffer> {
  const picture = bytes.subarray(0, 4).equals(icoSignature) ? largestOfIco(bytes) : bytes;
  identifyFormat(picture);
  try {
    return await sharp(picture, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .timeout({ seconds: 5 })
      .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png()
      .toBuffer();
  } catch (error) {
    throw new ImageRefused('CORRUPT', 'The icon is damaged and cannot be opened.', { cause: error });
  }
}

/** The widest PNG of an ICO file: a directory of 16 bytes an entry, whose width of 0 means 256. */
function largestOfIco(bytes: Buffer): Buffer {
  const count = bytes.length >= 6 ? bytes.readUInt16LE(4) : 0;
  const entries = Array.from({ length: Math.min(count, 32) }, (_, index) => 6 + index * 16)
    .filter((at) => at + 16 <= bytes.length)
    .map((at) => ({
      width: bytes[at] || 256,
      body: bytes.subarray(bytes.readUInt32LE(at + 12), bytes.readUInt32LE(at + 12) + bytes.readUInt32LE(at + 8)),
    }))
    .filter(({ body }) => body.subarray(1, 4).toString('latin1') === 'PNG')
    .toSorted((a, b) => b.width - a.width);
  const [largest] = entries;
  if (!largest) throw new ImageRefused('UNSUPPORTED_FORMAT', 'This icon holds no PNG.');
  return largest.body;
}
