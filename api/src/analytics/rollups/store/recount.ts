import type { Transaction } from '../../../database/index.ts';

/** Parts of where somebody came from, as one label: host, utm_source, utm_content, utm_campaign. */
export const LABEL_PARTS = 31;

/** $1: a day in Tokyo. $2: works, or null for all. */
const FRESH = `
  counted AS MATERIALIZED (
    SELECT r.id, r.occurred_at, r.kind, r.episode_id, r.work_id, r.person_key, r.is_counted, r.is_first_of_day, r.event_id, r.page_number, r.source, r.utm_source, r.utm_content, r.utm_campaign
    FROM counted_readings r
    WHERE r.occurred_at >= $1::timestamp AT TIME ZONE 'Asia/Tokyo' AND r.occurred_at < ($1::date + 1)::timestamp AT TIME ZONE 'Asia/Tokyo'
      AND ($2::text[] IS NULL OR r.work_id = ANY($2))
  ), stops AS (
    SELECT DISTINCT ON (episode_id, person_key, split_part(event_id, ' ', 1)) work_id, episode_id, page_number
    FROM counted WHERE kind = 'LEAVE' AND page_number IS NOT NULL AND episode_id IS NOT NULL
    ORDER BY episode_id, person_key, split_part(event_id, ' ', 1), id DESC
  ), fresh AS (
    SELECT work_id, coalesce(episode_id, '') AS episode_id, item, label, count(*)::int AS amount FROM (
      SELECT work_id, episode_id, unnest(CASE kind
          WHEN 'OPEN' THEN CASE WHEN is_first_of_day THEN ARRAY['VIEW', 'HOUR', 'PERSON'] ELSE ARRAY['VIEW', 'HOUR'] END
          WHEN 'COMPLETED' THEN CASE WHEN is_first_of_day THEN ARRAY['COMPLETION', 'FINISHER'] ELSE ARRAY['COMPLETION'] END
          WHEN 'SHARE' THEN ARRAY['SHARE'] ELSE ARRAY['SOURCE'] END) AS item,
        to_char(occurred_at AT TIME ZONE 'Asia/Tokyo', 'HH24') AS hour, source, utm_source, utm_content, utm_campaign
      FROM counted WHERE is_counted
    ) c CROSS JOIN LATERAL (SELECT CASE item WHEN 'HOUR' THEN hour WHEN 'SHARE' THEN coalesce(source, '')
      WHEN 'SOURCE' THEN concat_ws(chr(${LABEL_PARTS}), coalesce(source, ''), coalesce(utm_source, ''), coalesce(utm_content, ''), coalesce(utm_campaign, '')) ELSE '' END AS label) l
    GROUP BY 1, 2, 3, 4
    UNION ALL SELECT work_id, episode_id, 'STOP', page_number::text, count(*)::int FROM stops GROUP BY 1, 2, 3, 4
    UNION ALL SELECT work_id, '', unnest(ARRAY['WORK_VIEW', 'WORK_PERSON']), '', unnest(ARRAY[count(*), count(DISTINCT person_key)])::int
    FROM counted WHERE kind = 'OPEN' GROUP BY 1
  ), changed AS (
    SELECT work_id, episode_id, item, label, coalesce(f.amount, 0) AS amount, coalesce(f.amount, 0) - coalesce(s.amount, 0) AS difference, s.place
    FROM fresh f FULL JOIN (
      SELECT work_id, episode_id, item, label, amount, ctid AS place FROM analytics_facts WHERE day = $1::date AND ($2::text[] IS NULL OR work_id = ANY($2))
    ) s USING (work_id, episode_id, item, label)
    WHERE f.amount IS DISTINCT FROM s.amount
  )`;

/**
 * Corrects a day. What is gone is removed by its place: a day that has just begun is in no statistics, and a join that is
 * planned for one row would hold every row of the day against everything that changed.
 */
export const RECOUNT_DAY = `
  WITH ${FRESH}, written AS (
    INSERT INTO analytics_facts AS f (work_id, day, episode_id, item, label, amount)
    SELECT work_id, $1::date, episode_id, item, label, amount FROM changed WHERE amount > 0 ORDER BY 1, 3, 4, 5
    ON CONFLICT (work_id, day, episode_id, item, label) DO UPDATE SET amount = excluded.amount
  ), removed AS (
    DELETE FROM analytics_facts WHERE ctid = ANY(ARRAY(SELECT place FROM changed WHERE amount = 0))
  )
  INSERT INTO analytics_totals AS t (work_id, episode_id, item, label, amount)
  SELECT work_id, episode_id, item, label, difference FROM changed WHERE item <> 'HOUR' ORDER BY 1, 2, 3, 4
  ON CONFLICT (work_id, episode_id, item, label) DO UPDATE SET amount = t.amount + excluded.amount`;

/** What rows and totals of a day say other than its events do. */
const COMPARE = `WITH ${FRESH} SELECT work_id AS "workId", episode_id AS "episodeId", item, label, amount AS expected, amount - difference AS stored FROM changed ORDER BY 1, 2, 3, 4 LIMIT 20`;

/** Counts a day in Tokyo anew, of some works or of all: rows that say something else than the events are corrected, and the totals by as much. */
export async function recountDay(tx: Transaction, day: string, workIds: readonly string[] | null): Promise<void> {
  await tx.query('recountDay', RECOUNT_DAY, [day, workIds]);
}

/** A count that is not what the events say. */
export interface WrongFact {
  workId: string;
  episodeId: string;
  item: string;
  label: string;
  expected: number;
  stored: number;
}

/** Up to twenty counts of a day that are not what its events say. */
export const compareDay = (tx: Transaction, day: string): Promise<WrongFact[]> =>
  tx.query<WrongFact>('compareDay', COMPARE, [day, null]);

/** Up to twenty totals that are not the sum of their days. */
export const compareTotals = (tx: Transaction): Promise<WrongFact[]> =>
  tx.query<WrongFact>(
    'compareTotals',
    `SELECT work_id AS "workId", episode_id AS "episodeId", item, label, coalesce(s.amount, 0)::int AS expected, coalesce(t.amount, 0) AS stored
     FROM (SELECT work_id, episode_id, item, label, sum(amount) AS amount FROM analytics_facts WHERE item <> 'HOUR' GROUP BY 1, 2, 3, 4) s
     FULL JOIN (SELECT * FROM analytics_totals WHERE amount <> 0) t USING (work_id, episode_id, item, label)
     WHERE s.amount IS DISTINCT FROM t.amount ORDER BY 1, 2, 3, 4 LIMIT 20`,
  );
