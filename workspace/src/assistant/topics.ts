import type { AnalyticsTopic } from '../gql/graphql.ts';

/** What the assistant speaks about: the element of its chart, and the row of the screen it stands in. */
export const topics: Record<AnalyticsTopic, { chart: string; row: string }> = {
  VIEWS: { chart: 'views', row: 'views' },
  REACTIONS: { chart: 'reactions', row: 'reactions' },
  RETENTION: { chart: 'retention', row: 'retention' },
  PAGES: { chart: 'pages', row: 'pages' },
  COMPLETE: { chart: 'complete', row: 'complete' },
  SURVEY: { chart: 'survey', row: 'complete' },
  REFERRERS: { chart: 'referrers', row: 'referrers' },
  READERS: { chart: 'readers', row: 'readers' },
  ACTIONS: { chart: 'actions', row: 'readers' },
};

/** Every topic, in the order of the screen. */
export const allTopics = Object.keys(topics) as AnalyticsTopic[];

/** A flag for each topic, as the API takes them. */
export const flagsOf = (chosen: readonly AnalyticsTopic[]): Record<string, boolean> =>
  Object.fromEntries(allTopics.map((topic) => [topic.toLowerCase(), chosen.includes(topic)]));
