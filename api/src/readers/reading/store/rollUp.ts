import { column, type Database, defineTable } from '../../../database/index.ts';
import { addToCounts } from '../../../publications/episodes/index.ts';
import { preferIndexes, takeTurn } from './readingEvents.ts';

export const endedReactions = defineTable(
  'ended_reactions',
  {
    kind: column.text<'BOOKMARK' | 'LIKE'>(),
    workId: column.text(),
    accountId: column.text(),
    givenAt: column.instant(),
    endedAt: column.instant().default('now()'),
  },
  { key: ['kind', 'workId', 'accountId', 'endedAt'] },
);

export const episodeDays = defineTable(
  'episode_days',
  {
    episodeId: column.text(),
    day: column.day(),
    workId: column.text(),
    people: column.integer().default('0'),
    views: column.integer().default('0'),
    completions: column.integer().default('0'),
    shares: column.integer().default('0'),
    likes: column.integer().default('0'),
    comments: column.integer().default('0'),
    fun: column.integer().default('0'),
    normal: column.integer().default('0'),
    noFun: column.integer().default('0'),
  },
  { key: ['episodeId', 'day'] },
);

export const episodeMinutes = defineTable(
  'episode_minutes',
  {
    minute: column.instant(),
    episodeId: column.text(),
    workId: column.text(),
    views: column.integer().default('0'),
    completions: column.integer().default('0'),
    shares: column.integer().default('0'),
    likes: column.integer().default('0'),
    comments: column.integer().default('0'),
    fun: column.integer().default('0'),
    normal: column.integer().default('0'),
    noFun: column.integer().default('0'),
  },
  { key: ['minute', 'episodeId'] },
);

export const reactionChanges = defineTable('reaction_changes', {
  id: column.bigint().counted(),
  kind: column.text(),
  episodeId: column.text().orNull(),
  workId: column.text(),
  amount: column.integer(),
});

export const referrerDays = defineTable(
  'referrer_days',
  {
    workId: column.text(),
    day: column.day(),
    episodeId: column.text(),
    host: column.text(),
    utmSource: column.text(),
    utmContent: column.text(),
    utmCampaign: column.text(),
    visits: column.integer(),
  },
  { key: ['workId', 'day', 'episodeId', 'host', 'utmSource', 'utmContent', 'utmCampaign'] },
);

export const workDays = defineTable(
  'work_days',
  {
    workId: column.text(),
    day: column.day(),
    people: column.integer().default('0'),
    views: column.integer().default('0'),
    completions: column.integer().default('0'),
    shares: column.integer().default('0'),
    likes: column.integer().default('0'),
    comments: column.integer().default('0'),
    bookmarks: column.integer().default('0'),
    fun: column.integer().default('0'),
    normal: column.integer().default('0'),
    noFun: column.integer().default('0'),
  },
  { key: ['workId', 'day'] },
);

/** At most so many events are added up in one transaction, so that nobody waits long for a turn. */
const EVENTS_AT_ONCE = 50_000;

/** A like or a comment counts in the minute it is added up in, so that no closed minute changes. */
const CHANGES = `
  counted AS MATERIALIZED (
    SELECT occurred_at, (occurred_at AT TIME ZONE 'Asia/Tokyo')::date AS day, kind, episode_id, work_id, person_key, is_guest, is_first_of_day, source, utm_source, utm_content, utm_campaign
    FROM reading_events WHERE id > $1::bigint AND id <= $2::bigint AND is_counted
  ), reactions AS (
    DELETE FROM reaction_changes RETURNING kind, episode_id, work_id, amount
  ), changes AS MATERIALIZED (
    SELECT date_trunc('minute', occurred_at) AS minute, day, kind, episode_id, work_id, count(*) AS amount, count(*) FILTER (WHERE is_first_of_day) AS firsts
    FROM counted GROUP BY 1, 2, 3, 4, 5
    UNION ALL
    SELECT date_trunc('minute', $3::timestamptz), ($3::timestamptz AT TIME ZONE 'Asia/Tokyo')::date, kind, episode_id, work_id, sum(amount), 0
    FROM reactions GROUP BY kind, episode_id, work_id HAVING sum(amount) <> 0
  )`;

const of = (kind: string, column: string) => `coalesce(sum(amount) FILTER (WHERE kind = '${kind}'), 0) AS ${column}`;
const SUMS = [
  ['OPEN', 'views'],
  ['COMPLETED', 'completions'],
  ['SHARE', 'shares'],
  ['LIKE', 'likes'],
  ['COMMENT', 'comments'],
  ['FUN', 'fun'],
  ['NORMAL', 'normal'],
  ['NO_FUN', 'no_fun'],
] as const;
const NAMES = SUMS.map(([, column]) => column);
const VALUES = SUMS.map(([kind, column]) => of(kind, column)).join(', ');
const addTo = (table: string, columns: readonly string[]) =>
  columns.map((column) => `${column} = ${table}.${column} + excluded.${column}`).join(', ');

