/** What is spoken about, in the order of the screen: each is a chart there. */
export const TOPICS = [
  'VIEWS',
  'REACTIONS',
  'RETENTION',
  'PAGES',
  'COMPLETE',
  'SURVEY',
  'REFERRERS',
  'READERS',
  'ACTIONS',
] as const;
export type Topic = (typeof TOPICS)[number];
