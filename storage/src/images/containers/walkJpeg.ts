import { broken, cutOff } from './Container.ts';
import type { ByteSpan, Container } from './Container.ts';

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const comment = 0xfe;

/** Walks the marker segments of a JPEG (ITU T.81, annex B) that begins at byte `from`. */
export function walkJpeg(bytes: Buffer, from = 0): Container {
  const notes: ByteSpan[] = [];
  let mayCarrySecondPicture = false;
  let position = from + 2;
  while (position + 2 <= bytes.length) {
    if (bytes[position] !== 0xff) return broken;
    const marker = bytes[position + 1]!;
    if (marker === 0xff) {
      position += 1; // fill byte
    } else if (marker === endOfImage) {
      return { state: 'whole', end: position + 2, notes, mayCarrySecondPicture };
    } else if (standsAlone(marker)) {
      position += 2;
    } else {
      if (position + 4 > bytes.length) return cutOff;
      const end = position + 2 + bytes.readUInt16BE(position + 2);
      if (end > bytes.length) return cutOff;
      if (isNote(marker)) notes.push({ start: position + 4, end });
      // Phones keep a depth or gain map as a second JPEG behind the first and announce it here (CIPA DC-007).
      if (bytes.toString('latin1', position + 4, position + 8) === 'MPF\0') mayCarrySecondPicture = true;
      position = marker === startOfScan ? endOfScan(bytes, end) : end;
    }
  }
  return cutOff;
}

function standsAlone(marker: number): boolean {
  return marker === 0x01 || isRestart(marker) || marker === startOfImage;
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7;
}

function isNote(marker: number): boolean {
  return marker === comment || (marker >= 0xe0 && marker <= 0xef);
}

/** The next marker that is neither a restart nor an escaped 0xFF of the compressed data. */
function endOfScan(bytes: Buffer, from: number): number {
  let position = bytes.indexOf(0xff, from);
  while (position !== -1 && position + 1 < bytes.length) {
    const next = bytes[position + 1]!;
    if (next !== 0x00 && !isRestart(next)) return position;
    position = bytes.indexOf(0xff, position + 2);
  }
  return bytes.length;
}
