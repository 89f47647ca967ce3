/** One way to write dates, counts, money and places in an episode, and to count characters, for both front ends. */
export {
  formatDay,
  formatDayOfWeek,
  formatDayRange,
  formatExact,
  formatFullDay,
  formatLocal,
  formatMonth,
  formatRelative,
  formatTime,
  hourInTokyo,
  localOffsetInMinutes,
  toMilliseconds,
  type Instant,
} from './dates.ts';
export { genreNames, genreWord, type Genre } from './genres.ts';
export { formatHiatus, nameGenre, nameLanguage, offeredLanguages } from './workDetails.ts';
export { countCharacters, normalizeText, nounFor } from './text.ts';
export { refreshRelativeTimes } from './refreshRelativeTimes.ts';
export { formatCardCount, formatChange, formatCount, formatDecimal, formatPercent, formatYen } from './numbers.ts';
export {
  formatEpisodeHeading,
  formatEpisodeLabel,
  formatEpisodeNumber,
  formatEpisodePlace,
  formatPlaceBesideLabel,
  formatPage,
  formatPageRange,
  formatReadingPlace,
  type NamedEpisode,
} from './episodes.ts';
export { formatFileSize, formatSizeOverLimit } from './sizes.ts';
