import { now, type Transaction } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { notifyModeration } from '../../people/notifications/index.ts';
import { declareIllustrationChange } from './declareIllustrationChanges.ts';
import { findIllustrations, illustrations, lockIllustration } from './store/illustrations.ts';

/**
 * Suspends an illustration as an operator, or brings it back. Nothing is deleted; readers lose it and its pictures at once, and its
 * creator is told. `beside` is written in the same transaction. Said twice it stays as it is.
 * Throws NOT_FOUND for what is not there.
 */
export async function suspendIllustration(
  { database }: Needs<'database'>,
  id: string,
  isSuspended: boolean,
  beside: (tx: Transaction) => Promise<void> = async () => undefined,
): Promise<void> {
  await database.transact(async (tx) => {
    const before = await lockIllustration(tx, id);
    if (!before) throw notFound();
    await beside(tx);
    const isMoved = (before.suspendedAt !== null) !== isSuspended;
    if (isMoved) await illustrations.update(tx, id, { suspendedAt: isSuspended ? now : null });
    await declareIllustrationChange(tx, before, (await findIllustrations(tx, [id])).get(id) ?? null);
    if (isMoved) await notifyModeration(tx, before, isSuspended ? 'TAKEN_DOWN' : 'RESTORED');
  });
}
