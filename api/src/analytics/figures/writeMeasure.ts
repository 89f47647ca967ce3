import { formatCount, formatDecimal, formatPercent } from '@komawari/ui/numbers';
import type { SingleMeasure } from './measures.ts';

/** What is measured by hundreds of readers has no tenths of a percent. */
export const writeShare = (share: number): string => formatPercent(Math.round(share * 100) / 100);

const WRITERS: Record<SingleMeasure, (value: number) => string> = {
  VIEWS: formatCount,
  LIKES: formatDecimal,
  COMMENTS: formatDecimal,
  BOOKMARKS: formatDecimal,
  GO_ON: writeShare,
  TO_THE_END: writeShare,
  FUN: writeShare,
};

/** A number as it stands on a share image and in the words beside it. */
export const writeMeasure = (measure: SingleMeasure, value: number): string => WRITERS[measure](value);
