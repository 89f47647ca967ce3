import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import { FORMULA } from '../formula.ts';
import { windowOf, type RankingPeriod } from '../periods.ts';
import type { ScoredWork } from './scoreWorks.ts';

/** Which snapshot of each ranking is shown. */
export const currentRankings = defineTable(
  'current_rankings',
  {
    period: column.text<RankingPeriod>(),
    snapshotId: column.bigint(),
  },
  { key: ['period'] },
);

/** Works in a snapshot with their scores and the people they are made of, in tenths. */
export const rankingEntries = defineTable(
  'ranking_entries',
  {
    snapshotId: column.bigint(),
    rank: column.smallint(),
    workId: column.text(),
    score: column.integer(),
    bookmarked: column.integer(),
    liked: column.integer(),
    completed: column.integer(),
    viewed: column.integer(),
  },
  { key: ['snapshotId', 'rank'] },
);

/** A ranking as it was computed once. */
export const rankingSnapshots = defineTable('ranking_snapshots', {
  id: column.bigint().counted(),
  period: column.text<RankingPeriod>(),
  /** Null for all time. */
  windowStart: column.instant().orNull(),
  /** The first instant that does not count. */
  windowEnd: column.instant(),
  computedAt: column.instant().default('now()'),
  formulaVersion: column.smallint(),
});

/** A computed ranking. `previousId` is the one of the window before. */
export interface SnapshotRecord extends Omit<RowOf<typeof rankingSnapshots>, 'formulaVersion'> {
  previousId: string | null;
}

/** A work in a ranking as readers see it. Scores are in tenths of a person. */
export interface EntryRecord extends Pick<RowOf<typeof rankingEntries>, 'rank' | 'score' | 'workId'> {
  previousRank: number | null;
}

/** The rankings that are shown now. */
export async function findCurrentSnapshots(reader: Reader): Promise<SnapshotRecord[]> {
  return reader.query<SnapshotRecord>(
    'findCurrentSnapshots',
    `SELECT s.id, s.period, s.window_start AS "windowStart", s.window_end AS "windowEnd", s.computed_at AS "computedAt",
       (SELECT p.id FROM ranking_snapshots p WHERE p.period = s.period AND p.window_end < s.window_end
        ORDER BY p.window_end DESC, p.id DESC LIMIT 1) AS "previousId"
     FROM current_rankings c JOIN ranking_snapshots s ON s.id = c.snapshot_id`,
  );
}

/**
 * The works of a ranking that readers can see. A work that vanished leaves no hole, neither here nor in the ranking before,
 * so that nobody seems to have moved because of it.
 */
export async function listEntries(
  reader: Reader,
  { id, previousId }: SnapshotRecord,
  first: number,
): Promise<EntryRecord[]> {
  return reader.query<EntryRecord>(
    'listRankingEntries',
    `WITH seen AS (
       SELECT e.snapshot_id, e.work_id, e.score, (row_number() OVER (PARTITION BY e.snapshot_id ORDER BY e.rank))::int AS rank
       FROM ranking_entries e JOIN rankable_works w ON w.id = e.work_id WHERE e.snapshot_id IN ($1, $2)
     )
     SELECT now.rank, before.rank AS "previousRank", now.score, now.work_id AS "workId"
     FROM seen now LEFT JOIN seen before ON before.snapshot_id = $2 AND before.work_id = now.work_id
     WHERE now.snapshot_id = $1 ORDER BY now.rank LIMIT $3`,
    [id, previousId, first],
  );
}

/** Everything a snapshot holds, visible or not, in its order. */
export async function listStoredEntries(reader: Reader, snapshotId: string): Promise<Omit<ScoredWork, 'period'>[]> {
  return reader.query<Omit<ScoredWork, 'period'>>(
    'listStoredEntries',
    `SELECT work_id AS "workId", rank::int AS rank, score, bookmarked, liked, completed, viewed
     FROM ranking_entries WHERE snapshot_id = $1 ORDER BY rank`,
    [snapshotId],
  );
}

/** The last snapshot of a window, or null. */
export async function findSnapshot(reader: Reader, period: RankingPeriod, day: string): Promise<{ id: string } | null> {
  const [row] = await reader.query<{ id: string }>(
    'findSnapshot',
    `SELECT id FROM ranking_snapshots WHERE period = $1 AND window_end = $2 AND formula_version = ${FORMULA.version}
     ORDER BY id DESC LIMIT 1`,
    [period, windowOf(period, day).end],
  );
  return row ?? null;
}

/** Keeps a computed ranking; answers its id. */
export async function insertSnapshot(
  tx: Transaction,
  period: RankingPeriod,
  day: string,
  entries: readonly ScoredWork[],
): Promise<string> {
  const { start, end } = windowOf(period, day);
  const [row] = await tx.query<{ id: string }>(
    'insertSnapshot',
    'INSERT INTO ranking_snapshots (period, window_start, window_end, formula_version) VALUES ($1, $2, $3, $4) RETURNING id',
    [period, start, end, FORMULA.version],
  );
  const list = (name: 'rank' | 'workId' | 'score' | 'bookmarked' | 'liked' | 'completed' | 'viewed') =>
    entries.map((entry) => entry[name]);
  await tx.query(
    'insertEntries',
    `INSERT INTO ranking_entries (snapshot_id, rank, work_id, score, bookmarked, liked, completed, viewed)
     SELECT $1, * FROM unnest($2::smallint[], $3::text[], $4::int[], $5::int[], $6::int[], $7::int[], $8::int[])`,
    [
      row!.id,
      list('rank'),
      list('workId'),
      list('score'),
      list('bookmarked'),
      list('liked'),
      list('completed'),
      list('viewed'),
    ],
  );
  return row!.id;
}

/** Shows these snapshots from the commit on, all at once. */
export async function switchRankings(tx: Transaction, ids: ReadonlyMap<RankingPeriod, string>): Promise<void> {
  await tx.query(
    'switchRankings',
    `INSERT INTO current_rankings (period, snapshot_id) SELECT * FROM unnest($1::text[], $2::bigint[])
     ON CONFLICT (period) DO UPDATE SET snapshot_id = excluded.snapshot_id`,
    [[...ids.keys()], [...ids.values()]],
  );
}
