import { broken, cutOff } from './Container.ts';
import type { ByteSpan, Container } from './Container.ts';

const extension = 0x21;
const image = 0x2c;
const trailer = 0x3b;
const graphicControl = 0xf9;

/** Walks the blocks of a GIF (GIF89a, 17 to 27). However many frames there are, none is decoded. */
export function walkGif(bytes: Buffer): Container {
  if (bytes.length < 13) return cutOff;
  const notes: ByteSpan[] = [];
  let position = 13 + colourTableSize(bytes[10]!);
  while (position < bytes.length) {
    const kind = bytes[position];
    if (kind === trailer) return { state: 'whole', end: position + 1, notes };
    if (kind === extension) {
      const start = position + 2;
      position = endOfSubBlocks(bytes, start);
      if (bytes[start - 1] !== graphicControl) notes.push({ start, end: position });
    } else if (kind === image) {
      if (position + 10 > bytes.length) return cutOff;
      position = endOfSubBlocks(bytes, position + 11 + colourTableSize(bytes[position + 9]!));
    } else {
      return broken;
    }
  }
  return cutOff;
}

function colourTableSize(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0;
}

/** Behind the chain of sub-blocks that begins at `from`; past the end of the file if the chain is cut off. */
function endOfSubBlocks(bytes: Buffer, from: number): number {
  let position = from;
  while (position < bytes.length && bytes[position] !== 0) position += 1 + bytes[position]!;
  return position + 1;
}
