import type { Needs } from '../../graphql/context.ts';
import { isSelling } from '../../money/fees/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import {
  done,
  forbidden,
  HasProblems,
  unauthenticated,
  withProblems,
  type Outcome,
  type Problem,
} from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';
import { canCreateWork, writeNewWork, type WorkInput } from '../works/index.ts';
import { writeNewEpisode } from './addEpisode.ts';
import type { EpisodeInput } from './checkEpisode.ts';

/** Creates a work and, when given, its first episode, in one transaction: both exist or neither does. */
export async function createWork(
  services: Needs<'database' | 'config'>,
  actor: Actor,
  workInput: WorkInput,
  episodeInput: EpisodeInput | null,
): Promise<Outcome<{ workId: string; episodeId: string | null }>> {
  if (actor.accountId === null) throw unauthenticated();
  if (!canCreateWork(actor)) throw forbidden(said(publicationsErrors, (t) => t.episodes.profileFirst()));
  const found: Problem[] = [];
  return withProblems(found, () =>
    services.database.transact(async (tx) => {
      const work = await writeNewWork(tx, actor, workInput, found);
      const episodeId = episodeInput
        ? await writeNewEpisode(
            tx,
            actor,
            episodeInput,
            { work, path: 'episodeInput', isSelling: isSelling(services) },
            found,
          )
        : null;
      if (found.length > 0) throw new HasProblems();
      return done({ workId: work.id, episodeId });
    }),
  );
}
