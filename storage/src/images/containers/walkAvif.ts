import { cutOff } from './Container.ts';
import type { ByteSpan, Container } from './Container.ts';

const knownBoxes = new Set([
  'ftyp',
  'meta',
  'mdat',
  'moov',
  'moof',
  'mfra',
  'pdin',
  'sidx',
  'styp',
  'free',
  'skip',
  'uuid',
]);
const noteBoxes = new Set(['free', 'skip', 'uuid']);

/** Walks the top-level boxes of an AVIF (ISO/IEC 14496-12, 4.2). What is not a box is behind the end of the image. */
export function walkAvif(bytes: Buffer): Container {
  const notes: ByteSpan[] = [];
  let position = 0;
  while (position + 8 <= bytes.length) {
    const type = bytes.toString('latin1', position + 4, position + 8);
    if (!knownBoxes.has(type)) break;
    const size = sizeOfBox(bytes, position);
    if (size < 8) break;
    const end = position + size;
    if (end > bytes.length) return cutOff;
    if (noteBoxes.has(type)) notes.push({ start: position + 8, end });
    position = end;
  }
  return { state: 'whole', end: position, notes };
}

/** 0 means "up to the end of the file", 1 that a 64-bit size follows the type. */
function sizeOfBox(bytes: Buffer, position: number): number {
  const size = bytes.readUInt32BE(position);
  if (size === 0) return bytes.length - position;
  if (size !== 1) return size;
  return position + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(position + 8)) : bytes.length + 1;
}
