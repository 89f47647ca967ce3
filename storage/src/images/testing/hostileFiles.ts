import { crc32, deflateSync } from 'node:zlib';

function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
  chunk.writeUInt32BE(data.length, 0);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}

/** A PNG that says it has these dimensions and starts, validly, to deliver them. A few kB of file. */
export function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8); // 8 bits, red green blue, no interlacing
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(4_000_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG with one more chunk in front of its end. */
export function pngWithChunk(png: Buffer, type: string, data: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, -12), pngChunk(type, data), png.subarray(-12)]);
}

/** A JPEG with a segment (0xFE is a comment, 0xE0 to 0xEF are APP0 to APP15) right after its start. */
export function jpegWithSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** A GIF of this size that is one pixel's worth of data, repeated for every frame. */
export function gifWithFrames(width: number, height: number, frames: number): Buffer {
  const screen = Buffer.from([...Buffer.from('GIF89a'), 0, 0, 0, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  screen.writeUInt16LE(width, 6);
  screen.writeUInt16LE(height, 8);
  const control = [0x21, 0xf9, 4, 0, 1, 0, 0, 0];
  const picture = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  const frame = Buffer.from([...control, ...picture]);
  return Buffer.concat([screen, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

/** The smallest archive that is one: an empty ZIP's end record. */
export const emptyZip = Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]);

export const webPage = Buffer.from('<!DOCTYPE html><script>alert(1)</script>');
