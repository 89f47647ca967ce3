/** What is needed to name an episode. `publicNumber` counts published episodes only and is null before publication. */
export interface NamedEpisode {
  title: string;
  number: number;
  publicNumber?: number | null;
}

/** 第24話 */
export function formatEpisodeNumber(number: number): string {
  return `第${number}話`;
}

/** The episode's number as readers count it: 第24話. */
export function formatEpisodePlace(episode: NamedEpisode): string {
  return formatEpisodeNumber(episode.publicNumber ?? episode.number);
}

/** The episode's title, or 第N話 when it has none. */
export function formatEpisodeLabel(episode: NamedEpisode): string {
  return episode.title.trim() || formatEpisodePlace(episode);
}

/** Number and title in one line: 第24話　雲の上の再配達. A title that already starts with its number is left alone. */
export function formatEpisodeHeading(episode: NamedEpisode): string {
  const title = episode.title.trim();
  const place = formatEpisodePlace(episode);
  if (title === '' || title.startsWith(place)) return title || place;
  return `${place}\u3000${title}`;
}

/** p.9 */
export function formatPage(page: number): string {
  return `p.${page}`;
}

/** Where the reader is: p.9 / 24. */
export function formatReadingPlace(page: number, pageCount: number): string {
  return `p.${page} / ${pageCount}`;
}

/** The pages in view: 10-11 / 24, or 9 / 24 for one page. */
export function formatPageRange(first: number, last: number, pageCount: number): string {
  return `${first === last ? first : `${first}-${last}`} / ${pageCount}`;
}
