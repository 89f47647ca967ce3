import type { Reader } from '../../../database/index.ts';
import type { Measure } from '../../rollups/index.ts';
import type { Range } from '../ranges.ts';

/** What works of a group have: median and middle half. */
export interface Norm {
  target: string;
  measure: Measure;
  place: number;
  works: number;
  lower: number;
  median: number;
  upper: number;
}

/** What the works of some groups have in a range. */
export const findNorms = (reader: Reader, targets: readonly string[], range: Range): Promise<Norm[]> =>
  reader.query<Norm>(
    'findNorms',
    'SELECT target, measure, place, works, lower, median, upper FROM analytics_norms WHERE target = ANY($1) AND range = $2 ORDER BY target, measure, place',
    [targets, range],
  );

/** How many works the numbers of each group are made of. */
export async function countNormWorks(reader: Reader): Promise<Map<string, number>> {
  const rows = await reader.query<{ target: string; works: number }>(
    'countNormWorks',
    `SELECT target, works FROM analytics_norms WHERE range = 'ALL_TIME' AND measure = 'VIEWS' AND place = 0`,
  );
  return new Map(rows.map(({ target, works }) => [target, works]));
}

/** A work of a creator with an episode that is out, and its readers over all time. */
export interface ReadWork {
  id: string;
  readers: number;
  episodeCount: number;
}

/** The works of a creator with an episode that is out, the one with most readers first. */
export const listReadWorks = (reader: Reader, userId: string): Promise<ReadWork[]> =>
  reader.query<ReadWork>(
    'listReadWorks',
    `SELECT w.id, coalesce(t.amount, 0) AS readers, (SELECT count(*)::int FROM released_episodes e WHERE e.work_id = w.id) AS "episodeCount"
     FROM works w LEFT JOIN analytics_totals t ON t.work_id = w.id AND t.episode_id = '' AND t.item = 'WORK_PERSON' AND t.label = ''
     WHERE w.user_id = $1 AND w.deleted_at IS NULL AND EXISTS (SELECT FROM released_episodes e WHERE e.work_id = w.id) ORDER BY 2 DESC, 1 LIMIT 500`,
    [userId],
  );
