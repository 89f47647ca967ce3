import { PsdRefused } from './PsdRefused.ts';

const HEADER_BYTES = 26;
/** B4 at 600 dpi has 52 million pixels; four bytes each are held while the picture is drawn. */
const MOST_PIXELS = 64_000_000;
/** The colour table and the notes of a PSD; more is no file of a drawing program. */
const MOST_NOTE_BYTES = 32 * 1024 * 1024;

/**
 * A PSD without its layers: header, colours, notes and the flattened picture. The layers, which can be hundreds of
 * megabytes, are neither read nor parsed.
 */
export async function withoutLayers(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const header = await read(file, 0, HEADER_BYTES);
  const view = new DataView(header.buffer);
  const isLarge = view.getUint16(4) === 2;
  const pixels = view.getUint32(14) * view.getUint32(18);
  if (pixels > MOST_PIXELS) {
    throw new PsdRefused('tooManyPixels', { megapixels: Math.round(pixels / 1_000_000) });
  }
  const colorEnd = HEADER_BYTES + 4 + (await readLength(file, HEADER_BYTES, false));
  const notesEnd = colorEnd + 4 + (await readLength(file, colorEnd, false));
  if (notesEnd > MOST_NOTE_BYTES) throw damaged();
  const layersEnd = notesEnd + (isLarge ? 8 : 4) + (await readLength(file, notesEnd, isLarge));
  // At its most wasteful, packed data is a little longer than the pixels themselves.
  const rest = file.size - layersEnd;
  if (rest < 2 || rest > pixels * 16 + MOST_NOTE_BYTES) throw damaged();
  const noLayers = new Uint8Array(isLarge ? 8 : 4);
  const parts = [file.slice(0, notesEnd), noLayers, file.slice(layersEnd)];
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

async function readLength(file: Blob, at: number, isLong: boolean): Promise<number> {
  const bytes = await read(file, at, isLong ? 8 : 4);
  const view = new DataView(bytes.buffer);
  return isLong ? Number(view.getBigUint64(0)) : view.getUint32(0);
}

async function read(file: Blob, at: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await file.slice(at, at + length).arrayBuffer());
  if (bytes.length < length) throw damaged();
  return bytes;
}

const damaged = (): PsdRefused => new PsdRefused('damaged');
