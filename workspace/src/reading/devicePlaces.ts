import { execute } from '@komawari/ui/graphql';
import { forgetReading } from '@komawari/ui/reader/forgetReading.ts';
import { listPlaces } from '@komawari/ui/reader/places.ts';
import { OWNER } from '@komawari/ui/signOut';
import { MigrateLocalReadingHistory } from './operations/MigrateLocalReadingHistory.ts';

/** No episode has more pages. */
const LAST_PAGE = 200;

/**
 * What this device remembers belongs to whoever reads on it. What a guest read goes to the account that signs in, once;
 * what another account read is forgotten. Answers whether anything was taken over.
 */
export async function giveToAccount(storage: Storage, accountId: string): Promise<boolean> {
  const owner = storage.getItem(OWNER);
  if (owner === accountId) return false;
  if (owner !== null) forgetReading(storage);
  const histories = listPlaces(storage).map(({ episodeId, page, done, at }) => ({
    episodeID: episodeId,
    pageNumber: Math.min(page, LAST_PAGE),
    leavePosition: done ? 1 : 0,
    isCompleted: done ?? false,
    readAt: new Date(at).toISOString(),
  }));
  if (histories.length > 0) await execute(MigrateLocalReadingHistory, { input: { histories } });
  storage.setItem(OWNER, accountId);
  return histories.length > 0;
}
