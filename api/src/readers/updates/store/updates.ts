import type { Reader } from '../../../database/index.ts';
import { decodeCursor, toSlice, type Slice } from '../../../kernel/cursor.ts';

/** Something a watched creator published: an episode or an illustration, as its id tells. */
export interface UpdateRow {
  id: string;
  at: Date;
}

/** Fan-only episodes are among them: whoever watches is a fan. Of people who are muted for now nothing is told. */
const UPDATES = `
  SELECT e.id, e.publish_at AS at FROM heard t JOIN visible_works w ON w.user_id = t.user_id JOIN visible_episodes e ON e.work_id = w.id
  UNION ALL
  SELECT l.id, l.first_opened_at FROM heard t JOIN visible_illustrations l ON l.user_id = t.user_id`;

/** The creators an account watches and has not silenced. */
const HEARD = `WITH heard AS (
  SELECT user_id FROM watches WHERE account_id = $1
  EXCEPT SELECT silenced_account_id FROM silenced_people WHERE account_id = $1)`;

/** What the creators an account watches published and it can see, latest first. */
export async function listUpdates(
  reader: Reader,
  accountId: string,
  first: number,
  after: string | null,
): Promise<Slice<UpdateRow>> {
  const [at, id] = after === null ? [null, null] : decodeCursor(after, ['instant', 'id']);
  const rows = await reader.query<UpdateRow>(
    'listUpdates',
    `${HEARD} SELECT id, at FROM (${UPDATES}) updates
     WHERE $3::timestamptz IS NULL OR (at, id) < ($3::timestamptz, $4) ORDER BY at DESC, id DESC LIMIT $2`,
    [accountId, first + 1, at, id],
  );
  return toSlice(rows, first, (row) => [row.at.toISOString(), row.id]);
}

/** How many of them came out after an instant; more than `most` are not counted. */
export async function countUpdatesSince(reader: Reader, accountId: string, since: Date, most: number): Promise<number> {
  const [counted] = await reader.query<{ count: number }>(
    'countUpdatesSince',
    `${HEARD} SELECT count(*)::int AS count FROM (SELECT 1 FROM (${UPDATES}) updates WHERE at > $2::timestamptz LIMIT $3) newer`,
    [accountId, since, most],
  );
  return counted?.count ?? 0;
}
