import type { Needs } from '../../graphql/context.ts';
import { findContestStages, isBeingJudged } from '../contestApplications/index.ts';
import { notFound } from '../../kernel/errors.ts';
import { isCreator, isSelf, type Actor } from '../../kernel/actor.ts';
import { findBought } from '../../money/purchases/index.ts';
import { lockWork } from '../works/index.ts';
import { declareEpisodeChanges } from './declareEpisodeChanges.ts';
import { isBought } from './isBought.ts';
import { lockEpisode } from './lockEpisode.ts';
import { canDeleteEpisode, canEditEpisode } from './policy.ts';
import { episodes, findEpisodeInTrash } from './store/episodes.ts';

/** Moves an episode to the trash, where it stays 30 days. Readers lose it at once; its id, likes and comments are kept. */
export async function deleteEpisode(services: Needs<'database'>, actor: Actor, id: string): Promise<string> {
  return services.database.transact(async (tx) => {
    const locked = await lockEpisode(tx, id);
    if (!locked || !canEditEpisode(actor, locked.episode)) throw notFound();
    const stage = (await findContestStages(tx, [locked.work.id])).get(locked.work.id);
    if (!canDeleteEpisode(locked.episode, stage)) throw isBeingJudged();
    const bought = (await findBought(tx, [id])).get(id);
    if (bought) throw isBought(bought);
    await declareEpisodeChanges(tx, locked.work, [locked.episode], async () => {
      await episodes.update(tx, id, { deletedAt: new Date(), revision: locked.episode.revision + 1 });
      return [id];
    });
    return id;
  });
}

/** Takes an episode out of the trash, into its old place and status. */
export async function restoreEpisode(services: Needs<'database'>, actor: Actor, id: string): Promise<string> {
  return services.database.transact(async (tx) => {
    const trashed = await findEpisodeInTrash(tx, id);
    const work = trashed && (await lockWork(tx, trashed.workId));
    if (!trashed || trashed.deletedAt === null || !work || work.deletedAt !== null) throw notFound();
    if (!isCreator(actor) || !isSelf(actor, trashed.userId)) throw notFound();
    await declareEpisodeChanges(tx, work, [], async () => {
      await episodes.update(tx, id, { deletedAt: null, revision: trashed.revision + 1, updatedAt: new Date() });
      return [id];
    });
    return id;
  });
}
