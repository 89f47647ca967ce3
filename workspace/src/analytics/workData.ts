import type { GetCompareGraphDataQuery, GetWorkAnalyticsDataQuery } from '../gql/graphql.ts';

type DataViewer = Extract<GetWorkAnalyticsDataQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type GraphViewer = Extract<GetCompareGraphDataQuery['viewer'], { __typename: 'RegisteredViewer' }>;

/** What is known of the readers of a work. */
export type WorkData = DataViewer['analyticsData'];

/** A line of what a work is compared with. */
export type ComparedLine = GraphViewer['analyticsCompareGraph'][number];

/** The line of the target, where a comparison is given: the work's own line is the one without a target. */
export const comparedLineOf = (series: readonly ComparedLine[] | null): ComparedLine | null =>
  series?.find(({ target, points }) => target !== null && points.length > 0) ?? null;
