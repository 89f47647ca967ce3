import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** Bits of the stripe at the top of a page that tells which one it is. */
const bits = 8;

/** Which of the seven strokes of a digit are drawn: top, upper left, upper right, middle, lower left, lower right, bottom. */
const strokesOfDigit = [
  '1110111',
  '0010010',
  '1011101',
  '1011011',
  '0111010',
  '1101011',
  '1101111',
  '1010010',
  '1111111',
  '1111011',
] as const;

const strokes = [
  [0, 0, 60, 14],
  [0, 0, 14, 60],
  [46, 0, 14, 60],
  [0, 53, 60, 14],
  [0, 60, 14, 60],
  [46, 60, 14, 60],
  [0, 106, 60, 14],
] as const;

export type PageSize = { width: number; height: number };

/** A page as large as a phone shows it: enough to be read, quick to be made. */
export const pageSize: PageSize = { width: 720, height: 1018 };
export const widePageSize: PageSize = { width: 1440, height: 1018 };

function drawDigit(digit: string, x: number): string {
  const pattern = strokesOfDigit[Number(digit)] ?? '';
  return strokes
    .filter((_stroke, index) => pattern[index] === '1')
    .map(([left, top, width, height]) => `<rect x="${x + left}" y="${top}" width="${width}" height="${height}"/>`)
    .join('');
}

function drawStripe(number: number, { width }: PageSize): string {
  const box = width / bits;
  return Array.from({ length: bits }, (_, bit) =>
    (number >> bit) & 1 ? `<rect x="${bit * box}" y="0" width="${box}" height="48"/>` : '',
  ).join('');
}

/**
 * Draws a page of manga that says which one it is: by its number in the middle, for people, and by black and white boxes
 * along its upper edge, for `readNumber`.
 * @param number from 0 to 255
 * @returns a PNG
 */
export async function drawPage(number: number, size: PageSize = pageSize): Promise<Buffer> {
  const { width, height } = size;
  const digits = String(number).split('');
  const panels = [
    [40, 80, width - 80, height * 0.4],
    [40, 100 + height * 0.4, width * 0.4, height * 0.44],
    [60 + width * 0.4, 100 + height * 0.4, width * 0.6 - 100, height * 0.44],
  ]
    .map(
      ([x, y, w, h]) =>
        `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="#000" stroke-width="5"/>`,
    )
    .join('');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#fff"/>
    ${drawStripe(number, size)}${panels}
    <g transform="translate(${width / 2 - digits.length * 100} ${height * 0.5 - 150}) scale(2.5)" fill="#c7341a">
      ${digits.map((digit, index) => drawDigit(digit, index * 80)).join('')}
    </g></svg>`;
  return sharp(Buffer.from(drawing)).png({ compressionLevel: 6 }).toBuffer();
}

/** Draws noise, which nothing can make smaller: a PNG of 6 MB, too much for one piece of an upload. */
export const drawNoise = (): Promise<Buffer> =>
  sharp(randomBytes(1400 * 1500 * 3), { raw: { width: 1400, height: 1500, channels: 3 } })
    .png()
    .toBuffer();

/** Runs in the browser: the number of a drawn page from its picture, whatever size of it was loaded; null while it loads. */
export function readNumber(element: Element): number | null {
  const image = element as HTMLImageElement;
  if (!image.complete || image.naturalWidth === 0) return null;
  const canvas = document.createElement('canvas');
  const { naturalWidth: width, naturalHeight: height } = image;
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.drawImage(image, 0, 0);
  // In the middle of a box, a third down the stripe of 48 in 1018.
  const y = Math.max(1, Math.floor((height * 16) / 1018));
  return Array.from({ length: 8 }, (_, bit) => {
    const [red = 255] = context.getImageData(Math.floor(((bit + 0.5) * width) / 8), y, 1, 1).data;
    return red < 128 ? 1 << bit : 0;
  }).reduce((sum, value) => sum + value, 0);
}
