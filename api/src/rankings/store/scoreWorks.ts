import type { Reader } from '../../database/index.ts';
import { GUEST_TENTHS, REGISTERED_TENTHS, SCORE, type Ingredient } from '../formula.ts';
import { PERIOD_DAYS, PERIODS, type RankingPeriod } from '../periods.ts';
import { NEVER } from './closedDays.ts';

/** A work's score and its parts in one ranking, in tenths of a person. */
export interface ScoredWork extends Record<Ingredient, number> {
  period: RankingPeriod;
  workId: string;
  score: number;
  /** From 1; 0 where one work is asked for alone. */
  rank: number;
}

/** What a snapshot keeps: the hundred that are shown, and as many to move up when some of them vanish. */
const KEPT = 200;

const END = `(($1::date + 1)::timestamp AT TIME ZONE 'Asia/Tokyo')`;
const startOf = (days: number) => `(($1::date - ${days - 1})::timestamp AT TIME ZONE 'Asia/Tokyo')`;

/** Sums of a column over the people who were there since the beginning of each window. */
const sumSince = (name: string, tenths: string, isIn: (days: number | null) => string) =>
  PERIODS.map(
    (period) => `coalesce(sum(${tenths}) FILTER (WHERE ${isIn(PERIOD_DAYS[period])}), 0) AS ${name}_${period}`,
  );

const reactedSince = (column: string) => (days: number | null) =>
  days === null ? `${column} IS NOT NULL` : `${column} >= ${startOf(days)}`;

/** People who stand by a like or bookmark at the end of the day, each with the latest one of a work. */
const reacted = (only: string) => `
  SELECT r.work_id, ${[
    ...sumSince('bookmarked', 'r.tenths', reactedSince('r.bookmarked_at')),
    ...sumSince('liked', 'r.tenths', reactedSince('r.liked_at')),
  ].join(', ')}
  FROM (
    SELECT g.work_id, CASE WHEN u.created_at < ${END} THEN ${REGISTERED_TENTHS} ELSE ${GUEST_TENTHS} END AS tenths,
      max(g.at) FILTER (WHERE g.kind = 'BOOKMARK') AS bookmarked_at, max(g.at) FILTER (WHERE g.kind = 'LIKE') AS liked_at
    FROM (
      SELECT 'BOOKMARK' AS kind, work_id, account_id, created_at AS at FROM bookmarks
      UNION ALL
      SELECT 'LIKE', e.work_id, l.account_id, l.created_at FROM likes l JOIN episodes e ON e.id = l.episode_id
      UNION ALL
      SELECT kind, work_id, account_id, given_at FROM ended_reactions WHERE ended_at >= ${END}
    ) g
    LEFT JOIN users u ON u.id = g.account_id
    WHERE g.at < ${END} AND ${only.replace('work_id', 'g.work_id')}
      AND NOT EXISTS (SELECT 1 FROM uncounted_people o WHERE o.person_key = g.account_id)
      AND NOT EXISTS (SELECT 1 FROM works w WHERE w.id = g.work_id AND w.user_id = g.account_id)
    GROUP BY g.work_id, g.account_id, u.created_at
  ) r GROUP BY r.work_id`;

/** Whoever was there on a day and not earlier in the window. */
const visitedSince = (days: number | null) =>
  days === null ? 'NOT is_recent' : `is_recent AND day > $1::date - ${days} AND gap > day - ($1::date - ${days - 1})`;

/** People who viewed and completed, from the closed days: the last month, and everybody who ever came for the first time. */
const visited = (only: string) => `
  SELECT work_id, ${[
    ...sumSince('completed', 'completed', visitedSince),
    ...sumSince('viewed', 'viewed', visitedSince),
  ].join(', ')}
  FROM (
    SELECT work_id, day, gap, completed, viewed, true AS is_recent FROM ranking_day_people
    WHERE day > $1::date - 30 AND day <= $1::date AND ${only}
    UNION ALL
    SELECT work_id, NULL, NULL, completed, viewed, false FROM ranking_day_people
    WHERE gap = ${NEVER} AND day <= $1::date AND ${only}
      AND day > coalesce((SELECT max(day) FROM ranking_sums WHERE day <= $1::date), '-infinity')
    UNION ALL
    SELECT work_id, NULL, NULL, completed, viewed, false FROM ranking_sums
    WHERE day = (SELECT max(day) FROM ranking_sums WHERE day <= $1::date) AND ${only}
  ) v GROUP BY work_id`;

const PARTS: readonly Ingredient[] = ['bookmarked', 'liked', 'completed', 'viewed'];

/** One row a work, with the parts of all rankings beside each other. */
const counted = (only: string, from: string) => `
  SELECT w.id AS work_id, ${PERIODS.flatMap((period) =>
    PARTS.map((part) => `coalesce(${part}_${period}, 0)::int AS ${part}_${period}`),
  ).join(', ')}
  FROM ${from} w LEFT JOIN (${reacted(only)}) r ON r.work_id = w.id LEFT JOIN (${visited(only)}) v ON v.work_id = w.id`;

const scoreOf = (period: RankingPeriod) =>
  `(${SCORE.replaceAll(/\b(bookmarked|liked|completed|viewed)\b/g, `$1_${period}`)})`;

/** The rows of one ranking; `filter` is what follows. */
const rowsOf = (period: RankingPeriod, filter = '') => `
  (SELECT '${period}' AS period, work_id, ${scoreOf(period)} AS score, ${PARTS.map((part) => `${part}_${period} AS ${part}`).join(', ')}
   FROM counted ${filter})`;

const COLUMNS = `period, work_id AS "workId", score, ${PARTS.join(', ')}`;

/** Every work once, then the best of each ranking with all that are equal to the last of them. */
const BEST = PERIODS.map((period) =>
  rowsOf(period, `WHERE ${scoreOf(period)} > 0 ORDER BY ${scoreOf(period)} DESC FETCH FIRST ${KEPT} ROWS WITH TIES`),
).join(' UNION ALL ');

/** The best works of every ranking whose last day is $1, in their order: score, then the latest update of that time, then id. */
const RANK_WORKS = `
  WITH counted AS MATERIALIZED (${counted('true', 'rankable_works')})
  SELECT * FROM (
    SELECT ${COLUMNS}, (row_number() OVER (PARTITION BY period ORDER BY score DESC, updated_at DESC NULLS LAST, work_id))::int AS rank
    FROM (${BEST}) best
    CROSS JOIN LATERAL (
      SELECT max(e.publish_at) AS updated_at FROM episodes e
      WHERE e.work_id = best.work_id AND e.deleted_at IS NULL AND e.status IN ('PUBLIC', 'SCHEDULED', 'FAN_ONLY') AND e.publish_at < ${END}
    ) u
  ) ranked WHERE rank <= ${KEPT} ORDER BY period, rank`;

const SCORE_WORK = `
  WITH counted AS (${counted('work_id = $2', '(SELECT id FROM works WHERE id = $2)')})
  SELECT ${COLUMNS}, 0 AS rank FROM (${PERIODS.map((period) => rowsOf(period)).join(' UNION ALL ')}) s`;

/** The best works of every ranking whose last day is `day`. The days up to it have to be closed. */
export const rankWorks = (reader: Reader, day: string): Promise<ScoredWork[]> =>
  reader.query<ScoredWork>('rankWorks', RANK_WORKS, [day]);

/** What one work has in every ranking, whatever its place and whoever may see it. */
export const scoreWork = (reader: Reader, day: string, workId: string): Promise<ScoredWork[]> =>
  reader.query<ScoredWork>('scoreWork', SCORE_WORK, [day, workId]);
