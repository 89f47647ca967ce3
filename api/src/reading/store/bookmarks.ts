import type { Reader, Transaction } from '../../database/index.ts';
import { decodeCursor, toSlice, type Slice } from '../../kernel/cursor.ts';

/** Which of these works the account has bookmarked. */
export async function findBookmarked(
  reader: Reader,
  accountId: string,
  workIds: readonly string[],
): Promise<Map<string, boolean>> {
  const rows = await reader.query<{ id: string }>(
    'findBookmarked',
    'SELECT work_id AS id FROM bookmarks WHERE account_id = $1 AND work_id = ANY($2)',
    [accountId, workIds],
  );
  return new Map(rows.map((row) => [row.id, true]));
}

/** Adds a bookmark; adding it again changes nothing. */
export async function insertBookmark(tx: Transaction, workId: string, accountId: string): Promise<void> {
  await tx.query(
    'insertBookmark',
    'INSERT INTO bookmarks (work_id, account_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [workId, accountId],
  );
}

/** Removes a bookmark; removing it again changes nothing. */
export async function deleteBookmark(tx: Transaction, workId: string, accountId: string): Promise<void> {
  await tx.query('deleteBookmark', 'DELETE FROM bookmarks WHERE work_id = $1 AND account_id = $2', [workId, accountId]);
}

/** Bookmarked works a reader can still see, latest bookmark first. */
export async function listBookmarks(
  reader: Reader,
  accountId: string,
  first: number,
  after: string | null,
): Promise<Slice<{ workId: string; createdAt: Date }>> {
  const [at, id] = after === null ? [null, null] : decodeCursor(after, ['instant', 'id']);
  const rows = await reader.query<{ workId: string; createdAt: Date }>(
    'listBookmarks',
    `SELECT b.work_id AS "workId", b.created_at AS "createdAt" FROM bookmarks b JOIN visible_works w ON w.id = b.work_id
     WHERE b.account_id = $1 AND ($3::timestamptz IS NULL OR (b.created_at, b.work_id) < ($3::timestamptz, $4))
     ORDER BY b.created_at DESC, b.work_id DESC LIMIT $2`,
    [accountId, first + 1, at, id],
  );
  return toSlice(rows, first, (row) => [row.createdAt.toISOString(), row.workId]);
}
