import type { Needs } from '../../graphql/context.ts';
import { done, notFound, withProblems, type Outcome, type Problem } from '../../kernel/errors.ts';
import { isSelling } from '../../money/fees/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { EpisodeInput } from './checkEpisode.ts';
import { lockEpisode } from './lockEpisode.ts';
import { canEditEpisode } from './policy.ts';
import { findPages } from './store/pages.ts';
import { listVersions, type VersionRecord } from './store/versions.ts';
import { saveEpisode } from './updateEpisode.ts';

/** A version to bring back, and the revision of the episode that the person saw. */
export interface RestoreVersion {
  episodeId: string;
  versionId: string;
  expectedRevision: number;
}

/**
 * Gives an episode the pages and texts of one of its versions again. That is a save like any other: it makes a new
 * version, never changes the status, and another tab that was faster is a CONFLICT.
 */
export async function restoreEpisodeVersion(
  services: Needs<'database' | 'config'>,
  actor: Actor,
  { episodeId, versionId, expectedRevision }: RestoreVersion,
): Promise<Outcome<string>> {
  const found: Problem[] = [];
  return withProblems(found, () =>
    services.database.transact(async (tx) => {
      const locked = await lockEpisode(tx, episodeId);
      if (!locked || !canEditEpisode(actor, locked.episode)) throw notFound();
      const version = (await listVersions(tx, episodeId)).find((one) => one.id === versionId);
      if (!version) throw notFound();
      const present = (await findPages(tx, [episodeId])).get(episodeId) ?? [];
      const input = inputOf(version, new Set(present.map((page) => page.id)));
      await saveEpisode(
        tx,
        actor,
        locked,
        { input, expectedRevision, restoredFrom: version.savedAt, isSelling: isSelling(services) },
        found,
      );
      return done(episodeId);
    }),
  );
}

/** Pages that left the episode meanwhile come back as new ones. */
function inputOf({ title, afterword, startPosition, pages }: VersionRecord, present: Set<string>): EpisodeInput {
  return {
    title,
    afterword,
    startPosition,
    pages: pages.map(({ id, ...page }) => ({ ...page, id: present.has(id) ? id : null })),
  };
}
