import { FEWEST_READERS } from '@komawari/ui/readerFigures';
import type { Context } from '../../graphql/context.ts';
import { compareNumbers, type ComparedNumber } from './compare.ts';
import { loadOwnWork } from './loadOwnWork.ts';
import { answersOf, measuresOf, type SingleMeasure } from './measures.ts';
import type { Range } from './ranges.ts';
import { readFigures, type Figures } from './readFigures.ts';
import { stepsOf } from './retention.ts';
import { writeMeasure } from './writeMeasure.ts';

/** A number that can stand on a share image. */
export interface ShareNumber {
  measure: SingleMeasure;
  value: number | null;
  /** What is compared with has; null without a comparison. */
  compared: number | null;
  /** Only numbers from thirty people up are offered. */
  isOffered: boolean;
}

/** What a share image is drawn from. */
export interface ShareImageData {
  figures: Figures;
  numbers: ShareNumber[];
  /** Which of the numbers were chosen, in the order they stand. */
  chosen: SingleMeasure[];
  /** Readers of each episode beside those of the first. */
  chart: { place: number; value: number }[];
  altText: string;
}

/** How many numbers stand on one image. */
const MOST_NUMBERS = 3;

/** What is chosen when nobody chose. */
const FIRST_CHOICE: readonly SingleMeasure[] = ['FUN', 'TO_THE_END', 'VIEWS'];

/** What somebody chose for a share image. */
export interface ShareImageAsked {
  workId: string;
  range: Range;
  targets: readonly string[];
  measures: readonly SingleMeasure[] | null;
}

/** Loads what a share image is drawn from. */
export async function loadShareImage(
  context: Context,
  { workId, range, targets, measures }: ShareImageAsked,
): Promise<ShareImageData> {
  const figures = await readFigures(context, await loadOwnWork(context, workId), range);
  const [compared] =
    targets.length > 0 ? await compareNumbers(context, { workId, range, targets: targets.slice(0, 1) }) : [];
  return describeShareImage(figures, compared?.numbers ?? [], measures);
}

/** What a share image says of figures. Without a choice: the first three that are offered. */
export function describeShareImage(
  figures: Figures,
  compared: readonly ComparedNumber[] = [],
  measures: readonly SingleMeasure[] | null = null,
): ShareImageData {
  const values = measuresOf(figures);
  const isEnough = figures.readers >= FEWEST_READERS;
  const numbers = (Object.keys(values) as SingleMeasure[]).map((measure) => ({
    measure,
    value: values[measure],
    compared: compared.find((number) => number.measure === measure)?.value ?? null,
    isOffered: isEnough && values[measure] !== null && (measure !== 'FUN' || answersOf(figures) >= FEWEST_READERS),
  }));
  const offered = numbers.filter(({ isOffered }) => isOffered);
  const chosen = (measures ?? FIRST_CHOICE)
    .filter((measure) => offered.some((number) => number.measure === measure))
    .slice(0, MOST_NUMBERS);
  const chart = stepsOf(figures.episodes).flatMap(({ figures: { episode }, reaches }) =>
    reaches === null || !isEnough ? [] : [{ place: episode.number, value: reaches }],
  );
  return { figures, numbers, chosen, chart, altText: altTextOf(figures, numbers, chosen) };
}

/** What follows each number in a sentence. */
const SENTENCES: Record<SingleMeasure, string> = {
  VIEWS: 'views.',
  LIKES: 'likes per 100 readers.',
  COMMENTS: 'comments per 100 readers.',
  BOOKMARKS: 'bookmarks per 100 readers.',
  GO_ON: 'of the readers of an episode go on to the next.',
  TO_THE_END: 'read to the end.',
  FUN: 'of the readers who answered had fun.',
};

function altTextOf(figures: Figures, numbers: readonly ShareNumber[], chosen: readonly SingleMeasure[]): string {
  const sentences = chosen.flatMap((measure) => {
    const value = numbers.find((number) => number.measure === measure)?.value ?? null;
    return value === null ? [] : [`${writeMeasure(measure, value)} ${SENTENCES[measure]}`];
  });
  const when = figures.range === 'ALL_TIME' ? '' : ', first three days';
  return [`${figures.work.title}${when}.`, ...sentences].join(' ');
}
