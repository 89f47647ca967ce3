import type { SharedNumber } from '@komawari/storage/cards';
import analyticsFigures from '../../messages/analyticsFigures.js';
import type { Language } from '../../kernel/language.ts';
import { writeMeasure, writeShare, type SingleMeasure } from '../figures/index.ts';

/** A number as it stands on a share image. It says of what: an image is seen without the page it comes from. */
export const writeShared = (measure: SingleMeasure, value: number, language: Language): SharedNumber => ({
  figure: writeMeasure(measure, value),
  words: analyticsFigures[language].image[measure](),
});

/** What the dashed line is, with of how many works it is the median. */
export function sayCompared(works: number, value: number, language: Language): string {
  const { image } = analyticsFigures[language];
  const share = writeShare(value);
  return works > 1 ? image.medianOf({ works, share }) : image.otherWork({ share });
}

/** 6月12日〜11月22日, or 11月22日: the days that were counted, in Tokyo, each as `2026-06-12`. */
export function sayDays(from: string, to: string): string {
  const write = (day: string): string => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;
  if (from === to) return write(from);
  const year = from.slice(0, 4) === to.slice(0, 4) ? '' : `${from.slice(0, 4)}年`;
  return `${year}${write(from)}〜${year === '' ? '' : `${to.slice(0, 4)}年`}${write(to)}`;
}
