import type { Transaction } from '../../database/index.ts';
import { isSameContent, keepsPictures } from './compareVersions.ts';
import type { EpisodeRecord } from './store/episodes.ts';
import {
  continueVersion,
  findContent,
  findLatestVersion,
  insertVersion,
  type EpisodeContent,
} from './store/versions.ts';

/** Saves of a draft that come by themselves while somebody writes are one version for this long. */
const ONE_VERSION_SECONDS = 60;

/** What a save began from. */
export interface SavedFrom {
  episode: EpisodeRecord;
  /** What the episode consisted of before the save. */
  content: EpisodeContent | null;
  /** When the version was saved that this save brings back; null for an ordinary one. */
  restoredFrom: Date | null;
}

/**
 * Keeps what an episode consists of after a save as a version, unless pages and texts are what they were. While a draft is
 * written, saves go on with the latest version as long as no picture leaves it.
 */
export async function keepVersion(tx: Transaction, episodeId: string, from: SavedFrom | null): Promise<void> {
  const content = await findContent(tx, episodeId);
  if (!content) return;
  const latest = await findLatestVersion(tx, episodeId, ONE_VERSION_SECONDS);
  // An episode from before there were versions begins with what it was.
  if (!latest && from?.content && !isSameContent(from.content, content))
    await insertVersion(tx, episodeId, from.content, { restoredFrom: null, savedAt: from.episode.updatedAt });
  if (latest && isSameContent(latest, content)) return;
  const restoredFrom = from?.restoredFrom ?? null;
  const goesOn =
    latest?.isFresh === true &&
    latest.restoredFrom === null &&
    restoredFrom === null &&
    from?.episode.status === 'DRAFT' &&
    keepsPictures(latest, content);
  if (goesOn) await continueVersion(tx, latest.id, content);
  else await insertVersion(tx, episodeId, content, { restoredFrom, savedAt: null });
}
