import { compareAnalytics, type Services, type Transaction, rollUpAnalytics } from '@komawari/api/seeding';
import type { Person } from './people.ts';

/** One opening of an episode for each of its views, most of them soon after it came out, of the last ninety days. */
const OPENINGS = `
  CREATE TEMP TABLE demo_openings ON COMMIT DROP AS
  SELECT row_number() OVER (ORDER BY at) AS number, o.*, (at AT TIME ZONE 'Asia/Tokyo')::date AS day,
    CASE WHEN chance < 0.62 THEN pages ELSE 1 + floor(power((chance - 0.62) / 0.38, 1.4) * pages)::int END AS last_page
  FROM (
    SELECT e.id AS episode_id, e.work_id, w.user_id, greatest(1, (SELECT count(*)::int FROM pages p WHERE p.episode_id = e.id)) AS pages,
      since + power(random(), 2.4) * (now() - since) AS at, random() AS chance, random() AS who, random() AS from_where
    FROM episode_counts c JOIN visible_episodes e ON e.id = c.episode_id JOIN works w ON w.id = e.work_id
    CROSS JOIN LATERAL (SELECT greatest(e.publish_at, now() - interval '89 days') AS since) s
    CROSS JOIN generate_series(1, c.view_count) WHERE c.view_count > 0
  ) o`;

/** $1: accounts of the demo, who read one opening in six; guests are somebody else every day. */
const EVENTS = `
  WITH people AS (
    SELECT o.*, CASE WHEN who < 0.16 AND account <> o.user_id THEN account END AS account,
      'guest:demo-' || o.day || '-' || floor(who * 400)::int AS guest
    FROM demo_openings o CROSS JOIN LATERAL (SELECT ($1::text[])[1 + floor(who / 0.16 * cardinality($1::text[]))::int] AS account) a
  ), told AS (
    SELECT p.*, coalesce(account, guest) AS person, account IS NULL AS is_guest, k.kind,
      row_number() OVER (PARTITION BY k.kind, episode_id, coalesce(account, guest), day ORDER BY at) = 1 AS is_first
    FROM people p CROSS JOIN LATERAL unnest(array_remove(ARRAY['OPEN', 'LEAVE', CASE WHEN last_page = pages THEN 'COMPLETED' END,
      CASE WHEN from_where < 0.7 THEN 'REFERRER' END, CASE WHEN from_where > 0.98 THEN 'SHARE' END], NULL)) AS k (kind)
  )
  INSERT INTO reading_events (occurred_at, kind, episode_id, work_id, person_key, is_guest, is_counted, is_first_of_day, event_id, event_key, window_key, page_number, leave_position, source, utm_source, utm_campaign)
  SELECT at, kind, episode_id, work_id, person, is_guest, kind <> 'LEAVE', kind <> 'LEAVE' AND is_first,
    'demo' || number || CASE WHEN kind = 'LEAVE' THEN ' ' || last_page ELSE '' END, number, -number,
    CASE WHEN kind IN ('LEAVE', 'COMPLETED') THEN last_page END, CASE WHEN kind = 'LEAVE' THEN last_page::real / pages END,
    CASE kind WHEN 'SHARE' THEN 'X' WHEN 'REFERRER' THEN
      CASE WHEN from_where < 0.24 THEN '(site)' WHEN from_where < 0.42 THEN 't.co' WHEN from_where < 0.58 THEN '' WHEN from_where < 0.64 THEN 'google.com' WHEN from_where < 0.68 THEN 'pixiv.net' ELSE 'bsky.app' END END,
    CASE WHEN kind = 'REFERRER' AND from_where >= 0.24 AND from_where < 0.34 THEN 'x' END,
    CASE WHEN kind = 'REFERRER' AND from_where >= 0.24 AND from_where < 0.34 THEN 'new-episode' END
  FROM told ORDER BY at, number`;

/** Readers who came to the end say how it was: most of them that it was fun. */
const ANSWERS = `
  INSERT INTO survey_answers (id, episode_id, account_id, answer, answered_at)
  SELECT 'v' || left(md5(e.id || a.id), 20), e.id, a.id, CASE WHEN chance < 0.8 THEN 'FUN' WHEN chance < 0.95 THEN 'NORMAL' ELSE 'NO_FUN' END,
    e.publish_at + power(random(), 3) * (now() - e.publish_at)
  FROM visible_episodes e JOIN works w ON w.id = e.work_id AND w.enable_survey JOIN episode_counts c ON c.episode_id = e.id
  CROSS JOIN LATERAL (SELECT a.id, random() AS chance FROM accounts a WHERE NOT EXISTS (SELECT FROM users u WHERE u.id = a.id) ORDER BY md5(a.id || e.id) LIMIT c.view_count / 8) a
  ON CONFLICT DO NOTHING`;

