import type { Reader } from '../../database/index.ts';
import { keys, type Key } from '../keys.ts';

/** The key pages depend on that show a ranking, by the period it looks back on. */
export const KEY_OF_RANKING = {
  DAILY: keys.rankingDaily,
  WEEKLY: keys.rankingWeekly,
  MONTHLY: keys.rankingMonthly,
  TOTAL: keys.rankingTotal,
} as const satisfies Record<string, Key>;

/** Keys of the rankings whose lists these works stand in, shown or in the one before, from which movements are told. */
export async function listRankingKeys(reader: Reader, workIds: readonly string[]): Promise<Key[]> {
  const rows = await reader.query<{ period: keyof typeof KEY_OF_RANKING }>(
    'listRankingKeys',
    `SELECT DISTINCT s.period
     FROM ranking_entries e JOIN ranking_snapshots s ON s.id = e.snapshot_id
     JOIN current_rankings c ON c.period = s.period JOIN ranking_snapshots shown ON shown.id = c.snapshot_id
     WHERE e.work_id = ANY($1) AND s.window_end >= coalesce((
       SELECT max(p.window_end) FROM ranking_snapshots p WHERE p.period = s.period AND p.window_end < shown.window_end), '-infinity')`,
    [workIds],
  );
  return rows.map(({ period }) => KEY_OF_RANKING[period]);
}
