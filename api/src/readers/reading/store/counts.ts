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
