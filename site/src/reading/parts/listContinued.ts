import type { StoredPlace } from '@komawari/ui/reader/places.ts?own';

/** An episode that was opened, with where its reader stopped. */
export interface ReadEpisode<Episode> {
  episode: Episode;
  place: StoredPlace;
}

interface Named {
  id: string;
  work: { id: string };
  nextEpisode?: { id: string } | null | undefined;
}

/** What to go on with: an episode on its page, or the next one from its beginning. */
export interface Continued<Episode extends Named> {
  episode: Episode | NonNullable<Episode['nextEpisode']>;
  work: Episode['work'];
  /** The page to go on with; null for an episode that was not begun. */
  page: number | null;
}

/** Of each work the episode read last: the rest of it, or the one after it; a work read to its end is left out. Latest first. */
export function listContinued<Episode extends Named>(
  read: readonly ReadEpisode<Episode>[],
  most: number,
): Continued<Episode>[] {
  const works = new Set<string>();
  const continued: Continued<Episode>[] = [];
  for (const { episode, place } of read.toSorted((one, other) => other.place.at - one.place.at)) {
    if (works.has(episode.work.id)) continue;
    works.add(episode.work.id);
    const next = episode.nextEpisode;
    if (!place.done) continued.push({ episode, work: episode.work, page: place.page });
    else if (next) continued.push({ episode: next, work: episode.work, page: null });
  }
  return continued.slice(0, most);
}
