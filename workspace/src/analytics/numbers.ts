import { formatCount, formatDecimal, formatPercent } from '@komawari/ui/format';
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

/** How far a number is above or below what it is compared with, in words, and in which direction. */
export function describeDistance(
  measure: AnalyticsMeasure,
  own: number,
  compared: Compared,
): { direction: 'up' | 'down' | 'same'; distance: string; beside: string } | null {
  const other = comparedValue(compared, measure);
  if (other === null) return null;
  const beside = wordOfTarget(compared.target);
  if (measure !== 'VIEWS') return pointsBeside(own, other, beside);
  if (other <= 0) return null;
  const times = own / other;
  const distance = times >= 1 ? `${formatDecimal(times)} times` : `${wholePercent(times)} of`;
  return { direction: times === 1 ? 'same' : times > 1 ? 'up' : 'down', distance, beside };
}

function pointsBeside(own: number, other: number, beside: string) {
  const points = Math.round(own * 100) - Math.round(other * 100);
  const distance =
    points === 0 ? 'the same as' : `${formatCount(Math.abs(points))} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
  const direction = points === 0 ? ('same' as const) : points > 0 ? ('up' as const) : ('down' as const);
  return { direction, distance, beside: points === 0 ? beside : `on ${beside}` };
}

/** A part of a whole: a share, or of few readers the counts themselves ("9 of 11"). */
export const shareOrCounts = (part: number, whole: number, isFew: boolean): string =>
  isFew || whole === 0 ? `${formatCount(part)} of ${formatCount(whole)}` : wholePercent(part / whole);
