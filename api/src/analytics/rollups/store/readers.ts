import { FEWEST_PEOPLE } from '@komawari/ui/readerFigures';
import { column, defineTable, type Transaction } from '../../../database/index.ts';

/** Accounts that read a work, and since when. Where somebody is forgotten, a trigger takes them out. */
export const analyticsReaders = defineTable(
  'analytics_readers',
  {
    workId: column.text(),
    accountId: column.text(),
    firstReadAt: column.instant(),
  },
  { key: ['workId', 'accountId'] },
);

/**
 * How many accounts read a work (item READER), by what they said of themselves (GENDER, AGE), and what they did after they
 * read it first (BOOKMARK, WATCH, LIKE, COMMENT).
 */
export const analyticsCells = defineTable(
  'analytics_cells',
  {
    workId: column.text(),
    item: column.text<'READER' | 'GENDER' | 'AGE' | 'BOOKMARK' | 'WATCH' | 'LIKE' | 'COMMENT'>(),
    label: column.text(),
    readers: column.integer(),
  },
  { key: ['workId', 'item', 'label'] },
);

/** Takes in who opened an episode in these events. */
export async function addReaders(tx: Transaction, after: string, upTo: string): Promise<void> {
  await tx.query(
    'addAnalyticsReaders',
    `INSERT INTO analytics_readers (work_id, account_id, first_read_at)
     SELECT work_id, person_key, min(occurred_at) FROM counted_readings
     WHERE id > $1::bigint AND id <= $2::bigint AND kind = 'OPEN' AND NOT is_guest GROUP BY 1, 2 ORDER BY 1, 2
     ON CONFLICT (work_id, account_id) DO NOTHING`,
    [after, upTo],
  );
}

const AGE = `CASE WHEN p.birthday IS NULL THEN 'UNKNOWN' ELSE (
  SELECT CASE WHEN age < 13 THEN 'UNDER_13' WHEN age < 18 THEN 'FROM_13' WHEN age < 25 THEN 'FROM_18' WHEN age < 35 THEN 'FROM_25' WHEN age < 45 THEN 'FROM_35' ELSE 'FROM_45' END
  FROM (SELECT extract(year FROM age((now() AT TIME ZONE 'Asia/Tokyo')::date, p.birthday)) AS age) a) END`;

/** What readers said of themselves. */
const ATTRIBUTES = `item IN ('GENDER', 'AGE')`;
const WHO_COUNTS = `analytics_readers r JOIN works w ON w.id = r.work_id AND w.user_id <> r.account_id
       JOIN accounts a ON a.id = r.account_id AND a.disabled_at IS NULL AND NOT a.is_staff`;

/**
 * The works of which the attributes of readers stay as they were counted: those of which they are told, until at least as
 * many people have come or gone as are told apart at all. Else the answers of two days would give away who came between.
 */
async function listKeptAttributes(tx: Transaction): Promise<string[]> {
  const rows = await tx.query<{ workId: string }>(
    'listKeptAttributes',
    `SELECT c.work_id AS "workId" FROM (SELECT work_id, sum(readers) AS readers FROM analytics_cells WHERE item = 'GENDER' GROUP BY 1) c
     LEFT JOIN (SELECT r.work_id, count(*) AS readers FROM ${WHO_COUNTS} GROUP BY 1) n USING (work_id)
     WHERE c.readers >= ${FEWEST_PEOPLE} AND abs(coalesce(n.readers, 0) - c.readers) < ${FEWEST_PEOPLE}`,
  );
  return rows.map(({ workId }) => workId);
}

/** Counts the readers of all works anew: what they said of themselves and what they did since may have changed on any day. */
export async function countCells(tx: Transaction): Promise<void> {
  const kept = await listKeptAttributes(tx);
  await tx.query('forgetCells', `DELETE FROM analytics_cells WHERE NOT (${ATTRIBUTES} AND work_id = ANY($1))`, [kept]);
  await tx.query(
    'countCells',
    `INSERT INTO analytics_cells (work_id, item, label, readers)
     SELECT work_id, item, label, count(*) FROM (
       SELECT r.work_id, unnest(array_remove(ARRAY['READER', 'GENDER', 'AGE',
           CASE WHEN EXISTS (SELECT FROM bookmarks b WHERE b.work_id = r.work_id AND b.account_id = r.account_id AND b.created_at >= r.first_read_at) THEN 'BOOKMARK' END,
           CASE WHEN EXISTS (SELECT FROM watches f WHERE f.user_id = w.user_id AND f.account_id = r.account_id AND f.created_at >= r.first_read_at) THEN 'WATCH' END,
           CASE WHEN EXISTS (SELECT FROM likes l JOIN episodes e ON e.id = l.episode_id WHERE e.work_id = r.work_id AND l.account_id = r.account_id AND l.updated_at >= r.first_read_at) THEN 'LIKE' END,
           CASE WHEN EXISTS (SELECT FROM comments c JOIN episodes e ON e.id = c.episode_id WHERE e.work_id = r.work_id AND c.account_id = r.account_id AND c.deleted_at IS NULL AND c.created_at >= r.first_read_at) THEN 'COMMENT' END], NULL)) AS item,
         coalesce(p.gender, 'UNKNOWN') AS gender, ${AGE} AS age
       FROM ${WHO_COUNTS}
       LEFT JOIN private_profiles p ON p.user_id = r.account_id
     ) c CROSS JOIN LATERAL (SELECT CASE item WHEN 'GENDER' THEN gender WHEN 'AGE' THEN age ELSE '' END AS label) l
     WHERE NOT (${ATTRIBUTES} AND work_id = ANY($1)) GROUP BY 1, 2, 3`,
    [kept],
  );
}
