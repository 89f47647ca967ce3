import type { Needs } from '../../graphql/context.ts';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { declareIllustrationChange } from './declareIllustrationChanges.ts';
import { canEditIllustration, canUseTrash } from './policy.ts';
import { findIllustrations, illustrations, lockIllustration } from './store/illustrations.ts';

/**
 * Moves an illustration to the trash, where it stays 30 days. Readers lose it and its pictures at once. Called again after
 * a lost answer it answers the same.
 */
export async function deleteIllustration(services: Needs<'database'>, actor: Actor, id: string): Promise<string> {
  return services.database.transact(async (tx) => {
    const illustration = await lockIllustration(tx, id);
    if (illustration && canUseTrash(actor, illustration)) return id;
    if (!illustration || !canEditIllustration(actor, illustration)) throw notFound();
    await declareIllustrationChange(tx, illustration, null);
    await illustrations.update(tx, id, { deletedAt: new Date(), revision: illustration.revision + 1 });
    return id;
  });
}

/** Takes an illustration out of the trash; what was open is open again. */
export async function restoreIllustration(services: Needs<'database'>, actor: Actor, id: string): Promise<string> {
  return services.database.transact(async (tx) => {
    const illustration = await lockIllustration(tx, id);
    if (!illustration || !canUseTrash(actor, illustration)) throw notFound();
    await illustrations.update(tx, id, {
      deletedAt: null,
      revision: illustration.revision + 1,
      updatedAt: new Date(),
    });
    await declareIllustrationChange(tx, null, (await findIllustrations(tx, [id])).get(id) ?? null);
    return id;
  });
}
