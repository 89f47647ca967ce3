import { FEWEST_READERS } from '@komawari/ui/readerFigures';
import type { Context } from '../../graphql/context.ts';
import { sentencesInWords } from '../../kernel/language.ts';
import { said, type Said } from '../../kernel/said.ts';
import analyticsFigures from '../../messages/analyticsFigures.js';
import { compareNumbers, type ComparedNumber } from './compare.ts';
import { loadOwnWork } from './loadOwnWork.ts';
import { answersOf, measuresOf, type SingleMeasure } from './measures.ts';
import type { Range } from './ranges.ts';
import { readFigures, type Figures } from './readFigures.ts';
import { stepsOf } from './retention.ts';
import { writeMeasure, writeShare } from './writeMeasure.ts';

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
  altText: Said;
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
  /** Whether the chart from episode to episode is on it. */
  hasChart: boolean;
}

/** Loads what a share image is drawn from. */
export async function loadShareImage(
  context: Context,
  { workId, range, targets, measures, hasChart }: ShareImageAsked,
): Promise<ShareImageData> {
  const figures = await readFigures(context, await loadOwnWork(context, workId), range);
  const [compared] =
    targets.length > 0 ? await compareNumbers(context, { workId, range, targets: targets.slice(0, 1) }) : [];
  return describeShareImage(figures, { compared: compared?.numbers, measures, hasChart });
}

/** What was chosen for a share image, and what the work is compared with. */
interface Chosen {
  compared?: readonly ComparedNumber[] | undefined;
  measures?: readonly SingleMeasure[] | null;
  hasChart?: boolean;
}

/** What a share image says of figures. Without a choice: the first three that are offered. */
export function describeShareImage(
  figures: Figures,
  { compared = [], measures = null, hasChart = true }: Chosen = {},
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
  const last = hasChart && chart.length > 1 ? chart.at(-1) : undefined;
  return { figures, numbers, chosen, chart, altText: altTextOf({ figures, numbers, chosen }, last) };
}

function altTextOf(
  { figures, numbers, chosen }: Pick<ShareImageData, 'figures' | 'numbers' | 'chosen'>,
  last: ShareImageData['chart'][number] | undefined,
): Said {
  const { title } = figures.work;
  return said(analyticsFigures, ({ altText }, language) => {
    const numberWords = chosen.flatMap((measure) => {
      const value = numbers.find((number) => number.measure === measure)?.value ?? null;
      return value === null ? [] : [altText[measure]({ figure: writeMeasure(measure, value) })];
    });
    const drawn = last ? [altText.stillHere({ share: writeShare(last.value), episode: last.place })] : [];
    const head = figures.range === 'ALL_TIME' ? altText.title({ title }) : altText.titleOfThreeDays({ title });
    return sentencesInWords([head, ...numberWords, ...drawn], language);
  });
}
