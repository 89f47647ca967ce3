import type { Database } from '@komawari/api/database';

type Size = { works: number; visits: number; likes: number; bookmarks: number; readers: number };

/** SQL of an id in the form of real ones, made of a number. */
const id = (prefix: string, number: string) => `'${prefix}' || lpad((${number})::text, 20, '0')`;

/** A few works are read by many, most by a few: the place falls with the third power of chance. */
const popular = (works: number) => `1 + floor(${works} * power(random(), 3))::int`;

/**
 * Readers of the works of fillDatabase over the last 40 days: visits (half of guests), likes and bookmarks. Reader ids follow
 * those of the creators.
 */
export async function fillReaders(
  database: Database,
  { works, visits, likes, bookmarks, readers }: Size,
): Promise<void> {
  const first = Math.ceil(works / 10) + 1;
  const reader = id('u', `${first} + floor(${readers} * random())::int`);
  const ago = `floor(40 * random())::int`;
  await database.transact(async (tx) => {
    const all = `generate_series(${first}, ${first + readers}) n`;
    // Without triggers: what they note is measured elsewhere, and a fill may take longer than a request.
    await tx.query(
      'fillFast',
      `SELECT set_config('session_replication_role', 'replica', true), set_config('statement_timeout', '0', true)`,
    );
    await tx.query('repeatable', 'SELECT setseed(0.5)');
    await tx.query(
      'fillReaders',
      `INSERT INTO accounts (id, created_at) SELECT ${id('u', 'n')}, '2020-01-01' FROM ${all}`,
    );
    await tx.query(
      'fillProfiles',
      `INSERT INTO users (id, screen_name, display_name, created_at) SELECT ${id('u', 'n')}, 'reader_' || n, '読者' || n, '2020-01-01' FROM ${all}`,
    );
    await tx.query(
      'fillVisits',
      `INSERT INTO work_people_days (day, work_id, person_key, is_guest, viewed, completed)
       SELECT (now() AT TIME ZONE 'Asia/Tokyo')::date - ago, ${id('w', 'work')}, CASE WHEN guest THEN 'guest:' || md5(n::text) ELSE who END, guest, true, finished
       FROM (SELECT n, ${ago} AS ago, ${popular(works)} AS work, ${reader} AS who, random() < 0.5 AS guest, random() < 0.6 AS finished FROM generate_series(1, ${visits}) n) v
       ON CONFLICT DO NOTHING`,
    );
    await tx.query(
      'fillLikes',
      `INSERT INTO likes (episode_id, account_id, count, created_at)
       SELECT ${id('e', 'work')}, who, 3, at FROM (
         SELECT ${popular(works)} AS work, ${reader} AS who, now() - random() * interval '40 days' AS at FROM generate_series(1, ${likes})) l
       ON CONFLICT DO NOTHING`,
    );
    await tx.query(
      'fillBookmarks',
      `INSERT INTO bookmarks (work_id, account_id, created_at)
       SELECT ${id('w', 'work')}, who, at FROM (
         SELECT ${popular(works)} AS work, ${reader} AS who, now() - random() * interval '40 days' AS at FROM generate_series(1, ${bookmarks})) b
       ON CONFLICT DO NOTHING`,
    );
    await tx.query('analyse', 'ANALYZE');
  });
}
