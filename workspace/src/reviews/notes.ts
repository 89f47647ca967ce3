import { textsOf } from '@komawari/ui/language';
import reviewsTexts from '../messages/reviews.js';
import type { GetReviewQuery } from '../gql/graphql.ts';

export type Note = GetReviewQuery['review']['notes'][number];
export type ReviewedImage = GetReviewQuery['review']['pages'][number]['image'];

/** A note with the number it has among all of its link, in the order they were written. */
export interface NumberedNote extends Note {
  number: number;
  /** For whom the link was made; the creator alone knows. */
  linkName?: string;
}

/** A point of a page: parts of its width and height, from 0 to 1. */
export interface Point {
  x: number;
  y: number;
}

/** The notes of one link, numbered. */
export const numberNotes = (notes: readonly Note[], linkName?: string): NumberedNote[] =>
  notes.map((note, index) => ({ ...note, number: index + 1, ...(linkName === undefined ? {} : { linkName }) }));

const percent = (part: number): number => Math.round(part * 100);

/** A point in words, for those who do not see it. */
export const pointLabel = ({ x, y }: Point): string =>
  textsOf(reviewsTexts).sheet.point({ x: percent(x), y: percent(y) });

const clamp = (part: number): number => Math.min(1, Math.max(0, Math.round(part * 1000) / 1000));

/** Where a press of an arrow key moves a point; null for other keys. With Shift the steps are long. */
export function movePoint({ x, y }: Point, key: string, isLong: boolean): Point | null {
  const step = isLong ? 0.1 : 0.02;
  switch (key) {
    case 'ArrowLeft':
      return { x: clamp(x - step), y };
    case 'ArrowRight':
      return { x: clamp(x + step), y };
    case 'ArrowUp':
      return { x, y: clamp(y - step) };
    case 'ArrowDown':
      return { x, y: clamp(y + step) };
    default:
      return null;
  }
}

/** Where a pointer is on a sheet. */
export const pointIn = (box: DOMRect, clientX: number, clientY: number): Point => ({
  x: clamp((clientX - box.left) / box.width),
  y: clamp((clientY - box.top) / box.height),
});
