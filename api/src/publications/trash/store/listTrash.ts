import type { Reader } from '../../../database/index.ts';
import { decodeCursor, toSlice, type PageBounds, type Slice } from '../../../kernel/cursor.ts';

/** A work, an episode or an illustration in the trash. */
export interface TrashItemRecord {
  id: string;
  kind: 'WORK' | 'EPISODE' | 'ILLUSTRATION';
  title: string;
  /** Of its work; an illustration of none has none. */
  language: string | null;
  deletedAt: Date;
}

/** What of a creator lies in the trash, latest first. What is in a work that lies there itself is not listed beside it. */
export async function listTrash(
  reader: Reader,
  userId: string,
  { first, after }: PageBounds,
): Promise<Slice<TrashItemRecord>> {
  const [at, id] = after === null ? [null, null] : decodeCursor(after, ['instant', 'id']);
  const rows = await reader.query<TrashItemRecord>(
    'listTrash',
    `SELECT * FROM (
       SELECT id, 'WORK' AS kind, title, language, deleted_at AS "deletedAt" FROM works WHERE user_id = $1 AND deleted_at IS NOT NULL
       UNION ALL SELECT e.id, 'EPISODE', w.title || ' ' || e.title, w.language, e.deleted_at FROM episodes e JOIN works w ON w.id = e.work_id
         WHERE w.user_id = $1 AND w.deleted_at IS NULL AND e.deleted_at IS NOT NULL
       UNION ALL SELECT i.id, 'ILLUSTRATION', i.title, w.language, i.deleted_at FROM illustrations i LEFT JOIN works w ON w.id = i.work_id
         WHERE i.user_id = $1 AND i.deleted_at IS NOT NULL
     ) trash WHERE $3::timestamptz IS NULL OR ("deletedAt", id) < ($3::timestamptz, $4) ORDER BY "deletedAt" DESC, id DESC LIMIT $2`,
    [userId, first + 1, at, id],
  );
  return toSlice(rows, first, (item) => [item.deletedAt.toISOString(), item.id]);
}
