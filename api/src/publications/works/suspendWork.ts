import type { Services } from '../../graphql/context.ts';
import { notifyModeration } from '../../people/notifications/index.ts';
import { declareWorkAppearance } from './declareWorkChanges.ts';

/**
 * Takes a work down because it breaks the rules, or brings it back. Nothing is deleted: its creator sees it all the time,
 * everybody else only when it is not suspended. The creator is told. A work that does not exist changes nothing.
 */
export async function suspendWork({ database }: Services, workId: string, isSuspended: boolean): Promise<void> {
  await database.transact(async (tx) => {
    const [work] = await tx.query<{ id: string; userId: string; wasSuspended: boolean }>(
      'suspendWork',
      `UPDATE works SET suspended_at = CASE WHEN $2 THEN now() END WHERE id = $1
       RETURNING id, user_id AS "userId", old.suspended_at IS NOT NULL AS "wasSuspended"`,
      [workId, isSuspended],
    );
    if (!work) return;
    await declareWorkAppearance(tx, work);
    if (work.wasSuspended !== isSuspended) await notifyModeration(tx, work, isSuspended ? 'TAKEN_DOWN' : 'RESTORED');
  });
}
