import type { AnalyticsTopic } from '../gql/graphql.ts';

/** What the assistant speaks about: what it is called, the element of its chart, and the row of the screen it stands in. */
export const topics: Record<AnalyticsTopic, { label: string; chart: string; row: string; words: string }> = {
  VIEWS: {
    label: 'Views',
    chart: 'views',
    row: 'views',
    words: 'The best day, the last week, and which weekdays and hours of releases had most views.',
  },
  REACTIONS: {
    label: 'Reactions',
    chart: 'reactions',
    row: 'reactions',
    words: 'The episode with most likes and with most comments per reader.',
  },
  RETENTION: {
    label: 'Retention',
    chart: 'retention',
    row: 'retention',
    words: 'Where the largest step between episodes is, and how many are still there.',
  },
  PAGES: { label: 'Pages', chart: 'pages', row: 'pages', words: 'The page at which most readers stop.' },
  COMPLETE: {
    label: 'To the end',
    chart: 'complete',
    row: 'complete',
    words: 'How many come to the last page, and of which episode fewest do.',
  },
  SURVEY: { label: 'Survey', chart: 'survey', row: 'complete', words: 'How many answers say that it was fun.' },
  REFERRERS: { label: 'Sources', chart: 'referrers', row: 'referrers', words: 'Which site sends most visits.' },
  READERS: {
    label: 'Readers',
    chart: 'readers',
    row: 'readers',
    words: 'The largest age group, never one under 5 people.',
  },
  ACTIONS: {
    label: 'After reading',
    chart: 'actions',
    row: 'readers',
    words: 'How many bookmark the work or begin to watch you.',
  },
};

/** Every topic, in the order of the screen. */
export const allTopics = Object.keys(topics) as AnalyticsTopic[];

/** A flag for each topic, as the API takes them. */
export const flagsOf = (chosen: readonly AnalyticsTopic[]): Record<string, boolean> =>
  Object.fromEntries(allTopics.map((topic) => [topic.toLowerCase(), chosen.includes(topic)]));
