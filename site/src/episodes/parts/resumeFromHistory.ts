import { execute } from '@komawari/ui/graphql';
import { textsOf } from '@komawari/ui/language';
import type { StoredPlace } from '@komawari/ui/reader/places.ts';
import type { Reader } from '@komawari/ui/reader/Reader.ts';
import resumedTexts from '../../messages/episodesResumed.js';
import { newestPlace } from '../../reading/newestPlace.ts';
import { getEpisodePageViewerProfile } from '../../reading/readingOperations.ts';

interface History {
  pageNumber: number;
  isCompleted: boolean;
  readAt: string;
}

/**
 * The page to go on at: where another device left off, when that was later than what this device remembers. Null when
 * there is nothing newer, or the episode was read to its end.
 */
export function pageToResume(
  { place, episode }: Pick<Reader, 'place' | 'episode'>,
  history: History | null | undefined,
  stored: StoredPlace | null,
): number | null {
  if (!history || history.isCompleted || history.pageNumber > episode.pages.length) return null;
  const there = { page: history.pageNumber, fraction: 0, at: Date.parse(history.readAt) };
  return newestPlace(stored, there) === there && there.page !== place.page ? there.page : null;
}

/** How this device opened the episode. */
interface Opened {
  /** The page it was opened at. */
  start: number;
  /** What this device remembered before. */
  stored: StoredPlace | null;
}

/** Goes on where a signed-in reader left off on another device, with a way back. Who turned a page meanwhile is left alone. */
export async function resumeFromHistory(reader: Reader, { start, stored }: Opened): Promise<void> {
  const hasMoved = () => reader.place.page !== start || reader.atEnd;
  if (hasMoved()) return;
  const { episode } = await execute(getEpisodePageViewerProfile, { id: reader.episode.id });
  const page = pageToResume(reader, episode.viewerReadingHistory, stored);
  if (page === null || hasMoved()) return;
  reader.go(page);
  const { resumed } = textsOf(resumedTexts);
  const back = { label: resumed.back({ page: `${start}` }), act: () => reader.go(start) };
  reader.say(resumed.wasOn({ page: `${page}` }), back);
}
