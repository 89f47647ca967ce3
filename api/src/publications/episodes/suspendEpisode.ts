import type { Needs } from '../../graphql/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { notifyModeration } from '../../people/notifications/index.ts';
import { declareEpisodeChanges } from './declareEpisodeChanges.ts';
import { lockEpisode } from './lockEpisode.ts';
import { setSuspended } from './store/episodes.ts';

/**
 * Takes an episode down as staff, or brings it back as what it was before (decisions 4.1). Its creator still sees it and
 * cannot publish it meanwhile; they are told. Said twice it stays as it is. Throws NOT_FOUND for what is not there or in the trash.
 */
export async function suspendEpisode({ database }: Needs<'database'>, id: string, isSuspended: boolean): Promise<void> {
  await database.transact(async (tx) => {
    const locked = await lockEpisode(tx, id);
    if (!locked) throw notFound();
    await declareEpisodeChanges(tx, locked.work, [locked.episode], async () => {
      if (await setSuspended(tx, id, isSuspended))
        await notifyModeration(tx, { id, userId: locked.work.userId }, isSuspended ? 'TAKEN_DOWN' : 'RESTORED');
      return [id];
    });
  });
}
