import { RangeNotSatisfiable } from './errors.ts';
import type { ByteRange } from './ObjectStore.ts';

/** The first and last byte a range means in an object of `size` bytes. Refuses with `RangeNotSatisfiable`. */
export function resolveRange(key: string, range: ByteRange, size: number): { start: number; end: number } {
  const start = range.start ?? 0;
  const end = Math.min(range.end ?? size - 1, size - 1);
  if (start < 0 || start >= size || end < start) throw new RangeNotSatisfiable(key);
  return { start, end };
}
