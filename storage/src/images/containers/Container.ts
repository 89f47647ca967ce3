/**
 * Where an image really ends inside of its file, found by walking its segments without decoding a pixel.
 * `notes` are the parts that carry text or data beside the picture, as ranges of bytes.
 */
export type Container =
  | { state: 'whole'; end: number; notes: ByteSpan[]; mayCarrySecondPicture?: boolean }
  | { state: 'cut off' }
  | { state: 'broken' };

/** From `start` up to, not including, `end`. */
export type ByteSpan = { start: number; end: number };

export const cutOff: Container = { state: 'cut off' };
export const broken: Container = { state: 'broken' };
