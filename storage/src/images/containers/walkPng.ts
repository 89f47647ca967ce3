import { broken, cutOff } from './Container.ts';
import type { ByteSpan, Container } from './Container.ts';

const pictureChunks = new Set(['IHDR', 'PLTE', 'IDAT', 'fdAT']);

/** Walks the chunks of a PNG (ISO/IEC 15948, 5.3): length, type, data, checksum. */
export function walkPng(bytes: Buffer): Container {
  const notes: ByteSpan[] = [];
  let position = 8;
  while (position + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(position);
    const type = bytes.toString('latin1', position + 4, position + 8);
    if (!/^[A-Za-z]{4}$/.test(type)) return broken;
    const start = position + 8;
    const end = start + length;
    if (end + 4 > bytes.length) return cutOff;
    if (type === 'IEND') return { state: 'whole', end: end + 4, notes };
    if (!pictureChunks.has(type)) notes.push({ start, end });
    position = end + 4;
  }
  return cutOff;
}
