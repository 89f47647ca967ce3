import type { Needs } from '../../graphql/context.ts';
import type { Transaction } from '../../database/index.ts';
import {
  conflict,
  done,
  HasProblems,
  notFound,
  withProblems,
  type Outcome,
  type Problem,
} from '../../kernel/errors.ts';
import { isSelling } from '../../money/fees/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import { indexEpisodes } from '../../people/searchIndex/index.ts';
import { touchWork } from '../works/index.ts';
import { checkContestStage } from './checkContestStage.ts';
import { checkEpisode, type EpisodeInput } from './checkEpisode.ts';
import { declareEpisodeChanges } from './declareEpisodeChanges.ts';
import { checkBought } from './isBought.ts';
import { keepVersion } from './keepVersion.ts';
import { lockEpisode, type LockedEpisode } from './lockEpisode.ts';
import { canEditEpisode } from './policy.ts';
import { episodes } from './store/episodes.ts';
import { replacePages } from './store/pages.ts';
import { findContent } from './store/versions.ts';

/**
 * Changes an episode, its pages and its release in one transaction. Replacing or reordering pages never changes the status.
 * `expectedRevision` is the revision the person edited: another one means another tab was faster (CONFLICT).
 */
export async function updateEpisode(
  services: Needs<'database' | 'config'>,
  actor: Actor,
  id: string,
  expectedRevision: number,
  input: EpisodeInput,
): Promise<Outcome<string>> {
  const found: Problem[] = [];
  return withProblems(found, () =>
    services.database.transact(async (tx) => {
      const locked = await lockEpisode(tx, id);
      if (!locked || !canEditEpisode(actor, locked.episode)) throw notFound();
      await saveEpisode(
        tx,
        actor,
        locked,
        { input, expectedRevision, restoredFrom: null, isSelling: isSelling(services) },
        found,
      );
      return done(id);
    }),
  );
}

/** One save of an episode. */
export interface Save {
  input: EpisodeInput;
  expectedRevision: number;
  /** When the version was saved that it brings back. */
  restoredFrom: Date | null;
  isSelling: boolean;
}

/** Writes a save of an episode that is locked and may be edited; throws HasProblems after adding to `found`. */
export async function saveEpisode(
  tx: Transaction,
  actor: Actor,
  { work, episode }: LockedEpisode,
  { input, expectedRevision, restoredFrom, isSelling: sells }: Save,
  found: Problem[],
): Promise<void> {
  const { id } = episode;
  if (episode.revision !== expectedRevision) throw conflict(episode.revision, episode.updatedAt);
  const checked = await checkEpisode(tx, actor, input, { current: episode, path: 'episode', isSelling: sells }, found);
  await checkContestStage(
    tx,
    { workId: work.id, from: episode.status, to: checked.columns.status, path: 'episode' },
    found,
  );
  await checkBought(tx, { id, to: checked.columns.status, path: ['episode', 'status'] }, found);
  if (found.length > 0) throw new HasProblems();
  await declareEpisodeChanges(tx, work, [episode], async () => {
    const content = await findContent(tx, id);
    // A scheduled episode that is already out is written down as public by its first edit; `announced_at` stays for the worker.
    const settled =
      episode.status === 'PUBLIC' && checked.columns.status === undefined ? { status: 'PUBLIC' as const } : {};
    await episodes.update(tx, id, {
      ...settled,
      ...checked.columns,
      revision: episode.revision + 1,
      updatedAt: new Date(),
    });
    if (checked.pages) await replacePages(tx, id, checked.pages);
    await indexEpisodes(tx, [id]);
    await keepVersion(tx, id, { episode, content, restoredFrom });
    await touchWork(tx, work.id);
    return [id];
  });
}
