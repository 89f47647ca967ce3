/** What is needed to name an episode. `publicNumber` counts published episodes only and is null before publication. */
export interface NamedEpisode {
  title: string;
  number: number;
  publicNumber?: number | null | undefined;
}

/** 第24話 */
export function formatEpisodeNumber(number: number): string {
  return `第${number}話`;
}

const digits = '[0-9０-９]+(?:[.．][0-9０-９]+)?';
const unit = '話|回|章|巻|部|幕|夜|節|編|篇|弾';

/** How titles begin that say which episode it is: 第3話, 3話, #12, 12.5, Chapter 4, 番外編, プロローグ. */
const ownPlaces = [
  `第\\s*(?:${digits}|[一二三四五六七八九十百千〇零]+)\\s*(?:${unit})?`,
  `(?:[#＃]|(?:no|vol|ep|ch)\\.?|episode|chapter|act)\\s*${digits}`,
  `${digits}[話章]`,
  // "100 days" is a title; "3 灯" and "3. Light" begin with a number.
  `${digits}(?:${unit})?(?=$|[:：.．、)）」-]|\\s(?!\\s*[a-z]))`,
  '(?:番外|特別|後日|前日)[編篇譚談]|外伝|おまけ|幕間|序章|終章|間章|最終[話回章]|プロローグ|エピローグ',
  '(?:prologue|epilogue|interlude|extra|bonus|omake)(?=$|[\\s:：#.0-9])',
];
const ownPlace = new RegExp(`^(?:${ownPlaces.join('|')})`, 'iu');

/** What the title itself says about the episode's place in the work, or null. */
const ownPlaceOf = ({ title }: NamedEpisode): string | null => ownPlace.exec(title.trim())?.[0].trim() ?? null;

/** Which episode it is, as its title says or else as readers count: 第24話, 番外編. */
export function formatEpisodePlace(episode: NamedEpisode): string {
  return ownPlaceOf(episode) ?? formatEpisodeNumber(episode.publicNumber ?? episode.number);
}

/** The episode's title, or 第N話 when it has none. */
export function formatEpisodeLabel(episode: NamedEpisode): string {
  return episode.title.trim() || formatEpisodePlace(episode);
}

/** What stands beside the label: 第24話, or nothing where the label says it already. */
export function formatPlaceBesideLabel(episode: NamedEpisode): string {
  return episode.title.trim() === '' || ownPlaceOf(episode) ? '' : formatEpisodePlace(episode);
}

/** Number and title in one line: 第24話　雲の上の再配達. A title that says its own number is left alone. */
export function formatEpisodeHeading(episode: NamedEpisode): string {
  const place = formatPlaceBesideLabel(episode);
  const label = formatEpisodeLabel(episode);
  return place ? `${place}\u3000${label}` : label;
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
