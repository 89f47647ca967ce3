import type { Reader } from '../../../database/index.ts';
import { decodeCursor, toSlice, type PageBounds, type Slice } from '../../../kernel/cursor.ts';

/** Something that came out: an episode or an illustration, as its id tells. */
export interface TimelineRow {
  id: string;
  at: Date;
}

/** Everything of a creator a reader can see, latest first. */
export async function listTimeline(
  reader: Reader,
  userId: string,
  { first, after }: PageBounds,
): Promise<Slice<TimelineRow>> {
  const [at, id] = after === null ? [null, null] : decodeCursor(after, ['instant', 'id']);
  const rows = await reader.query<TimelineRow>(
    'listTimeline',
    `SELECT id, at FROM (
       SELECT e.id, e.publish_at AS at FROM visible_episodes e JOIN works w ON w.id = e.work_id WHERE w.user_id = $1
       UNION ALL SELECT l.id, l.first_opened_at FROM visible_illustrations l WHERE l.user_id = $1
     ) timeline WHERE $3::timestamptz IS NULL OR (at, id) < ($3::timestamptz, $4) ORDER BY at DESC, id DESC LIMIT $2`,
    [userId, first + 1, at, id],
  );
  return toSlice(rows, first, (row) => [row.at.toISOString(), row.id]);
}
