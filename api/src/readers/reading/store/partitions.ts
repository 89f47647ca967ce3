import type { Database } from '../../../database/index.ts';

/** Tables with a part for each day in Tokyo, and the column that says which. */
const TABLES = [
  ['reading_events', 'occurred_at'],
  ['episode_minutes', 'minute'],
] as const;
/** decisions 4.11: raw events are kept this long, what they add up to by day for good. */
const KEPT_DAYS = 90;
/** Parts are made this far ahead, so that a worker may be away for a week. */
const DAYS_AHEAD = 8;

/**
 * Makes the parts of today and the coming days, and drops those of days nobody asks about any more. What was written
 * while a part was missing is in the default part, and moves.
 */
export async function keepPartitions(database: Database): Promise<void> {
  for (const [table, column] of TABLES)
    await database.transact(async (tx) => {
      // Two workers may look at once.
      await tx.query('lockPartitions', 'SELECT pg_advisory_xact_lock(704112027)');
      await tx.query(
        'makePartitions',
        `SELECT make_day_partition($1, $2, (now() AT TIME ZONE 'Asia/Tokyo')::date + n) FROM generate_series(0, ${DAYS_AHEAD}) AS n`,
        [table, column],
      );
      await tx.query(
        'dropPartitions',
        `SELECT drop_day_partitions($1, $2, (now() AT TIME ZONE 'Asia/Tokyo')::date - ${KEPT_DAYS})`,
        [table, column],
      );
    });
}
