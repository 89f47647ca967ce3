import type { FactItem, Measure } from '../rollups/index.ts';
import { shareOf, sumOf, type Figures } from './readFigures.ts';
import { stepsOf } from './retention.ts';

/** What is compared as one number each. */
export const MEASURES = [
  'VIEWS',
  'LIKES',
  'COMMENTS',
  'BOOKMARKS',
  'GO_ON',
  'TO_THE_END',
  'FUN',
] as const satisfies readonly Measure[];
export type SingleMeasure = (typeof MEASURES)[number];

/** So many of a hundred people; null without people. */
export const perHundred = (count: number, people: number): number | null =>
  people > 0 ? (count * 100) / people : null;

/** The median; null of nothing. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** How many answered; none where it is not told. */
export const answersOf = ({ interest }: Pick<Figures, 'interest'>): number =>
  interest ? interest.fun + interest.normal + interest.noFun : 0;

/** Who had fun, of those who answered; null where it is not told. */
export const funShareOf = (figures: Pick<Figures, 'interest'>): number | null =>
  shareOf(figures.interest?.fun ?? 0, answersOf(figures));

/** What these numbers are made of, of what is counted. */
export const MEASURED: readonly FactItem[] = ['VIEW', 'PERSON', 'FINISHER', 'WORK_PERSON'];

/** The numbers of a work that are compared; null where it has none. */
export function measuresOf(figures: Figures): Record<SingleMeasure, number | null> {
  const { episodes } = figures;
  const people = sumOf(episodes, 'people');
  const steps = stepsOf(episodes).filter(({ isYoung }) => !isYoung);
  return {
    VIEWS: figures.views,
    LIKES: perHundred(sumOf(episodes, 'likes'), people),
    COMMENTS: perHundred(sumOf(episodes, 'comments'), people),
    BOOKMARKS: perHundred(figures.bookmarks, figures.readers),
    GO_ON: medianOf(steps.flatMap(({ goOn }) => goOn ?? [])),
    TO_THE_END: shareOf(sumOf(episodes, 'finishers'), people),
    FUN: funShareOf(figures),
  };
}
