import { now } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import type { Actor } from '../../kernel/actor.ts';
import { forbidden, notFound } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';
import { findContestStages, isBeingJudged } from '../contestApplications/index.ts';
import { declareEpisodeChanges } from './declareEpisodeChanges.ts';
import { lockEpisode } from './lockEpisode.ts';
import { canDeleteEpisode, canEditEpisode } from './policy.ts';
import { episodes } from './store/episodes.ts';

/**
 * Takes an episode from readers, but for its buyers, or gives it back to everybody. Its status, price, likes and comments stay.
 * Said twice it stays as it is.
 */
export async function archiveEpisode(
  services: Needs<'database'>,
  actor: Actor,
  id: string,
  isArchived: boolean,
): Promise<string> {
  return services.database.transact(async (tx) => {
    const locked = await lockEpisode(tx, id);
    if (!locked || !canEditEpisode(actor, locked.episode)) throw notFound();
    const { work, episode } = locked;
    if (episode.status === 'SUSPENDED') throw isSuspended();
    const stage = (await findContestStages(tx, [work.id])).get(work.id);
    if (isArchived && !canDeleteEpisode(episode, stage)) throw isBeingJudged();
    if ((episode.archivedAt !== null) === isArchived) return id;
    await declareEpisodeChanges(tx, work, [episode], async () => {
      const archivedAt = isArchived ? now : null;
      await episodes.update(tx, id, { archivedAt, revision: episode.revision + 1, updatedAt: now });
      return [id];
    });
    return id;
  });
}

const isSuspended = () => forbidden(said(publicationsErrors, (t) => t.episodes.isSuspended()));
