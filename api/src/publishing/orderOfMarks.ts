import type { Mark, PlacedMark } from './store/stalePages.ts';

/**
 * How far behind each other the pages of one change stand in the queue. A worker draws a page in less, so that what changes a thousand
 * pages lets others in between, whose changes come later; and it is not put off for ever, because their places move on with the clock.
 */
const APART_IN_MS = 25;

/**
 * Gives the marks of one expansion their places: in front what is only to be taken away, which takes next to no time and which its creator
 * wants gone, then the others as they come.
 */
export function placeMarks(marks: readonly Mark[], gone: ReadonlySet<string>): PlacedMark[] {
  let others = 0;
  return marks.map((mark) => {
    const isGone = gone.has(mark.path);
    return { ...mark, isGone, behindInMs: isGone ? 0 : APART_IN_MS * others++ };
  });
}
