import { column, defineTable, now, type Reader, type Transaction } from '../../../database/index.ts';
import { addToCounts } from '../../../publications/episodes/index.ts';
import { countLimits } from '../limits.ts';

export const likes = defineTable(
  'likes',
  {
    episodeId: column.text(),
    accountId: column.text(),
    count: column.smallint(),
    createdAt: column.instant().default('now()'),
    updatedAt: column.instant().default('now()'),
  },
  { key: ['episodeId', 'accountId'] },
);

/** How often the account liked each episode. */
export async function findViewerLikes(
  reader: Reader,
  accountId: string,
  episodeIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await reader.query<{ id: string; count: number }>(
    'findViewerLikes',
    'SELECT episode_id AS id, count::int AS count FROM likes WHERE account_id = $1 AND episode_id = ANY($2)',
    [accountId, episodeIds],
  );
  return new Map(rows.map((row) => [row.id, row.count]));
}

/**
 * Gives (positive) or takes back (negative) likes of an account, and moves the total by what really changed: at ten it
 * stays ten, at none it stays none. The like's row is the truth. Answers whether it is the account's first for the episode.
 */
export async function changeLikes(
  tx: Transaction,
  episodeId: string,
  accountId: string,
  difference: number,
): Promise<boolean> {
  const { moved, isFirst } =
    difference > 0
      ? await giveLikes(tx, episodeId, accountId, difference)
      : { moved: await takeLikes(tx, episodeId, accountId, -difference), isFirst: false };
  if (moved !== 0) await addToCounts(tx, 'like_count', new Map([[episodeId, moved]]));
  return isFirst;
}

/** One statement, so that two first likes at once both count: neither finds a row to lock. */
async function giveLikes(
  tx: Transaction,
  episodeId: string,
  accountId: string,
  count: number,
): Promise<{ moved: number; isFirst: boolean }> {
  const [row] = await tx.query<{ moved: number; isFirst: boolean }>(
    'giveLikes',
    `INSERT INTO likes (episode_id, account_id, count) VALUES ($1, $2, least(${countLimits.likesPerReader}, $3::int))
     ON CONFLICT (episode_id, account_id) DO UPDATE SET count = least(${countLimits.likesPerReader}, likes.count + $3::int), updated_at = now() WHERE likes.count < ${countLimits.likesPerReader}
     RETURNING new.count - coalesce(old.count, 0)::int AS moved, old.count IS NULL AS "isFirst"`,
    [episodeId, accountId, count],
  );
  return row ?? { moved: 0, isFirst: false };
}

async function takeLikes(tx: Transaction, episodeId: string, accountId: string, count: number): Promise<number> {
  const like = { episodeId, accountId };
  const row = await likes.lock(tx, like);
  if (!row) return 0;
  if (row.count <= count) await likes.delete(tx, like);
  else await likes.update(tx, like, { count: row.count - count, updatedAt: now });
  return -Math.min(row.count, count);
}
