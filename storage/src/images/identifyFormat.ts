import { ImageRefused } from './ImageRefused.ts';

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What the first bytes say about formats that we know by name but do not take. */
const unsupported: { name: string; isIt: (bytes: Buffer) => boolean }[] = [
  { name: 'a PDF', isIt: (bytes) => startsWith(bytes, '%PDF-') },
  { name: 'a Photoshop file', isIt: (bytes) => startsWith(bytes, '8BPS') },
  { name: 'a Clip Studio file', isIt: (bytes) => startsWith(bytes, 'CSFCHUNK') },
  { name: 'a ZIP archive', isIt: (bytes) => startsWith(bytes, 'PK\u0003\u0004') },
  { name: 'a RAR archive', isIt: (bytes) => startsWith(bytes, 'Rar!\u001a\u0007') },
  { name: 'a TIFF', isIt: (bytes) => startsWith(bytes, 'II*\0') || startsWith(bytes, 'MM\0*') },
  { name: 'a BMP', isIt: (bytes) => startsWith(bytes, 'BM') && bytes.readUInt32LE(6) === 0 },
  { name: 'a JPEG XL', isIt: (bytes) => startsWith(bytes, '\u00ff\u000a') || bytes.includes('JXL ', 4, 'latin1') },
  { name: 'a HEIC photo', isIt: (bytes) => /^(hei|hev|mif1|msf1)/.test(brandOf(bytes)) },
  { name: 'a video', isIt: (bytes) => brandOf(bytes) !== '' },
];

/** Tells the format by the content alone. Refuses with NOT_AN_IMAGE, SVG_NOT_ALLOWED, UNSUPPORTED_FORMAT, POLYGLOT. */
export function identifyFormat(bytes: Buffer): ImageFormat {
  const format = supportedFormat(bytes);
  if (format) return format;
  if (isSvg(bytes)) {
    throw new ImageRefused('SVG_NOT_ALLOWED', 'SVG files are not taken. Export it as PNG.');
  }
  const first = Buffer.alloc(16, bytes.subarray(0, 16).toString('latin1').padEnd(16, '\u0001'), 'latin1');
  const known = unsupported.find(({ isIt }) => isIt(first));
  if (known) {
    throw new ImageRefused('UNSUPPORTED_FORMAT', `This is ${known.name}. Export it as PNG, JPEG, WebP or AVIF.`);
  }
  if (containsImage(bytes)) {
    throw new ImageRefused('POLYGLOT', 'There is other data before the image. Export it again.');
  }
  throw new ImageRefused('NOT_AN_IMAGE', 'This is not an image. Use PNG, JPEG, WebP, AVIF or GIF.');
}

function supportedFormat(bytes: Buffer): ImageFormat | null {
  if (startsWith(bytes, '\u00ff\u00d8\u00ff')) return 'jpeg';
  if (bytes.subarray(0, 8).equals(pngSignature)) return 'png';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif';
  if (startsWith(bytes, 'RIFF') && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return isAvif(bytes) ? 'avif' : null;
}

/** An AVIF may call itself "mif1" first and "avif" only among the brands it is compatible with. */
function isAvif(bytes: Buffer): boolean {
  if (brandOf(bytes) === '') return false;
  const brands = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 256));
  return /^(?:.{4})*?avi[fs]/s.test(brands);
}

/** The major brand of an ISO media file (AVIF, HEIC, MP4), '' for anything else. */
function brandOf(bytes: Buffer): string {
  return bytes.length >= 12 && bytes.toString('latin1', 4, 8) === 'ftyp' ? bytes.toString('latin1', 8, 12) : '';
}

function isSvg(bytes: Buffer): boolean {
  const start = bytes
    .toString('utf8', 0, 4096)
    .replace(/^\uFEFF/, '')
    .trimStart();
  return start.startsWith('<') && /<svg[\s>]/i.test(start) && !/<html[\s>]/i.test(start);
}

/** Whether an image begins a little further on, behind something that another program would read first. */
function containsImage(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 64 * 1024);
  return start.includes(pngSignature) || /GIF8[79]a|\xFF\xD8\xFF[\xDB\xE0-\xEF]|WEBPVP8/.test(start.toString('latin1'));
}

function startsWith(bytes: Buffer, signature: string): boolean {
  return bytes.toString('latin1', 0, signature.length) === signature;
}
