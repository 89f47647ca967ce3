import type { SharedNumber } from '@komawari/storage/cards';
import { formatCount } from '@komawari/ui/numbers';
import { writeMeasure, writeShare, type SingleMeasure } from '../figures/index.ts';

/** Every number says of what: an image is seen without the page it comes from. */
const WORDS: Record<SingleMeasure, string> = {
  VIEWS: 'views',
  LIKES: 'likes per 100 readers',
  COMMENTS: 'comments per 100 readers',
  BOOKMARKS: 'bookmarks per 100 readers',
  GO_ON: 'go on to the next episode',
  TO_THE_END: 'read to the last page',
  FUN: 'of answers: it was fun',
};

/** A number as it stands on a share image. */
export const writeShared = (measure: SingleMeasure, value: number): SharedNumber => ({
  figure: writeMeasure(measure, value),
  words: WORDS[measure],
});

/** What the dashed line is, with of how many works it is the median. */
export const sayCompared = (works: number, share: number): string =>
  `${works > 1 ? `median of ${formatCount(works)} works` : 'another work of mine'}: ${writeShare(share)}`;

/** 6月12日〜11月22日: the days that were counted, in Tokyo, each as `2026-06-12`. */
export function sayDays(from: string, to: string): string {
  const write = (day: string): string => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;
  const year = from.slice(0, 4) === to.slice(0, 4) ? '' : `${from.slice(0, 4)}年`;
  return `${year}${write(from)}〜${year === '' ? '' : `${to.slice(0, 4)}年`}${write(to)}`;
}
