import type { Transaction } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { notifyModeration } from '../../people/notifications/index.ts';
import { declareEpisodeChanges } from './declareEpisodeChanges.ts';
import { lockEpisode } from './lockEpisode.ts';
import { setSuspended } from './store/episodes.ts';

/**
 * Suspends an episode as an operator, or brings it back as what it was before (decisions 4.1). Its creator still sees it and
 * cannot publish it meanwhile; they are told. `beside` is written in the same transaction. Said twice it stays as it is.
 * Throws NOT_FOUND for what is not there or in the trash.
 */
export async function suspendEpisode(
  { database }: Needs<'database'>,
  id: string,
  isSuspended: boolean,
  beside: (tx: Transaction) => Promise<void> = async () => undefined,
): Promise<void> {
  await database.transact(async (tx) => {
    const locked = await lockEpisode(tx, id);
    if (!locked) throw notFound();
    await beside(tx);
    await declareEpisodeChanges(tx, locked.work, [locked.episode], async () => {
      if (await setSuspended(tx, id, isSuspended))
        await notifyModeration(tx, { id, userId: locked.work.userId }, isSuspended ? 'TAKEN_DOWN' : 'RESTORED');
      return [id];
    });
  });
}
