import type { Needs } from '../../graphql/context.ts';
import { findContestStages, isBeingJudged, isFrozen } from '../contestApplications/index.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Actor } from '../../kernel/actor.ts';
import { declareWorkAppearance } from './declareWorkChanges.ts';
import { canEditWork, canRestoreWork } from './policy.ts';
import { lockWork, works } from './store/works.ts';

/** Moves a work to the trash, where it stays 30 days. Readers lose it at once; ids, likes and comments are kept. */
export async function deleteWork(services: Needs<'database'>, actor: Actor, id: string): Promise<string> {
  return services.database.transact(async (tx) => {
    const work = await lockWork(tx, id);
    if (!work || !canEditWork(actor, work)) throw notFound();
    if (isFrozen((await findContestStages(tx, [id])).get(id))) throw isBeingJudged();
    if (work.isVisible) await declareWorkAppearance(tx, work);
    await works.update(tx, id, { deletedAt: new Date(), revision: work.revision + 1 });
    return id;
  });
}

/** Takes a work out of the trash; what was public is public again. */
export async function restoreWork(services: Needs<'database'>, actor: Actor, id: string): Promise<string> {
  return services.database.transact(async (tx) => {
    const work = await lockWork(tx, id);
    if (!work || !canRestoreWork(actor, work)) throw notFound();
    await works.update(tx, id, { deletedAt: null, revision: work.revision + 1, updatedAt: new Date() });
    const restored = await lockWork(tx, id);
    if (restored?.isVisible) await declareWorkAppearance(tx, restored);
    return id;
  });
}
