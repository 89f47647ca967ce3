import { formatDecimal, formatPercent } from '@komawari/ui/format';
import { textsOf } from '@komawari/ui/language';
import analyticsTexts from '../messages/analytics.js';
import type { AnalyticsMeasure, GetWorkCompareDataQuery } from '../gql/graphql.ts';
import { wordOfTarget } from './targets.ts';

type Viewer = Extract<GetWorkCompareDataQuery['viewer'], { __typename: 'RegisteredViewer' }>;

/** What a work is compared with, where a comparison is given. */
export type Compared = Viewer['analyticsCompareData'][number];

/** A measure of what is compared with; null where it has none. */
export const comparedValue = (compared: Compared | null, measure: AnalyticsMeasure): number | null =>
  compared?.numbers.find((number) => number.measure === measure)?.value ?? null;

/** A rate as whole percents: what is measured by hundreds of readers has no tenths. */
export const wholePercent = (ratio: number): string => formatPercent(Math.round(ratio * 100) / 100);

/** How far a number is above or below what it is compared with: a sentence with places for the distance and for what is beside it. */
export function describeDistance(
  measure: AnalyticsMeasure,
  own: number,
  compared: Compared,
): { direction: 'up' | 'down' | 'same'; text: string; beside: string } | null {
  const { distance: texts } = textsOf(analyticsTexts);
  const other = comparedValue(compared, measure);
  if (other === null) return null;
  const beside = wordOfTarget(compared.target);
  if (measure !== 'VIEWS') return pointsBeside(own, other, beside);
  if (other <= 0) return null;
  const times = own / other;
  const text = times >= 1 ? texts.times({ times: formatDecimal(times) }) : texts.part({ share: wholePercent(times) });
  return { direction: times === 1 ? 'same' : times > 1 ? 'up' : 'down', text, beside };
}

function pointsBeside(own: number, other: number, beside: string) {
  const { distance: texts } = textsOf(analyticsTexts);
  const points = Math.round(own * 100) - Math.round(other * 100);
  const text = points === 0 ? texts.same() : texts.points({ count: Math.abs(points) });
  const direction = points === 0 ? ('same' as const) : points > 0 ? ('up' as const) : ('down' as const);
  return { direction, text, beside };
}

/** A part of a whole in counts: "9 of 11". */
export const countsOf = (part: number, whole: number): string => textsOf(analyticsTexts).distance.of({ part, whole });

/** A part of a whole: a share, or of few readers the counts themselves. */
export const shareOrCounts = (part: number, whole: number, isFew: boolean): string =>
  isFew || whole === 0 ? countsOf(part, whole) : wholePercent(part / whole);
