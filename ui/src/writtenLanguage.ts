/** What is Japanese on every screen: dates, and the names of banks and of what stands in an account. */
export const JAPANESE = 'ja';

/**
 * The language of what somebody wrote where none is recorded: names and profiles, comments, tags, and what belongs to no work of
 * ours. Most of it is Japanese.
 */
export const UNRECORDED_LANGUAGE = 'ja';

/** The language of what is written in a work, its episodes and its illustrations. A work that is gone names none, and neither does an illustration of no work. */
export const languageOfWork = (work: { language: string } | null | undefined): string =>
  work?.language ?? UNRECORDED_LANGUAGE;