/** Sums by day, as the worker would have added them up on the days on which things happened. */
async function addUpDays(tx: Transaction): Promise<void> {
  await tx.query('forgetChanges', 'DELETE FROM reaction_changes');
  await tx.query(
    'addUpEpisodeDays',
    `INSERT INTO episode_days AS d (episode_id, day, work_id, people, views, completions, shares, likes, comments, fun, normal, no_fun)
     SELECT e.id, (h.at AT TIME ZONE 'Asia/Tokyo')::date, e.work_id, sum(people), sum(views), sum(completions), sum(shares), sum(likes), sum(comments), sum(fun), sum(normal), sum(no_fun)
     FROM (
       SELECT episode_id, occurred_at AS at, (kind = 'OPEN' AND is_first_of_day)::int AS people, (kind = 'OPEN')::int AS views, (kind = 'COMPLETED')::int AS completions, (kind = 'SHARE')::int AS shares,
         0 AS likes, 0 AS comments, 0 AS fun, 0 AS normal, 0 AS no_fun FROM reading_events WHERE is_counted
       UNION ALL SELECT episode_id, created_at, 0, 0, 0, 0, count, 0, 0, 0, 0 FROM likes
       UNION ALL SELECT episode_id, created_at, 0, 0, 0, 0, 0, 1, 0, 0, 0 FROM comments WHERE deleted_at IS NULL
       UNION ALL SELECT episode_id, answered_at, 0, 0, 0, 0, 0, 0, (answer = 'FUN')::int, (answer = 'NORMAL')::int, (answer = 'NO_FUN')::int FROM survey_answers
     ) h JOIN episodes e ON e.id = h.episode_id GROUP BY 1, 2, 3
     ON CONFLICT (episode_id, day) DO UPDATE SET people = excluded.people, views = excluded.views, completions = excluded.completions, shares = excluded.shares,
       likes = excluded.likes, comments = excluded.comments, fun = excluded.fun, normal = excluded.normal, no_fun = excluded.no_fun`,
  );
  await tx.query(
    'addUpWorkDays',
    `INSERT INTO work_days AS d (work_id, day, people, views, completions, shares, likes, comments, fun, normal, no_fun, bookmarks)
     SELECT work_id, day, sum(people), sum(views), sum(completions), sum(shares), sum(likes), sum(comments), sum(fun), sum(normal), sum(no_fun), sum(bookmarks)
     FROM (SELECT work_id, day, people, views, completions, shares, likes, comments, fun, normal, no_fun, 0 AS bookmarks FROM episode_days
       UNION ALL SELECT work_id, (created_at AT TIME ZONE 'Asia/Tokyo')::date, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1 FROM bookmarks) s GROUP BY 1, 2
     ON CONFLICT (work_id, day) DO UPDATE SET people = excluded.people, views = excluded.views, completions = excluded.completions, shares = excluded.shares,
       likes = excluded.likes, comments = excluded.comments, fun = excluded.fun, normal = excluded.normal, no_fun = excluded.no_fun, bookmarks = excluded.bookmarks`,
  );
  // The views of episodes are there already: the worker goes on after these events.
  await tx.query(
    'goOnAfterwards',
    'UPDATE reading_rollup SET watermark = coalesce((SELECT max(id) FROM reading_events), 0)',
  );
}

/**
 * Ninety days of readings, one for each view that episodes have, answers to surveys, and what creators learn from them.
 * A second seed changes nothing.
 */
export async function addAnalytics(services: Services, people: Map<string, Person>): Promise<void> {
  const { database } = services;
  const accounts = [...people.values()].map(({ actor }) => actor.accountId).toSorted();
  const [done] = await database.query(`findDemoReadings`, `SELECT 1 FROM reading_events LIMIT 1`);
  if (done) return;
  await database.transact(async (tx) => {
    await tx.query('repeatable', 'SELECT setseed(0.5)');
    await tx.query(
      'addDemoProfiles',
      // Readers are of three ages, the youngest under 18; who publishes is of age.
      `INSERT INTO private_profiles (user_id, gender, birthday)
       SELECT id, CASE WHEN place % 2 = 0 THEN 'FEMALE' ELSE 'MALE' END,
         '1988-04-01'::date + (place % CASE WHEN EXISTS (SELECT FROM works w WHERE w.user_id = g.id) THEN 2 ELSE 3 END)::int * 4000
       FROM unnest($1::text[]) WITH ORDINALITY AS g (id, place) ON CONFLICT DO NOTHING`,
      [accounts],
    );
    await tx.query('planOpenings', OPENINGS);
    await tx.query('addReadingEvents', EVENTS, [accounts]);
    await tx.query('addAnswers', ANSWERS);
    await addUpDays(tx);
  });
  await rollUpAnalytics(database);
  await compareAnalytics(database);
}
