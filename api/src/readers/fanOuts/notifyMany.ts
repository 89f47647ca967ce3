import type { Database, Transaction } from '../../database/index.ts';
import { findDeafTo } from '../../people/moderation/index.ts';
import { insertForMany } from '../../people/notifications/index.ts';
import { queueEpisodeMails } from '../watching/index.ts';
import { advanceFanOut, listAudience, noteFanOuts, takeFanOut } from './store/fanOuts.ts';

/** People told in one transaction: a few dozen milliseconds, so that nobody who writes waits for it. */
const BATCH = 1000;

async function notifyBatch(tx: Transaction, size: number): Promise<boolean> {
  const fanOut = await takeFanOut(tx);
  if (!fanOut) return false;
  const audience = await listAudience(tx, fanOut, size);
  const silenced = fanOut.userId === null ? new Set() : await findDeafTo(tx, fanOut.userId, audience);
  const told = audience.filter((id) => !silenced.has(id));
  await insertForMany(tx, fanOut.type, fanOut.entityId, told);
  if (fanOut.type === 'WATCHED_USER_PUBLISHED_EPISODE' && fanOut.userId)
    await queueEpisodeMails(tx, { episodeId: fanOut.entityId, userId: fanOut.userId }, told);
  await advanceFanOut(tx, fanOut, audience.length < size ? null : (audience.at(-1) ?? null));
  return true;
}

/**
 * Tells those who wait for it of what became public. A batch, how far it got and the mails it asks for commit together: a
 * worker that dies loses a batch it had not told, and the next one goes on there. Several may call it at once.
 * @returns how many batches were told
 */
export async function notifyMany(database: Database, size = BATCH): Promise<number> {
  await database.transact(noteFanOuts);
  let batches = 0;
  while (await database.transact((tx) => notifyBatch(tx, size))) batches += 1;
  return batches;
}
