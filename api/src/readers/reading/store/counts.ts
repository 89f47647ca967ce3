import type { Reader } from '../../../database/index.ts';

export interface EpisodeCounts {
  likeCount: number;
  commentCount: number;
  viewCount: number;
}

export interface WorkCounts extends EpisodeCounts {
  bookmarkCount: number;
}

/** Counts of episodes. */
export async function findEpisodeCounts(reader: Reader, ids: readonly string[]): Promise<Map<string, EpisodeCounts>> {
  const rows = await reader.query<EpisodeCounts & { id: string }>(
    'findEpisodeCounts',
    `SELECT episode_id AS id, like_count AS "likeCount", comment_count AS "commentCount", view_count AS "viewCount" FROM episode_counts WHERE episode_id = ANY($1)`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Counts of works: the sums over the episodes readers can see, and bookmarks. */
export async function findWorkCounts(reader: Reader, ids: readonly string[]): Promise<Map<string, WorkCounts>> {
  const rows = await reader.query<WorkCounts & { id: string }>(
    'findWorkCounts',
    `SELECT w.id, coalesce(c.likes, 0)::int AS "likeCount", coalesce(c.comments, 0)::int AS "commentCount", coalesce(c.views, 0)::int AS "viewCount",
       (SELECT count(*)::int FROM bookmarks b WHERE b.work_id = w.id) AS "bookmarkCount"
     FROM unnest($1::text[]) AS w (id)
     LEFT JOIN LATERAL (
       SELECT sum(ec.like_count) AS likes, sum(ec.comment_count) AS comments, sum(ec.view_count) AS views
       FROM episode_counts ec JOIN visible_episodes e ON e.id = ec.episode_id WHERE ec.work_id = w.id
     ) c ON true`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** What happened around the works of a creator on some days. */
export interface CreatorStatisticRecord extends WorkCounts {
  /** Readers who began to watch the creator on those days and still do. */
  fanCount: number;
}

/** What happened around the works of a creator on the last days in Tokyo, today included. */
export async function countForCreator(reader: Reader, userId: string, days: number): Promise<CreatorStatisticRecord> {
  const [row] = await reader.query<CreatorStatisticRecord>(
    'countForCreator',
    `SELECT coalesce(sum(d.views), 0)::int AS "viewCount", greatest(0, coalesce(sum(d.likes), 0))::int AS "likeCount",
       greatest(0, coalesce(sum(d.comments), 0))::int AS "commentCount", greatest(0, coalesce(sum(d.bookmarks), 0))::int AS "bookmarkCount",
       (SELECT count(*)::int FROM watches f JOIN accounts a ON a.id = f.account_id AND a.disabled_at IS NULL
        WHERE f.user_id = $1 AND (f.created_at AT TIME ZONE 'Asia/Tokyo')::date > (now() AT TIME ZONE 'Asia/Tokyo')::date - $2::int) AS "fanCount"
     FROM works w JOIN work_days d ON d.work_id = w.id AND d.day > (now() AT TIME ZONE 'Asia/Tokyo')::date - $2::int
     WHERE w.user_id = $1`,
    [userId, days],
  );
  return row ?? { viewCount: 0, likeCount: 0, commentCount: 0, bookmarkCount: 0, fanCount: 0 };
}
