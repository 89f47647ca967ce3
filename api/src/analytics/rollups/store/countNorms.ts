import type { Transaction } from '../../../database/index.ts';
import { FEWEST_READERS, FEWEST_WORKS } from '@komawari/ui/readerFigures';
import type { NormRange } from './norms.ts';

/** Lines of days after the first episode are compared this far. */
export const NORM_DAYS: Record<NormRange, number> = { ALL_TIME: 90, FIRST_THREE_DAYS: 3 };

/** Counts of episodes that are out, by where the range finds them. */
const COUNTS: Record<NormRange, { episodes: string; reactions: string; bookmarks: string; readers: string }> = {
  ALL_TIME: {
    episodes: 'JOIN analytics_totals f ON f.work_id = e.work_id AND f.episode_id = e.id',
    reactions: 'JOIN analytics_reactions d ON d.place = e.id',
    bookmarks: 'SELECT place AS work_id, sum(bookmarks) AS bookmarks FROM analytics_reactions GROUP BY 1',
    readers: `SELECT work_id, amount AS readers FROM analytics_totals WHERE episode_id = '' AND item = 'WORK_PERSON'`,
  },
  FIRST_THREE_DAYS: {
    episodes:
      'JOIN analytics_facts f ON f.work_id = e.work_id AND f.episode_id = e.id AND f.day BETWEEN e.first AND e.first + 2',
    reactions: 'JOIN analytics_reactions d ON d.place = e.id AND d.day BETWEEN e.first AND e.first + 2',
    bookmarks:
      'SELECT w.work_id, sum(d.bookmarks) AS bookmarks FROM out_works w JOIN analytics_reactions d ON d.place = w.work_id AND d.day BETWEEN w.first AND w.first + 2 GROUP BY 1',
    readers: 'SELECT work_id, max(people) AS readers FROM counted GROUP BY 1',
  },
};

const countNormsOf = (range: NormRange): string => `
  WITH out_episodes AS MATERIALIZED (
    SELECT id, work_id, publish_at, (publish_at AT TIME ZONE 'Asia/Tokyo')::date AS first, row_number() OVER (PARTITION BY work_id ORDER BY position)::int AS number
    FROM visible_episodes
  ), out_works AS MATERIALIZED (
    SELECT e.work_id, min(e.first) AS first, min(w.genre) AS genre,
      bool_or(EXISTS (SELECT FROM ranking_entries r JOIN current_rankings c ON c.snapshot_id = r.snapshot_id AND c.period = 'WEEKLY' WHERE r.work_id = e.work_id)) AS is_ranked
    FROM out_episodes e JOIN works w ON w.id = e.work_id GROUP BY 1
  ), given AS (
    SELECT e.id, sum(d.likes) AS likes, sum(d.comments) AS comments, sum(d.fun) AS fun, sum(d.normal) AS normal, sum(d.no_fun) AS no_fun
    FROM out_episodes e ${COUNTS[range].reactions} GROUP BY 1
  ), counted AS MATERIALIZED (
    SELECT e.work_id, e.id, e.number, e.publish_at, sum(f.amount) FILTER (WHERE f.item = 'VIEW') AS views,
      coalesce(sum(f.amount) FILTER (WHERE f.item = 'PERSON'), 0)::float AS people, coalesce(sum(f.amount) FILTER (WHERE f.item = 'FINISHER'), 0) AS finishers
    FROM out_episodes e ${COUNTS[range].episodes} WHERE f.item IN ('VIEW', 'PERSON', 'FINISHER') GROUP BY 1, 2, 3, 4
  ), every AS MATERIALIZED (
    SELECT e.work_id, e.id, e.number, e.publish_at, coalesce(c.views, 0) AS views, coalesce(c.people, 0) AS people, coalesce(c.finishers, 0) AS finishers
    FROM out_episodes e LEFT JOIN counted c USING (id)
  ), steps AS (
    SELECT work_id, number, publish_at < now() - interval '7 days' AS is_old, people,
      lag(people) OVER work AS before, first_value(people) OVER work AS first
    FROM every WINDOW work AS (PARTITION BY work_id ORDER BY number)
  ), readers AS (${COUNTS[range].readers}), bookmarks AS (${COUNTS[range].bookmarks}
  ), compared AS MATERIALIZED (
    SELECT w.work_id, w.first, r.readers, target FROM out_works w JOIN readers r ON r.work_id = w.work_id AND r.readers >= ${FEWEST_READERS}
    CROSS JOIN LATERAL unnest(array_remove(ARRAY['universal', CASE WHEN w.is_ranked THEN 'ranked' END, 'genre:' || w.genre], NULL)) AS target
  ), sums AS (
    SELECT e.work_id, sum(e.views) AS views, nullif(sum(e.people), 0) AS people, sum(e.finishers) AS finishers, coalesce(sum(g.likes), 0) AS likes, coalesce(sum(g.comments), 0) AS comments,
      coalesce(sum(g.fun), 0) AS fun, nullif(coalesce(sum(g.fun + g.normal + g.no_fun), 0), 0) AS answers
    FROM every e LEFT JOIN given g USING (id) GROUP BY 1
  ), numbers AS (
    SELECT c.target, m.measure, 0 AS place, m.value FROM compared c JOIN sums s USING (work_id) LEFT JOIN bookmarks b USING (work_id)
    CROSS JOIN LATERAL (VALUES ('VIEWS', s.views), ('LIKES', s.likes * 100 / s.people), ('COMMENTS', s.comments * 100 / s.people),
      ('BOOKMARKS', coalesce(b.bookmarks, 0) * 100.0 / c.readers), ('TO_THE_END', least(1, s.finishers / s.people)), ('FUN', s.fun::float / s.answers)) AS m (measure, value)
    UNION ALL SELECT c.target, 'GO_ON', 0, percentile_cont(0.5) WITHIN GROUP (ORDER BY least(1, s.people / s.before))
    FROM compared c JOIN steps s USING (work_id) WHERE s.is_old AND s.before > 0 GROUP BY c.target, c.work_id
    UNION ALL SELECT c.target, 'REACHES', s.number, least(1, s.people / s.first) FROM compared c JOIN steps s USING (work_id) WHERE s.first > 0
    UNION ALL SELECT c.target, 'VIEWS_OF_DAY', n, coalesce(f.amount, 0)
    FROM compared c CROSS JOIN generate_series(0, ${NORM_DAYS[range] - 1}) AS n
    LEFT JOIN analytics_facts f ON f.work_id = c.work_id AND f.item = 'WORK_VIEW' AND f.episode_id = '' AND f.label = '' AND f.day = c.first + n
    WHERE c.first + n <= (now() AT TIME ZONE 'Asia/Tokyo')::date
  )
  INSERT INTO analytics_norms (target, range, measure, place, works, lower, median, upper)
  SELECT target, '${range}', measure, place, works, quarters[1], quarters[2], quarters[3]
  FROM (SELECT target, measure, place, count(*) AS works, percentile_cont(ARRAY[0.25, 0.5, 0.75]) WITHIN GROUP (ORDER BY value) AS quarters
    FROM numbers WHERE value IS NOT NULL GROUP BY 1, 2, 3) q WHERE works >= ${FEWEST_WORKS}`;

/** Counts anew what works of every group have, the works with enough readers. */
export async function countNorms(tx: Transaction): Promise<void> {
  await tx.query('forgetNorms', 'DELETE FROM analytics_norms');
  await tx.query('countNorms', countNormsOf('ALL_TIME'));
  await tx.query('countEarlyNorms', countNormsOf('FIRST_THREE_DAYS'));
}
