import { column, defineTable, type Reader, type Transaction } from '../../../database/index.ts';

export const listedTags = defineTable(
  'listed_tags',
  {
    tagId: column.text(),
    workCount: column.integer(),
    recentCount: column.integer(),
    earlierCount: column.integer(),
  },
  { key: ['tagId'] },
);

/** One page lists no more tags than this; those of fewer works are found by search. */
const LISTED_MOST = 1000;

/** A tag as the page of all tags lists it. */
export interface ListedTag {
  id: string;
  title: string;
  workCount: number;
  /** Works that came out in the past 30 days, and in the 30 days before. */
  recentCount: number;
  earlierCount: number;
  /** Its other names. */
  aliases: string[];
}

/** Counts the works under each tag that everybody is shown, and keeps the tags with most. Answers whether that is news. */
export async function keepListedTags(tx: Transaction, at: Date): Promise<boolean> {
  const [row] = await tx.query<{ changes: number }>(
    'keepListedTags',
    `WITH counted AS (
       SELECT wt.tag_id, count(*)::int AS work_count,
         count(*) FILTER (WHERE w.first_publish_at > $1::timestamptz - interval '30 days')::int AS recent_count,
         count(*) FILTER (WHERE w.first_publish_at > $1::timestamptz - interval '60 days'
           AND w.first_publish_at <= $1::timestamptz - interval '30 days')::int AS earlier_count
       FROM visible_works w JOIN work_tags wt ON wt.work_id = w.id WHERE w.rating <> 'MATURE'
       GROUP BY wt.tag_id ORDER BY work_count DESC, wt.tag_id LIMIT ${LISTED_MOST}
     ), gone AS (
       DELETE FROM listed_tags WHERE tag_id NOT IN (SELECT tag_id FROM counted) RETURNING 1
     ), kept AS (
       INSERT INTO listed_tags AS l (tag_id, work_count, recent_count, earlier_count) SELECT * FROM counted
       ON CONFLICT (tag_id) DO UPDATE
         SET work_count = excluded.work_count, recent_count = excluded.recent_count, earlier_count = excluded.earlier_count
         WHERE (l.work_count, l.recent_count, l.earlier_count)
           <> (excluded.work_count, excluded.recent_count, excluded.earlier_count)
       RETURNING 1
     ) SELECT ((SELECT count(*) FROM gone) + (SELECT count(*) FROM kept))::int AS changes`,
    [at],
  );
  return (row?.changes ?? 0) > 0;
}

/** The kept tags that everybody is shown a work of now, those of most works first. */
export const listTags = (reader: Reader): Promise<ListedTag[]> =>
  reader.query<ListedTag>(
    'listListedTags',
    `SELECT t.id, t.title, l.work_count AS "workCount", l.recent_count AS "recentCount", l.earlier_count AS "earlierCount",
       ARRAY(SELECT a.title FROM tag_aliases a WHERE a.tag_id = t.id ORDER BY a.norm) AS aliases
     FROM listed_tags l JOIN tags t ON t.id = l.tag_id
     WHERE EXISTS (SELECT FROM work_tags wt JOIN visible_works w ON w.id = wt.work_id WHERE wt.tag_id = t.id AND w.rating <> 'MATURE')
     ORDER BY l.work_count DESC, t.norm`,
  );
