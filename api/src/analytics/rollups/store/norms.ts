import { column, defineTable } from '../../../database/index.ts';

/** What is compared; the words of figures/compareTargets.ts. */
export type Measure =
  | 'VIEWS'
  | 'LIKES'
  | 'COMMENTS'
  | 'BOOKMARKS'
  | 'GO_ON'
  | 'TO_THE_END'
  | 'FUN'
  | 'VIEWS_OF_DAY'
  | 'REACHES';

/** The ranges of figures/ranges.ts. */
export type NormRange = 'ALL_TIME' | 'FIRST_THREE_DAYS';

/** What works of a group have: the median and the middle half, of works with at least thirty readers. */
export const analyticsNorms = defineTable(
  'analytics_norms',
  {
    /** universal, ranked, or genre: and its name. */
    target: column.text(),
    range: column.text<NormRange>(),
    measure: column.text<Measure>(),
    /** Of VIEWS_OF_DAY the day after the first episode, of REACHES the episode, from 1; of others 0. */
    place: column.integer(),
    works: column.integer(),
    lower: column.real(),
    median: column.real(),
    upper: column.real(),
  },
  { key: ['target', 'range', 'measure', 'place'] },
);
