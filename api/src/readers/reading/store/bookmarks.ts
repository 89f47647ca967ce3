import { column, defineTable, type Reader, type Transaction } from '../../../database/index.ts';
import { isHeardBy } from '../../../people/moderation/index.ts';
import { decodeCursor, toSlice, type Slice } from '../../../kernel/cursor.ts';

export const bookmarks = defineTable(
  'bookmarks',
  {
    workId: column.text(),
    accountId: column.text(),
    createdAt: column.instant().default('now()'),
  },
  { key: ['workId', 'accountId'] },
);

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

/** Adds a bookmark; adding it again changes nothing. Answers whether it is new. */
export async function insertBookmark(tx: Transaction, workId: string, accountId: string): Promise<boolean> {
  return bookmarks.insertNew(tx, { workId, accountId });
}

/** Removes a bookmark; removing it again changes nothing. With an instant, one that was made after it stays. */
export async function deleteBookmark(
  tx: Transaction,
  workId: string,
  accountId: string,
  madeUntil: Date | null,
): Promise<void> {
  await tx.query(
    'deleteBookmark',
    'DELETE FROM bookmarks WHERE work_id = $1 AND account_id = $2 AND ($3::timestamptz IS NULL OR created_at <= $3::timestamptz)',
    [workId, accountId, madeUntil],
  );
}

/** Whether the account removed a bookmark of the work after an instant. */
export async function wasRemovedSince(tx: Transaction, workId: string, accountId: string, at: Date): Promise<boolean> {
  const [row] = await tx.query<{ was: boolean }>(
    'wasRemovedSince',
    `SELECT EXISTS (SELECT FROM ended_reactions WHERE ended_at > $3 AND kind = 'BOOKMARK' AND work_id = $1 AND account_id = $2) AS was`,
    [workId, accountId, at],
  );
  return row?.was === true;
}

/** In what order bookmarks stand: by when they were made, or by when the work got its latest episode. */
export type BookmarkOrder = 'ADDED' | 'UPDATED';

/** Which part of the bookmarks is asked for. */
export interface BookmarksAsked {
  first: number;
  after: string | null;
  order: BookmarkOrder;
  /** Only works with this in their title, whatever its case, width and kana; empty for all. */
  title: string;
}

const AT: Record<BookmarkOrder, string> = {
  ADDED: 'b.created_at',
  UPDATED: `coalesce((SELECT max(e.publish_at) FROM visible_episodes e WHERE e.work_id = w.id), w.first_publish_at)`,
};

/** Bookmarked works a reader can still see, of creators they have not silenced; the latest first. */
export async function listBookmarks(
  reader: Reader,
  accountId: string,
  { first, after, order, title }: BookmarksAsked,
): Promise<Slice<{ workId: string; at: Date }>> {
  const [at, id] = after === null ? [null, null] : decodeCursor(after, ['instant', 'id']);
  const rows = await reader.query<{ workId: string; at: Date }>(
    `listBookmarks${order}`,
    `SELECT * FROM (
       SELECT b.work_id AS "workId", ${AT[order]} AS at FROM bookmarks b JOIN visible_works w ON w.id = b.work_id
       WHERE b.account_id = $1 AND ${isHeardBy('w.user_id', '$1')} AND strpos(fold_word(w.title), fold_word($5)) > 0
     ) kept WHERE $3::timestamptz IS NULL OR (at, "workId") < ($3::timestamptz, $4) ORDER BY at DESC, "workId" DESC LIMIT $2`,
    [accountId, first + 1, at, id, title],
  );
  return toSlice(rows, first, (row) => [row.at.toISOString(), row.workId]);
}

/** Of each bookmarked work the episodes that came out since, which the account has not opened. */
export async function countUnreadEpisodes(
  reader: Reader,
  accountId: string,
  workIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await reader.query<{ id: string; count: number }>(
    'countUnreadEpisodes',
    `SELECT b.work_id AS id, count(*)::int AS count FROM bookmarks b
       JOIN visible_episodes e ON e.work_id = b.work_id AND e.publish_at > b.created_at
     WHERE b.account_id = $1 AND b.work_id = ANY($2)
       AND NOT EXISTS (SELECT 1 FROM reading_histories h WHERE h.account_id = $1 AND h.episode_id = e.id)
     GROUP BY 1`,
    [accountId, workIds],
  );
  return new Map(rows.map((row) => [row.id, row.count]));
}
