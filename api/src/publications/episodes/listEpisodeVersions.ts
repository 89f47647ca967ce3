import type { Context } from '../../graphql/context.ts';
import { compareVersions, type VersionChanges } from './compareVersions.ts';
import { canEditEpisode } from './policy.ts';
import type { EpisodeRecord } from './store/episodes.ts';
import { listVersions, type VersionRecord } from './store/versions.ts';

/** A version beside the one before it. */
export interface ComparedVersion extends VersionRecord {
  /** Null for the oldest that is kept. */
  changes: VersionChanges | null;
}

/** The versions of an episode, the newest first, or the one that is asked for. For the owner; for everybody else there are none. */
export async function listEpisodeVersions(
  { actor, reader }: Pick<Context, 'actor' | 'reader'>,
  episode: EpisodeRecord,
  id: string | null,
): Promise<ComparedVersion[]> {
  if (!canEditEpisode(actor, episode)) return [];
  const versions = await listVersions(reader, episode.id);
  const compared = versions.map((version, place) => {
    const before = versions[place + 1];
    return { ...version, changes: before ? compareVersions(before, version) : null };
  });
  return id === null ? compared : compared.filter((version) => version.id === id);
}