const ROLL_UP = `
  WITH ${CHANGES}, people AS (
    INSERT INTO work_people_days AS p (day, work_id, person_key, is_guest, viewed, completed)
    SELECT day, work_id, person_key, bool_and(is_guest), bool_or(kind = 'OPEN'), bool_or(kind = 'COMPLETED')
    FROM counted WHERE kind IN ('OPEN', 'COMPLETED') GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (day, work_id, person_key) DO UPDATE SET viewed = p.viewed OR excluded.viewed, completed = p.completed OR excluded.completed
      WHERE (excluded.viewed AND NOT p.viewed) OR (excluded.completed AND NOT p.completed)
    RETURNING new.day, new.work_id, new.viewed AND old.viewed IS NOT TRUE AS is_new
  ), minutes AS (
    INSERT INTO episode_minutes (minute, episode_id, work_id, ${NAMES.join(', ')})
    SELECT minute, episode_id, min(work_id), ${VALUES} FROM changes WHERE episode_id IS NOT NULL AND kind <> 'REFERRER' GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (minute, episode_id) DO UPDATE SET ${addTo('episode_minutes', NAMES)}
  ), days AS (
    INSERT INTO episode_days (day, episode_id, work_id, people, ${NAMES.join(', ')})
    SELECT day, episode_id, min(work_id), coalesce(sum(firsts) FILTER (WHERE kind = 'OPEN'), 0), ${VALUES}
    FROM changes WHERE episode_id IS NOT NULL AND kind <> 'REFERRER' GROUP BY 1, 2 ORDER BY 2, 1
    ON CONFLICT (episode_id, day) DO UPDATE SET ${addTo('episode_days', ['people', ...NAMES])}
  ), works AS (
    INSERT INTO work_days (day, work_id, people, bookmarks, ${NAMES.join(', ')})
    SELECT day, work_id, coalesce(sum(amount) FILTER (WHERE kind = 'PERSON'), 0), ${of('BOOKMARK', 'bookmarks')}, ${VALUES}
    FROM (SELECT day, work_id, kind, amount FROM changes WHERE kind <> 'REFERRER'
      UNION ALL SELECT day, work_id, 'PERSON', 1 FROM people WHERE is_new) c GROUP BY 1, 2 ORDER BY 2, 1
    ON CONFLICT (work_id, day) DO UPDATE SET ${addTo('work_days', ['people', 'bookmarks', ...NAMES])}
  ), referrers AS (
    INSERT INTO referrer_days (day, work_id, episode_id, host, utm_source, utm_content, utm_campaign, visits)
    SELECT day, work_id, coalesce(episode_id, ''), coalesce(source, ''), coalesce(utm_source, ''), coalesce(utm_content, ''), coalesce(utm_campaign, ''), count(*)
    FROM counted WHERE kind = 'REFERRER' GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 2, 1, 3, 4, 5, 6, 7
    ON CONFLICT (work_id, day, episode_id, host, utm_source, utm_content, utm_campaign) DO UPDATE SET visits = referrer_days.visits + excluded.visits
  )
  SELECT episode_id AS id, sum(amount)::int AS views FROM changes WHERE kind = 'OPEN' GROUP BY 1`;

/**
 * Adds what happened since the last time to the sums by minute and by day, to the totals readers see, and to the people
 * of each work. Sums and watermark move in one transaction, so an event is in them once, whatever breaks.
 */
export async function rollUpReadings(database: Database): Promise<void> {
  while (await rollUpSome(database));
}

/** Adds up one part; true when there is more. */
async function rollUpSome(database: Database): Promise<boolean> {
  return database.transact(async (tx) => {
    await preferIndexes(tx);
    const { recordedAt, watermark } = await takeTurn(tx);
    const [reach] = await tx.query<{ last: string | null; reaction: boolean }>(
      'findEventsToRollUp',
      `SELECT (SELECT max(id) FROM reading_events)::text AS last, EXISTS (SELECT FROM reaction_changes) AS reaction`,
    );
    const last = BigInt(reach?.last ?? 0);
    const from = BigInt(watermark);
    if (last <= from && !reach?.reaction) return false;
    const upTo = last > from + BigInt(EVENTS_AT_ONCE) ? from + BigInt(EVENTS_AT_ONCE) : last > from ? last : from;
    const opened = await tx.query<{ id: string; views: number }>('rollUpReadings', ROLL_UP, [
      watermark,
      upTo.toString(),
      recordedAt,
    ]);
    await addToCounts(tx, 'view_count', new Map(opened.map(({ id, views }) => [id, views])));
    await tx.query('moveWatermark', 'UPDATE reading_rollup SET watermark = $1::bigint', [upTo.toString()]);
    return upTo < last;
  });
}
