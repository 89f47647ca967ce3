import type { Reader } from '../../../database/index.ts';

/** An episode that is out, as charts place it. */
export interface OutEpisode {
  workId: string;
  id: string;
  title: string;
  /** Its place among the episodes readers can see, from 1. */
  number: number;
  publishedAt: Date;
  /** The day in Tokyo on which it came out. */
  publishedOn: string;
  pageCount: number;
}

/** The episodes of works that are out, in reading order. */
export const listOutEpisodes = (reader: Reader, workIds: readonly string[]): Promise<OutEpisode[]> =>
  reader.query<OutEpisode>(
    'listOutEpisodes',
    `SELECT e.work_id AS "workId", e.id, e.title, (row_number() OVER (PARTITION BY e.work_id ORDER BY e.position))::int AS number, e.publish_at AS "publishedAt",
       ((e.publish_at AT TIME ZONE 'Asia/Tokyo')::date)::text AS "publishedOn",
       (SELECT count(*)::int FROM pages p WHERE p.episode_id = e.id) AS "pageCount"
     FROM released_episodes e WHERE e.work_id = ANY($1) ORDER BY e.work_id, e.position`,
    [workIds],
  );
