/**
 * What ratings of works are called in a search, by what the form of the search writes: as the API's enum writes them, and in
 * every language. Their texts are not imported: the API's processes read this too.
 */
export const ratingSpellings = {
  all: ['all', 'ALL_AGES', '全年齢'],
  mature: ['mature', '成人向け'],
} as const;
