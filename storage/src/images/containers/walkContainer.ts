import type { ImageFormat } from '../identifyFormat.ts';
import type { Container } from './Container.ts';
import { walkAvif } from './walkAvif.ts';
import { walkGif } from './walkGif.ts';
import { walkJpeg } from './walkJpeg.ts';
import { walkPng } from './walkPng.ts';
import { walkWebp } from './walkWebp.ts';

const walks: Record<ImageFormat, (bytes: Buffer) => Container> = {
  avif: walkAvif,
  gif: walkGif,
  jpeg: walkAllJpegs,
  png: walkPng,
  webp: walkWebp,
};

/** Walks a file of an identified format from its first byte to where the image ends. */
export function walkContainer(bytes: Buffer, format: ImageFormat): Container {
  return walks[format](bytes);
}

/** A JPEG and the further pictures that it announces behind itself. */
function walkAllJpegs(bytes: Buffer): Container {
  const first = walkJpeg(bytes);
  if (first.state !== 'whole' || !first.mayCarrySecondPicture) return first;
  const { notes } = first;
  let { end } = first;
  while (isJpegAt(bytes, skipZeros(bytes, end))) {
    const next = walkJpeg(bytes, skipZeros(bytes, end));
    if (next.state !== 'whole') return next;
    notes.push(...next.notes);
    end = next.end;
  }
  return { state: 'whole', end, notes };
}

function skipZeros(bytes: Buffer, from: number): number {
  let position = from;
  while (bytes[position] === 0) position += 1;
  return position;
}

function isJpegAt(bytes: Buffer, position: number): boolean {
  return bytes.toString('latin1', position, position + 3) === '\u00ff\u00d8\u00ff';
}
