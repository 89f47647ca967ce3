import { getLanguage } from '@komawari/ui/language';
import type { AnalyticsMeasure, AnalyticsRange } from '../gql/graphql.ts';

/** How a share image is to look, as a person chose. */
export interface ShareSettings {
  format: 'WIDE' | 'TALL';
  look: 'PAPER' | 'INK';
  range: AnalyticsRange;
  /** Null: what is a good choice. */
  measures: readonly AnalyticsMeasure[] | null;
  /** Id of a compare target; null: none. */
  target: string | null;
  hasChart: boolean;
}

/** How many numbers stand on one image. */
export const MOST_NUMBERS = 3;

/** Where the image of these settings lies, with words of the screen's language: the server draws it for its owner alone. */
export function shareImageAddress(
  workId: string,
  { format, look, range, measures, target, hasChart }: ShareSettings,
): string {
  const query = new URLSearchParams({ format, look, range, chart: hasChart ? '1' : '0' });
  // A browser asks for pictures in languages of its own.
  query.set('language', getLanguage());
  if (measures) query.set('measures', measures.join(','));
  if (target) query.set('compare', target);
  return `/share_images/${workId}.png?${query}`;
}
