import { column, defineTable, type Transaction } from '../../../database/index.ts';
import type { WrongFact } from './recount.ts';

/** What readers gave on a day in Tokyo and did not take back. */
export const analyticsReactions = defineTable(
  'analytics_reactions',
  {
    /** An episode, or of bookmarks a work. */
    place: column.text(),
    day: column.day(),
    likes: column.integer(),
    comments: column.integer(),
    fun: column.integer(),
    normal: column.integer(),
    noFun: column.integer(),
    bookmarks: column.integer(),
  },
  { key: ['place', 'day'] },
);

/** Days on which something was given or taken back, or by somebody who counts no more, or again. Noted by triggers. */
export const analyticsReactionRecounts = defineTable('analytics_reaction_recounts', {
  id: column.bigint().counted(),
  place: column.text(),
  day: column.day(),
});

const KINDS = ['likes', 'comments', 'fun', 'normal', 'no_fun', 'bookmarks'];
const GIVEN =
  'sum(likes) AS likes, sum(comments) AS comments, sum(fun) AS fun, sum(normal) AS normal, sum(no_fun) AS no_fun';
/** The instants of a day in Tokyo, which an index finds; the views count by their day. */
const ON_DAY = `g.given_at >= d.day::timestamp AT TIME ZONE 'Asia/Tokyo' AND g.given_at < (d.day + 1)::timestamp AT TIME ZONE 'Asia/Tokyo'`;

/** Counts the days anew on which something changed. What is noted and what it changed are seen together, in one statement. */
export async function recountReactions(tx: Transaction): Promise<void> {
  await tx.query(
    'recountReactions',
    `WITH noted AS (DELETE FROM analytics_reaction_recounts RETURNING place, day
     ), days AS MATERIALIZED (SELECT DISTINCT place, day FROM noted
     ), fresh AS MATERIALIZED (
       SELECT d.place, d.day, s.*, 0 AS bookmarks
       FROM days d CROSS JOIN LATERAL (SELECT ${GIVEN} FROM counted_reactions g WHERE g.episode_id = d.place AND ${ON_DAY} HAVING count(*) > 0) s
       UNION ALL SELECT d.place, d.day, 0, 0, 0, 0, 0, b.bookmarks
       FROM days d CROSS JOIN LATERAL (SELECT count(*) AS bookmarks FROM counted_bookmarks g WHERE g.work_id = d.place AND ${ON_DAY} HAVING count(*) > 0) b
     ), removed AS (
       DELETE FROM analytics_reactions r USING days d
       WHERE r.place = d.place AND r.day = d.day AND NOT EXISTS (SELECT FROM fresh f WHERE f.place = r.place AND f.day = r.day)
     )
     INSERT INTO analytics_reactions (place, day, ${KINDS.join(', ')}) SELECT * FROM fresh ORDER BY 1, 2
     ON CONFLICT (place, day) DO UPDATE SET ${KINDS.map((kind) => `${kind} = excluded.${kind}`).join(', ')}`,
  );
}

/** Up to twenty days of which is written something else than readers gave. */
export const compareReactions = (tx: Transaction): Promise<(WrongFact & { day: string })[]> =>
  tx.query<WrongFact & { day: string }>(
    'compareReactions',
    `SELECT coalesce(e.work_id, place) AS "workId", coalesce(e.id, '') AS "episodeId", day::text AS day, k.item, '' AS label, k.expected::int AS expected, k.stored
     FROM (
       SELECT episode_id AS place, day, ${GIVEN}, 0 AS bookmarks FROM counted_reactions GROUP BY 1, 2
       UNION ALL SELECT work_id, day, 0, 0, 0, 0, 0, count(*) FROM counted_bookmarks GROUP BY 1, 2
     ) f FULL JOIN analytics_reactions r USING (place, day) LEFT JOIN episodes e ON e.id = place
     CROSS JOIN LATERAL (VALUES ${KINDS.map((kind) => `('${kind.toUpperCase()}', coalesce(f.${kind}, 0), coalesce(r.${kind}, 0))`).join(', ')}) AS k (item, expected, stored)
     WHERE k.expected <> k.stored ORDER BY 1, 2, 3, 4 LIMIT 20`,
  );
