import { now, type Transaction } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { notifyModeration } from '../../people/notifications/index.ts';
import { declareWorkAppearance } from './declareWorkChanges.ts';
import { works } from './store/works.ts';

/**
 * Takes a work down because it breaks the rules, or brings it back. Nothing is deleted: its creator sees it all the time,
 * everybody else only when it is not suspended. The creator is told; `beside` is written in the same transaction. A work that does
 * not exist changes nothing.
 */
export async function suspendWork(
  { database }: Needs<'database'>,
  workId: string,
  isSuspended: boolean,
  beside: (tx: Transaction) => Promise<void> = async () => undefined,
): Promise<void> {
  await database.transact(async (tx) => {
    const work = await works.lock(tx, workId);
    await beside(tx);
    if (!work) return;
    await works.update(tx, workId, { suspendedAt: isSuspended ? now : null });
    await declareWorkAppearance(tx, work);
    if ((work.suspendedAt !== null) !== isSuspended)
      await notifyModeration(tx, work, isSuspended ? 'TAKEN_DOWN' : 'RESTORED');
  });
}
