import type { Reader, Transaction } from '../../../database/index.ts';

/** How far counting came, as figures say it. */
export interface Progress {
  countedUntil: Date;
  closedThrough: string | null;
}

/** How far counting came. */
export async function findProgress(reader: Reader): Promise<Progress> {
  const [row] = await reader.query<Progress>(
    'findAnalyticsProgress',
    'SELECT counted_until AS "countedUntil", closed_through::text AS "closedThrough" FROM analytics_progress',
  );
  if (!row) throw new Error('The row of analytics_progress is missing.');
  return row;
}

/** What of a day is to be counted; null of works: all of them. */
export interface DayToCount {
  day: string;
  workIds: string[] | null;
}

/** What to count in a turn, and how far counting is then. */
export interface Turn {
  days: DayToCount[];
  watermark: string;
  upTo: string;
  readUntil: Date;
  /** The last day that is over. */
  closes: string;
  /** Whether there is more to count. */
  isPart: boolean;
}

/** Events are kept so many days (reading/store/partitions.ts); what is older stays as it was counted. */
const KEPT_DAYS = 90;
/** At most so many events are looked through in a turn. */
const EVENTS_AT_ONCE = 1_000_000;
/** From so many works of a day on, the whole day is counted. */
const MANY_WORKS = 2000;

/**
 * Waits for the turn to count and finds what is new: works and days with new events, and those to be counted again. Events are
 * written one batch after the other (reading/store/readingEvents.ts), so none comes later with a smaller id.
 */
export async function takeAnalyticsTurn(tx: Transaction): Promise<Turn> {
  await tx.query('lockAnalyticsProgress', 'SELECT FROM analytics_progress FOR UPDATE');
  const [turn] = await tx.query<Omit<Turn, 'days'>>(
    'takeAnalyticsTurn',
    `SELECT p.watermark::text AS watermark, least(p.watermark + ${EVENTS_AT_ONCE}, e.last)::text AS "upTo", p.watermark + ${EVENTS_AT_ONCE} < e.last AS "isPart",
       r.recorded_at AS "readUntil", ((r.recorded_at AT TIME ZONE 'Asia/Tokyo')::date - 1)::text AS closes
     FROM analytics_progress p, reading_rollup r, (SELECT coalesce(max(id), 0) AS last FROM reading_events) e`,
  );
  if (!turn) throw new Error('The row of analytics_progress is missing.');
  const days = await tx.query<DayToCount>(
    'findTouchedDays',
    `WITH again AS (DELETE FROM analytics_recounts RETURNING work_id, day)
     SELECT day::text AS day, CASE WHEN count(*) < ${MANY_WORKS} THEN array_agg(work_id) END AS "workIds" FROM (
       SELECT work_id, day FROM again
       UNION SELECT work_id, (occurred_at AT TIME ZONE 'Asia/Tokyo')::date FROM reading_events WHERE id > $1::bigint AND id <= $2::bigint
     ) d WHERE day > $3::date - ${KEPT_DAYS - 1} GROUP BY day ORDER BY day`,
    [turn.watermark, turn.upTo, turn.closes],
  );
  return { ...turn, days };
}

/** Notes how far counting came. */
export async function moveAnalyticsProgress(tx: Transaction, { upTo, readUntil, closes, isPart }: Turn): Promise<void> {
  await tx.query(
    'moveAnalyticsProgress',
    `UPDATE analytics_progress SET watermark = $1::bigint, counted_until = CASE WHEN $4 THEN counted_until ELSE $2::timestamptz END,
       closed_through = CASE WHEN $4 THEN closed_through ELSE $3::date END`,
    [upTo, readUntil, closes, isPart],
  );
}

/** Whether readers, and what works have, were counted today in Tokyo already. */
export async function wasComparedToday(reader: Reader): Promise<boolean> {
  const [row] = await reader.query<{ was: boolean }>(
    'wasComparedToday',
    `SELECT compared_on IS NOT DISTINCT FROM (now() AT TIME ZONE 'Asia/Tokyo')::date AS was FROM analytics_progress`,
  );
  return row?.was === true;
}

/** Notes that they were. */
export async function noteComparison(tx: Transaction): Promise<void> {
  await tx.query(
    'noteComparison',
    `UPDATE analytics_progress SET compared_on = (now() AT TIME ZONE 'Asia/Tokyo')::date`,
  );
}

/** The closed days whose events are all still there, the oldest first. */
export async function listCheckableDays(reader: Reader, closedThrough: string): Promise<string[]> {
  const rows = await reader.query<{ day: string }>(
    'listCheckableDays',
    `SELECT d::date::text AS day FROM reading_rollup r, generate_series((r.recorded_at AT TIME ZONE 'Asia/Tokyo')::date - ${KEPT_DAYS - 1}, $1::date, interval '1 day') AS d
     WHERE EXISTS (SELECT FROM reading_events e WHERE e.occurred_at >= d::date::timestamp AT TIME ZONE 'Asia/Tokyo' AND e.occurred_at < (d::date + 1)::timestamp AT TIME ZONE 'Asia/Tokyo')
        OR EXISTS (SELECT FROM analytics_facts f WHERE f.day = d::date) ORDER BY 1`,
    [closedThrough],
  );
  return rows.map(({ day }) => day);
}

/** Takes away the hours of days whose events are gone: what they add up to is the day. No day is counted anew after that. */
export async function foldHours(tx: Transaction): Promise<void> {
  const [row] = await tx.query<{ from: string | null; until: string | null }>(
    'findHoursToFold',
    `SELECT hours_kept_from::text AS from, (closed_through - ${KEPT_DAYS - 2})::text AS until FROM analytics_progress`,
  );
  if (!row?.until) return;
  await tx.query(
    'foldHours',
    `DELETE FROM analytics_facts WHERE item = 'HOUR' AND day >= coalesce($1::date, '-infinity') AND day < $2::date`,
    [row.from, row.until],
  );
  await tx.query('noteFoldedHours', 'UPDATE analytics_progress SET hours_kept_from = $1::date', [row.until]);
}

/** Counting may take more time than a request, and sorts more than one. */
export const giveTime = (tx: Transaction): Promise<unknown> =>
  tx.query(
    'giveTime',
    `SELECT set_config('statement_timeout', '0', true), set_config('work_mem', '64MB', true), set_config('jit', 'off', true)`,
  );
