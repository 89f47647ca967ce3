import type { Reader } from '../../../database/index.ts';
import { GUEST_TENTHS, REGISTERED_TENTHS, SCORE, type Ingredient } from '../formula.ts';
import { PERIOD_DAYS, PERIODS, type RankingPeriod } from '../periods.ts';
import { findCandidates } from './candidates.ts';
import { END, reactedSince, visitedSince, visitsOf } from './windows.ts';

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
/** Most that come far without being looked at closely are as good when they are. */
const CANDIDATES = 300;

/** Sums of a column over the people who were there since the beginning of each window. */
const sumSince = (name: string, tenths: string, isIn: (days: number | null) => string) =>
  PERIODS.map(
    (period) => `coalesce(sum(${tenths}) FILTER (WHERE ${isIn(PERIOD_DAYS[period])}), 0) AS ${name}_${period}`,
  );

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
      AND NOT EXISTS (SELECT 1 FROM works w WHERE w.id = g.work_id AND w.user_id = g.account_id AND ${only.replace('work_id', 'w.id')})
    GROUP BY g.work_id, g.account_id, u.created_at
  ) r GROUP BY r.work_id`;

/** People who viewed and completed, from the closed days. */
const visited = (only: string) => `
  SELECT work_id, ${[
    ...sumSince('completed', 'completed', visitedSince),
    ...sumSince('viewed', 'viewed', visitedSince),
  ].join(', ')}
  FROM (${visitsOf(only)}) v GROUP BY work_id`;

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

/** The best of each ranking with all that are equal to the last of them. */
const BEST = PERIODS.map((period) =>
  rowsOf(period, `WHERE ${scoreOf(period)} > 0 ORDER BY ${scoreOf(period)} DESC FETCH FIRST ${KEPT} ROWS WITH TIES`),
).join(' UNION ALL ');

/** The best of the works $2 in every ranking whose last day is $1, in their order: score, then the latest update of that time, then id. */
const RANK_WORKS = `
  WITH counted AS MATERIALIZED (${counted('work_id = ANY($2::text[])', '(SELECT id FROM rankable_works WHERE id = ANY($2::text[]))')})
  SELECT * FROM (
    SELECT ${COLUMNS}, (row_number() OVER (PARTITION BY period ORDER BY score DESC, updated_at DESC NULLS LAST, work_id))::int AS rank
    FROM (${BEST}) best
    CROSS JOIN LATERAL (
      SELECT max(e.publish_at) AS updated_at FROM episodes e
      WHERE e.work_id = best.work_id AND e.deleted_at IS NULL AND e.archived_at IS NULL AND e.status IN ('PUBLIC', 'SCHEDULED', 'FAN_ONLY') AND e.publish_at < ${END}
    ) u
  ) ranked WHERE rank <= ${KEPT} ORDER BY period, rank`;

const SCORE_WORK = `
  WITH counted AS (${counted('work_id = $2', '(SELECT id FROM works WHERE id = $2)')})
  SELECT ${COLUMNS}, 0 AS rank FROM (${PERIODS.map((period) => rowsOf(period)).join(' UNION ALL ')}) s`;

/**
 * The best works of every ranking whose last day is `day`. The days up to it have to be closed. Only candidates are
 * counted person by person, those that come to the most when everybody counts fully; while one that is none could still be
 * among the best (the others cannot be seen, say), there are more of them.
 */
export async function rankWorks(reader: Reader, day: string, candidates = CANDIDATES): Promise<ScoredWork[]> {
  const { workIds, limits } = await findCandidates(reader, day, candidates);
  const ranked = await reader.query<ScoredWork>('rankWorks', RANK_WORKS, [day, workIds]);
  const isSettled = PERIODS.every(
    (period) =>
      limits[period] === null ||
      ranked.some((one) => one.period === period && one.rank === KEPT && one.score >= limits[period]!),
  );
  return isSettled ? ranked : rankWorks(reader, day, candidates * 8);
}

/** What one work has in every ranking, whatever its place and whoever may see it. */
export const scoreWork = (reader: Reader, day: string, workId: string): Promise<ScoredWork[]> =>
  reader.query<ScoredWork>('scoreWork', SCORE_WORK, [day, workId]);
