import type { Needs } from '../../graphql/context.ts';
import { isSelling } from '../../money/fees/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import { done, notFound, problems, type Outcome, type Problem } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';
import { canEditWork, lockWork, touchWork } from '../works/index.ts';
import { isGone, stays, tooMany, type StatusAnswer } from './changeEpisodeStatuses.ts';
import { checkSales, type SalesInput } from './checkSales.ts';
import { declareEpisodeChanges } from './declareEpisodeChanges.ts';
import { episodes, listEpisodesOfWork } from './store/episodes.ts';
import { countPages } from './store/pages.ts';

/** Several episodes of one work, and what they cost from now on; null for nothing. */
export interface PriceChanges {
  workId: string;
  episodeIds: readonly string[];
  salesInfo: SalesInput | null;
}

/**
 * Gives several episodes of a work one price, or takes it away, in one transaction. Each is answered alone: one that cannot
 * does not keep the others. What was sold stays sold at its price.
 */
export async function changeEpisodePrices(
  services: Needs<'database' | 'config'>,
  actor: Actor,
  { workId, episodeIds, salesInfo }: PriceChanges,
): Promise<Outcome<StatusAnswer[]>> {
  const ids = [...new Set(episodeIds)];
  const refused = tooMany(ids, 'episodeIds');
  if (refused) return problems([refused]);
  return services.database.transact(async (tx) => {
    const work = await lockWork(tx, workId);
    if (!work || !canEditWork(actor, work)) throw notFound();
    const all = await listEpisodesOfWork(tx, workId, ids);
    const pageCounts = await countPages(tx, ids);
    const remaining = [...all.values()].filter((episode) => episode.deletedAt === null);
    const answers: StatusAnswer[] = [];
    const changeOne = async (id: string): Promise<Problem | null> => {
      const episode = remaining.find((one) => one.id === id);
      if (!episode) return isGone();
      if (salesInfo === null && episode.price === null)
        return stays(
          'ALREADY',
          said(publicationsErrors, (t) => t.episodes.hasNoPrice()),
        );
      const found: Problem[] = [];
      const pageCount = pageCounts.get(id) ?? 0;
      const asked = {
        current: episode,
        status: episode.status,
        pageCount,
        path: 'input',
        isSelling: isSelling(services),
      };
      const columns = checkSales(salesInfo, asked, found);
      if (found[0]) return found[0];
      await episodes.update(tx, id, { ...columns, revision: episode.revision + 1, updatedAt: new Date() });
      return null;
    };
    await declareEpisodeChanges(tx, work, remaining, async () => {
      for (const id of ids) answers.push({ id, reason: await changeOne(id) });
      const changed = answers.filter(({ reason }) => reason === null).map(({ id }) => id);
      if (changed.length > 0) await touchWork(tx, workId);
      return changed;
    });
    return done(answers);
  });
}
