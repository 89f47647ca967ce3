import type { SharedNumber } from '@komawari/storage/cards';
import type { SingleMeasure } from '../figures/index.ts';

const percent = (value: number): string => `${Math.round(value * 100)}%`;
const count = (value: number): string => String(Math.round(value)).replaceAll(/\B(?=(\d{3})+$)/g, ',');
const tenths = (value: number): string => String(Math.round(value * 10) / 10);

/** Every number says of what: an image is seen without the page it comes from. */
const numbers: Record<SingleMeasure, { write: (value: number) => string; words: string }> = {
  VIEWS: { write: count, words: 'views' },
  LIKES: { write: tenths, words: 'likes per 100 readers' },
  COMMENTS: { write: tenths, words: 'comments per 100 readers' },
  BOOKMARKS: { write: tenths, words: 'bookmarks per 100 readers' },
  GO_ON: { write: percent, words: 'go on to the next episode' },
  TO_THE_END: { write: percent, words: 'read to the last page' },
  FUN: { write: percent, words: 'of answers: it was fun' },
};

/** A number as it stands on a share image. */
export const writeShared = (measure: SingleMeasure, value: number): SharedNumber => ({
  figure: numbers[measure].write(value),
  words: numbers[measure].words,
});

/** How many of the readers of the first episode are still there at the last one. */
export const sayStillHere = (share: number): string => `${percent(share)} of the readers of 第1話 are still here`;

/** What the dashed line is, with of how many works it is the median. */
export const sayCompared = (works: number, share: number): string =>
  `${works > 1 ? `median of ${count(works)} works` : 'another work of mine'}: ${percent(share)}`;

/** 6月12日〜11月22日: the days that were counted, in Tokyo, each as `2026-06-12`. */
export function sayDays(from: string, to: string): string {
  const write = (day: string): string => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;
  const year = from.slice(0, 4) === to.slice(0, 4) ? '' : `${from.slice(0, 4)}年`;
  return `${year}${write(from)}〜${year === '' ? '' : `${to.slice(0, 4)}年`}${write(to)}`;
}
