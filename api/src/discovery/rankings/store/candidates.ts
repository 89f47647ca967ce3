import type { Reader } from '../../../database/index.ts';
import { FORMULA, REGISTERED_TENTHS } from '../formula.ts';
import { PERIODS, type RankingPeriod } from '../periods.ts';
import { eachPeriod, END, reactedSince, visitedSince, visitsOf } from './windows.ts';

const { bookmarked, liked, completed, viewed } = FORMULA.weights;

/**
 * What every work comes to at most: each like and each bookmark as that of one more person with a profile, whoever gave it.
 * That is never less than the score, and needs no look at any person.
 */
const BOUNDS = `
  SELECT work_id, ${eachPeriod((period) => `sum(${period})::int AS ${period}`)} FROM (
    SELECT work_id, ${eachPeriod((period, days) => `CASE WHEN ${visitedSince(days)} THEN ${completed} * completed + ${viewed} * viewed ELSE 0 END AS ${period}`)}
    FROM (${visitsOf('true')}) v
    UNION ALL
    SELECT work_id, ${eachPeriod((_, days) => `CASE WHEN ${reactedSince('at')(days)} THEN points ELSE 0 END`)}
    FROM (
      SELECT work_id, created_at AS at, ${bookmarked * REGISTERED_TENTHS} AS points FROM bookmarks
      UNION ALL
      SELECT e.work_id, l.created_at, ${liked * REGISTERED_TENTHS} FROM likes l JOIN episodes e ON e.id = l.episode_id
      UNION ALL
      SELECT work_id, given_at, CASE kind WHEN 'LIKE' THEN ${liked * REGISTERED_TENTHS} ELSE ${bookmarked * REGISTERED_TENTHS} END
      FROM ended_reactions WHERE ended_at >= ${END}
    ) r WHERE at < ${END}
  ) s GROUP BY work_id`;

/** The $2-th of a ranking. Null when fewer works come to anything. */
const limitOf = (period: RankingPeriod) =>
  `(SELECT ${period} FROM bounds WHERE ${period} > 0 ORDER BY ${period} DESC OFFSET $2::int - 1 LIMIT 1) AS ${period}`;

const FIND_CANDIDATES = `
  WITH bounds AS MATERIALIZED (${BOUNDS}), limits AS MATERIALIZED (SELECT ${eachPeriod(limitOf)})
  SELECT ${eachPeriod((period) => `l.${period} AS "${period}"`)}, ARRAY(
    SELECT work_id FROM bounds b WHERE ${PERIODS.map((period) => `b.${period} >= coalesce(l.${period}, 1)`).join(' OR ')}
  ) AS "workIds"
  FROM limits l`;

/** Works that may be among the best. */
export interface Candidates {
  workIds: string[];
  /** A work that is no candidate has less than this; null where nothing but candidates has any score. */
  limits: Record<RankingPeriod, number | null>;
}

/** About so many candidates for each ranking whose last day is `day`: those that may have most. */
export async function findCandidates(reader: Reader, day: string, count: number): Promise<Candidates> {
  const [row] = await reader.query<Record<RankingPeriod, number | null> & { workIds: string[] }>(
    'findCandidates',
    FIND_CANDIDATES,
    [day, count],
  );
  const { workIds, ...limits } = row!;
  return { workIds, limits };
}
