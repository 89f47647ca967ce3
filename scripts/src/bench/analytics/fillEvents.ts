import type { Database } from '@komawari/api/database';

/** How much is filled. */
export const WORKS = 20_000;
export const EPISODES = 5;
const DAYS = 89;

const id = (prefix: string, number: string) => `'${prefix}' || lpad((${number})::text, 20, '0')`;

/** Events of one day: a few works are read by many; a third of the readings is by accounts, and half of them come to the end. */
const FILL_DAY = `
  WITH openings AS (
    SELECT n, work, ${id('w', 'work')} AS work_id, ${id('e', `(work - 1) * ${EPISODES} + 1 + floor(power(random(), 2) * ${EPISODES})::int`)} AS episode_id, at,
      CASE WHEN who < 0.33 THEN ${id('u', '1 + floor(who * 60000)::int')} ELSE 'guest:' || $1::text || floor(who * 1e7)::int END AS person, who >= 0.33 AS is_guest, last_page, from_where
    FROM (
      SELECT n, 1 + floor(${WORKS} * power(random(), 3))::int AS work, ($1::text::timestamp AT TIME ZONE 'Asia/Tokyo') + (n::float / $2) * interval '1 day' AS at,
        random() AS who, 1 + floor(random() * 40)::int AS last_page, random() AS from_where
      FROM generate_series(1, $2::int) n
    ) r
  ), told AS (
    SELECT o.*, k.kind, k.page, row_number() OVER (PARTITION BY k.kind, episode_id, person ORDER BY n) = 1 AS is_first
    FROM openings o CROSS JOIN LATERAL (
      SELECT 'OPEN' AS kind, NULL::int AS page UNION ALL SELECT 'LEAVE', least(20, last_page)
      UNION ALL SELECT 'LEAVE', greatest(1, least(20, last_page) / 2) UNION ALL SELECT 'COMPLETED', 20 WHERE last_page >= 20 UNION ALL SELECT 'REFERRER', NULL WHERE from_where < 0.5) k
  )
  INSERT INTO reading_events (occurred_at, kind, episode_id, work_id, person_key, is_guest, is_counted, is_first_of_day, event_id, event_key, window_key, page_number, leave_position, source)
  SELECT at, kind, episode_id, work_id, person, is_guest, kind <> 'LEAVE' AND is_first, kind <> 'LEAVE' AND is_first, md5($1::text || n) || CASE WHEN kind = 'LEAVE' THEN ' ' || page ELSE '' END,
    hashtextextended($1::text || n, 0), hashtextextended(person || episode_id || kind, 0), page, page / 20.0, CASE WHEN kind = 'REFERRER' THEN (ARRAY['', 't.co', '(site)', 'google.com'])[1 + floor(from_where * 8)::int] END
  FROM told ORDER BY n`;

/** Openings that make a million events: an opening, two places, half an end and half an arrival each. */
const OPENINGS_A_MILLION = 250_000;

/**
 * Fills the days before today until there are that many millions of events, a day in one transaction: broken off, the next
 * run goes on where this one stopped. Answers how many events were added.
 */
export async function fillEvents(database: Database, millions: number): Promise<number> {
  await database.query(
    'noteFilledDays',
    'CREATE TABLE IF NOT EXISTS bench_filled (millions int, day date, PRIMARY KEY (millions, day))',
  );
  let added = 0;
  for (let ago = DAYS; ago >= 1; ago--) {
    const [todo] = await database.query<{ day: string; smaller: number }>(
      'findDayToFill',
      `SELECT d.day::text AS day, coalesce((SELECT max(f.millions) FROM bench_filled f WHERE f.day = d.day), 0) AS smaller
       FROM (SELECT (now() AT TIME ZONE 'Asia/Tokyo')::date - $1::int AS day) d WHERE NOT EXISTS (SELECT FROM bench_filled f WHERE f.day = d.day AND f.millions >= $2)`,
      [ago, millions],
    );
    if (!todo) continue;
    const openings = Math.round(((millions - todo.smaller) * OPENINGS_A_MILLION) / DAYS);
    await database.transact(async (tx) => {
      await tx.query(
        'takeTime',
        `SELECT set_config('statement_timeout', '0', true), set_config('synchronous_commit', 'off', true)`,
      );
      await tx.query('makePart', `SELECT make_day_partition('reading_events', 'occurred_at', $1::date)`, [todo.day]);
      await tx.query('fillDay', FILL_DAY, [todo.day, openings]);
      await tx.query('noteDay', 'INSERT INTO bench_filled VALUES ($1, $2)', [millions, todo.day]);
    });
    added += openings * 4;
  }
  await analyse(database);
  return added;
}

/** Lets the database look at what is in it, however long that takes. */
export async function analyse(database: Database): Promise<void> {
  await database.transact(async (tx) => {
    await tx.query('takeTime', `SELECT set_config('statement_timeout', '0', true)`);
    await tx.query('analyse', 'ANALYZE');
  });
}
