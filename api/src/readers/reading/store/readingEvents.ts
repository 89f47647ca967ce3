import { column, type Database, defineTable, type Transaction } from '../../../database/index.ts';
import type { ReadingEvent } from '../ReadingEvent.ts';

export const readingEvents = defineTable(
  'reading_events',
  {
    id: column.bigint().counted(),
    occurredAt: column.instant(),
    kind: column.text<'OPEN' | 'COMPLETED' | 'LEAVE' | 'REFERRER' | 'SHARE'>(),
    episodeId: column.text().orNull(),
    workId: column.text(),
    personKey: column.text(),
    isGuest: column.boolean(),
    isCounted: column.boolean(),
    isFirstOfDay: column.boolean(),
    eventId: column.text(),
    eventKey: column.bigint(),
    windowKey: column.bigint(),
    pageNumber: column.integer().orNull(),
    leavePosition: column.real().orNull(),
    source: column.text().orNull(),
    utmSource: column.text().orNull(),
    utmContent: column.text().orNull(),
    utmCampaign: column.text().orNull(),
  },
  { key: ['id'] },
);

export const readingRollup = defineTable(
  'reading_rollup',
  {
    isOnly: column.boolean().default('true'),
    watermark: column.bigint(),
    recordedAt: column.instant(),
  },
  { key: ['isOnly'] },
);

/** decisions 4.7: a person counts once for each episode in this time, from the last time it counted. */
const WINDOW = '30 minutes';
/** A client that got no answer sends an event again within this time, or not at all. */
const RETRIED_WITHIN = '1 day';

/**
 * Waits for the turn to write, and takes the instant of what is written: never before the one of the turn before, so
 * that a minute, and a day, is closed once a later one began. The turn ends with the transaction.
 */
export async function takeTurn(tx: Transaction): Promise<{ recordedAt: Date; watermark: string }> {
  const [turn] = await tx.query<{ recordedAt: Date; watermark: string }>(
    'takeTurn',
    `UPDATE reading_rollup SET recorded_at = greatest(recorded_at, clock_timestamp()) RETURNING recorded_at AS "recordedAt", watermark::text AS watermark`,
  );
  if (!turn) throw new Error('The row of reading_rollup is missing.');
  return turn;
}

/** Plans of these statements have to go through the indexes from the first row of a new day on. */
export const preferIndexes = (tx: Transaction): Promise<unknown> =>
  tx.query(
    'preferIndexes',
    `SELECT set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true), set_config('plan_cache_mode', 'force_custom_plan', true), set_config('jit', 'off', true), set_config('synchronous_commit', 'off', true)`,
  );

/**
 * A key of two halves: events of one opening, and what one person did at one place, lie beside each other in the index, so
 * that a batch touches few of its pages.
 */
const keyOf = (together: string, apart: string): string =>
  `((hashtext(${together})::bigint << 32) | (hashtext(${apart})::bigint & 4294967295))`;

/** Nothing is recorded after the instant of the turn: saying so spares a look into the parts of the coming days. */
const INSERT = `
  WITH sent AS MATERIALIZED (
    SELECT g.*, coalesce(g.episode_id, g.work_id) AS thing,
      ${keyOf(`CASE WHEN g.is_guest THEN '' ELSE g.person_key END || ' ' || split_part(g.event_id, ' ', 1)`, `g.kind || ' ' || coalesce(g.episode_id, g.work_id) || ' ' || g.event_id`)} AS event_key,
      ${keyOf(`g.person_key || ' ' || coalesce(g.episode_id, g.work_id)`, 'g.kind')} AS window_key
    FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::boolean[], $7::text[], $8::int[], $9::real[], $10::text[], $11::text[], $12::text[], $13::text[])
      WITH ORDINALITY AS g (kind, episode_id, work_id, person_key, is_guest, event_id, page_number, leave_position, source, utm_source, utm_content, utm_campaign, place)
  ), fresh AS MATERIALIZED (
    SELECT DISTINCT ON (s.event_key, s.event_id) s.* FROM sent s
    WHERE (SELECT true FROM reading_events r WHERE r.event_key = s.event_key AND r.event_id = s.event_id
             AND r.occurred_at > $1::timestamptz - interval '${RETRIED_WITHIN}' AND r.occurred_at <= $1::timestamptz LIMIT 1) IS NULL
      AND (s.is_guest OR (SELECT true FROM accounts a WHERE a.id = s.person_key AND (a.is_staff OR a.disabled_at IS NOT NULL)) IS NULL)
    ORDER BY s.event_key, s.event_id, s.place
  ), seen AS (
    SELECT f.*, row_number() OVER (PARTITION BY f.window_key, f.thing, f.person_key ORDER BY f.place) AS nth,
      CASE WHEN f.kind <> 'LEAVE' THEN
        (SELECT r.occurred_at FROM reading_events r WHERE r.is_counted AND r.window_key = f.window_key AND r.person_key = f.person_key
           AND coalesce(r.episode_id, r.work_id) = f.thing
           AND r.occurred_at >= least($1::timestamptz - interval '${WINDOW}', date_trunc('day', $1::timestamptz, 'Asia/Tokyo')) AND r.occurred_at <= $1::timestamptz
         ORDER BY r.occurred_at DESC LIMIT 1) END AS last_at
    FROM fresh f
  ), judged AS (
    SELECT s.*, s.kind <> 'LEAVE' AND s.nth = 1 AND (s.last_at IS NULL OR s.last_at <= $1::timestamptz - interval '${WINDOW}') AS is_counted FROM seen s
  )
  INSERT INTO reading_events (occurred_at, kind, episode_id, work_id, person_key, is_guest, is_counted, is_first_of_day, event_id, event_key, window_key,
    page_number, leave_position, source, utm_source, utm_content, utm_campaign)
  SELECT $1::timestamptz, kind, episode_id, work_id, person_key, is_guest, is_counted,
    is_counted AND (last_at IS NULL OR last_at < date_trunc('day', $1::timestamptz, 'Asia/Tokyo')),
    event_id, event_key, window_key, page_number, leave_position, source, utm_source, utm_content, utm_campaign
  FROM judged ORDER BY place`;

/**
 * Writes events in one statement. An event that was written before is left out; of the others each notes whether it
 * counts. Nothing is lost when the connection breaks: the caller may write the same events again.
 */
export async function writeReadingEvents(database: Database, events: readonly ReadingEvent[]): Promise<void> {
  const column = <Key extends keyof ReadingEvent>(key: Key) => events.map((event) => event[key]);
  // Most batches have nothing in these columns; an array that is too short is filled up with nulls.
  const rare = <Key extends keyof ReadingEvent>(key: Key) =>
    events.some((event) => event[key] !== null) ? column(key) : [];
  await database.transact(async (tx) => {
    await preferIndexes(tx);
    const { recordedAt } = await takeTurn(tx);
    await tx.query('writeReadingEvents', INSERT, [
      recordedAt,
      column('kind'),
      column('episodeId'),
      column('workId'),
      column('personKey'),
      column('isGuest'),
      column('eventId'),
      rare('pageNumber'),
      rare('leavePosition'),
      rare('source'),
      rare('utmSource'),
      rare('utmContent'),
      rare('utmCampaign'),
    ]);
  });
}
