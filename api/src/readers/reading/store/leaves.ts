import { column, type Database, defineTable } from '../../../database/index.ts';

export const episodeLeaveDays = defineTable(
  'episode_leave_days',
  {
    episodeId: column.text(),
    day: column.day(),
    pageNumber: column.integer(),
    openings: column.integer(),
  },
  { key: ['episodeId', 'day', 'pageNumber'] },
);

/**
 * Adds up at which page readers stopped, for the days that are over and not added up yet: of every opening the last
 * place. A day is added up once, after all of its events are in, and never changes again.
 */
export async function addUpLeaves(database: Database): Promise<void> {
  await database.transact(async (tx) => {
    const [days] = await tx.query<{ first: string | null; last: string }>(
      'findDaysOfLeaves',
      `SELECT to_char(greatest((SELECT max(day) FROM episode_leave_days) + 1,
           (SELECT min((occurred_at AT TIME ZONE 'Asia/Tokyo')::date) FROM reading_events)), 'YYYY-MM-DD') AS first,
         to_char((recorded_at AT TIME ZONE 'Asia/Tokyo')::date, 'YYYY-MM-DD') AS last
       FROM reading_rollup FOR UPDATE`,
    );
    if (!days?.first) return;
    await tx.query(
      'addUpLeaves',
      `INSERT INTO episode_leave_days (episode_id, day, page_number, openings)
       SELECT episode_id, day, page_number, count(*) FROM (
         SELECT DISTINCT ON (day, episode_id, person_key, opening) (occurred_at AT TIME ZONE 'Asia/Tokyo')::date AS day, episode_id, person_key, split_part(event_id, ' ', 1) AS opening, page_number
         FROM reading_events WHERE kind = 'LEAVE' AND page_number IS NOT NULL
           AND occurred_at >= $1::timestamp AT TIME ZONE 'Asia/Tokyo' AND occurred_at < $2::timestamp AT TIME ZONE 'Asia/Tokyo'
         ORDER BY day, episode_id, person_key, opening, id DESC) l
       GROUP BY 1, 2, 3 ON CONFLICT DO NOTHING`,
      [days.first, days.last],
    );
  });
}
