import type { Services } from '../../graphql/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { notifyModeration } from '../../people/notifications/index.ts';
import { declareIllustrationChange } from './declareIllustrationChanges.ts';
import { findIllustrations, lockIllustration } from './store/illustrations.ts';

/**
 * Takes an illustration down as staff, or brings it back. Nothing is deleted; readers lose it and its pictures at once, and its
 * creator is told. Said twice it stays as it is.
 * Throws NOT_FOUND for what is not there.
 */
export async function suspendIllustration({ database }: Services, id: string, isSuspended: boolean): Promise<void> {
  await database.transact(async (tx) => {
    const before = await lockIllustration(tx, id);
    if (!before) throw notFound();
    const moved = await tx.query(
      'suspendIllustration',
      'UPDATE illustrations SET suspended_at = CASE WHEN $2 THEN now() END WHERE id = $1 AND (suspended_at IS NULL) = $2 RETURNING id',
      [id, isSuspended],
    );
    await declareIllustrationChange(tx, before, (await findIllustrations(tx, [id])).get(id) ?? null);
    if (moved.length > 0) await notifyModeration(tx, before, isSuspended ? 'TAKEN_DOWN' : 'RESTORED');
  });
}
