/** Up to so many pages all stand in the strip. */
const ALL = 60;
/** So many stand around the marker where there are more. */
const AROUND = 22;

/** Which pages of so many the strip shows, counted from 1: all, or the first, the last and those around the marked one. */
export function stripPages(pageCount: number, marked: number): number[] {
  if (pageCount <= ALL) return Array.from({ length: pageCount }, (_, index) => index + 1);
  const from = Math.max(1, Math.min(marked - AROUND / 2, pageCount - AROUND + 1));
  const around = Array.from({ length: AROUND }, (_, index) => from + index);
  return [...new Set([1, ...around, pageCount])];
}
