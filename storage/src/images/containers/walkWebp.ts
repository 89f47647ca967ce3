import { broken, cutOff } from './Container.ts';
import type { ByteSpan, Container } from './Container.ts';

const pictureChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);

/** Walks the chunks of a WebP's RIFF container (RFC 9649, 2.3 to 2.7). */
export function walkWebp(bytes: Buffer): Container {
  if (bytes.length < 20) return cutOff;
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return cutOff;
  const notes: ByteSpan[] = [];
  let position = 12;
  while (position + 8 <= end) {
    const type = bytes.toString('latin1', position, position + 4);
    const start = position + 8;
    const chunkEnd = start + bytes.readUInt32LE(position + 4);
    if (chunkEnd > end) return broken;
    if (!pictureChunks.has(type)) notes.push({ start, end: chunkEnd });
    position = chunkEnd + (chunkEnd % 2); // chunks are padded to even lengths
  }
  return { state: 'whole', end, notes };
}
