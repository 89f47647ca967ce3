import { column, defineTable } from '../../../database/index.ts';

/**
 * What is counted. Of an episode: views, people (by day, so somebody who returns on another day counts again), readings to
 * the end, people among these, shares (label: the service), last pages of openings (label: the page), views by hour of the
 * day in Tokyo (label: 00 to 23; kept as long as the events of the day), arrivals (label: where from). Of a work: its views and people.
 */
export type FactItem =
  | 'VIEW'
  | 'PERSON'
  | 'COMPLETION'
  | 'FINISHER'
  | 'SHARE'
  | 'STOP'
  | 'HOUR'
  | 'SOURCE'
  | 'WORK_VIEW'
  | 'WORK_PERSON';

/** Counts of a day in Tokyo. */
export const analyticsFacts = defineTable(
  'analytics_facts',
  {
    workId: column.text(),
    day: column.day(),
    /** Empty for the work as a whole. */
    episodeId: column.text(),
    item: column.text<FactItem>(),
    label: column.text(),
    amount: column.integer(),
  },
  { key: ['workId', 'day', 'episodeId', 'item', 'label'] },
);

/** The same over all days, but for hours. */
export const analyticsTotals = defineTable(
  'analytics_totals',
  {
    workId: column.text(),
    episodeId: column.text(),
    item: column.text<FactItem>(),
    label: column.text(),
    amount: column.integer(),
  },
  { key: ['workId', 'episodeId', 'item', 'label'] },
);

/** How far counting came. */
export const analyticsProgress = defineTable(
  'analytics_progress',
  {
    isOnly: column.boolean().default('true'),
    /** The last event whose work and day was counted. */
    watermark: column.bigint(),
    countedUntil: column.instant(),
    /** The last day that is over and counted whole. */
    closedThrough: column.day().orNull(),
    /** The day on which readers and what other works have were counted last. */
    comparedOn: column.day().orNull(),
    /** Hours of days before this one are gone; null while all are there. */
    hoursKeptFrom: column.day().orNull(),
  },
  { key: ['isOnly'] },
);

/** Works and days to be counted again, because somebody counts no more, or again. Noted by triggers. */
export const analyticsRecounts = defineTable('analytics_recounts', {
  id: column.bigint().counted(),
  workId: column.text(),
  day: column.day(),
});
