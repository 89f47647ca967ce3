import type { Services } from '../../graphql/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { notifyModeration } from '../../people/notifications/index.ts';
import { declareEpisodeChanges, noteBefore } from './declareEpisodeChanges.ts';
import { lockEpisode } from './updateEpisode.ts';

/**
 * Takes an episode down as staff, or brings it back as what it was before (decisions 4.1). Its creator still sees it and
 * cannot publish it meanwhile; they are told. Said twice it stays as it is. Throws NOT_FOUND for what is not there or in the trash.
 */
export async function suspendEpisode({ database }: Services, id: string, isSuspended: boolean): Promise<void> {
  await database.transact(async (tx) => {
    const locked = await lockEpisode(tx, id);
    if (!locked) throw notFound();
    const before = await noteBefore(tx, locked.work, [locked.episode]);
    const moved = await tx.query(
      isSuspended ? 'suspendEpisode' : 'liftSuspensionOfEpisode',
      isSuspended
        ? `UPDATE episodes SET suspended_from = status, status = 'SUSPENDED', revision = revision + 1
           WHERE id = $1 AND status <> 'SUSPENDED' RETURNING id`
        : `UPDATE episodes SET status = coalesce(suspended_from, 'DRAFT'), suspended_from = NULL, revision = revision + 1
           WHERE id = $1 AND status = 'SUSPENDED' RETURNING id`,
      [id],
    );
    await declareEpisodeChanges(tx, [id], before);
    if (moved.length > 0)
      await notifyModeration(tx, { id, userId: locked.work.userId }, isSuspended ? 'TAKEN_DOWN' : 'RESTORED');
  });
}
