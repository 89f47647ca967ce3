import type { Database } from '@komawari/api/database';

/**
 * The two tables in which Umami 2 keeps what it counts, with their columns, types and indexes as its published schema has them
 * (github.com/umami-software/umami, db/postgresql/schema.prisma at 01617e8e). A work stands for a website, a person for a session.
 */
const TABLES = `
  CREATE SCHEMA IF NOT EXISTS umami;
  CREATE TABLE IF NOT EXISTS umami.session (
    session_id uuid PRIMARY KEY, website_id uuid NOT NULL, hostname varchar(100), browser varchar(20), os varchar(20), device varchar(20), screen varchar(11), language varchar(35),
    country char(2), subdivision1 varchar(20), subdivision2 varchar(50), city varchar(50), ip varchar(100), created_at timestamptz(6) DEFAULT now());
  CREATE TABLE IF NOT EXISTS umami.website_event (
    event_id uuid PRIMARY KEY, website_id uuid NOT NULL, session_id uuid NOT NULL, visit_id uuid NOT NULL, created_at timestamptz(6) DEFAULT now(), url_path varchar(500) NOT NULL,
    url_query varchar(500), referrer_path varchar(500), referrer_query varchar(500), referrer_domain varchar(500), page_title varchar(500), event_type int NOT NULL DEFAULT 1,
    event_name varchar(50), tag varchar(50));
  CREATE TABLE IF NOT EXISTS umami.filled (up_to bigint NOT NULL)`;

const INDEXES: Record<string, readonly string[]> = {
  session: [
    'created_at',
    'website_id',
    'website_id, created_at',
    ...['hostname', 'browser', 'os', 'device', 'screen', 'language', 'country', 'subdivision1', 'city'].map(
      (name) => `website_id, created_at, ${name}`,
    ),
  ],
  website_event: [
    'created_at',
    'session_id',
    'visit_id',
    'website_id',
    'website_id, created_at',
    ...['url_path', 'url_query', 'referrer_domain', 'page_title', 'event_name', 'tag'].map(
      (name) => `website_id, created_at, ${name}`,
    ),
    'website_id, session_id, created_at',
    'website_id, visit_id, created_at',
  ],
};

const uuidOf = (text: string) => `md5(${text})::uuid`;
const SESSION = uuidOf('work_id || person_key');

/** Each event is a row: an opening is a page view, the others are named events of it. $1: the last event that is there. */
const FILL = [
  `INSERT INTO umami.session (session_id, website_id, created_at)
   SELECT ${SESSION}, ${uuidOf('work_id')}, min(occurred_at) FROM reading_events WHERE id > $1 GROUP BY work_id, person_key ON CONFLICT DO NOTHING`,
  `INSERT INTO umami.website_event (event_id, website_id, session_id, visit_id, created_at, url_path, url_query, referrer_domain, event_type, event_name)
   SELECT ${uuidOf('id::text')}, ${uuidOf('work_id')}, ${SESSION}, ${uuidOf(`work_id || person_key || date_trunc('hour', occurred_at)`)}, occurred_at, '/episodes/' || episode_id,
     'page=' || page_number, source, CASE kind WHEN 'OPEN' THEN 1 ELSE 2 END, CASE WHEN kind <> 'OPEN' THEN kind END FROM reading_events WHERE id > $1`,
];

const OF_WORK = `website_id = ${uuidOf('$1::text')} AND created_at BETWEEN now() - interval '90 days' AND now()`;

/** Views and people of a work by episode and by day, and its arrivals by source. $1: the work. */
export const UMAMI = [
  `SELECT url_path, count(*), count(DISTINCT session_id) FROM umami.website_event WHERE ${OF_WORK} AND event_type = 1 GROUP BY 1`,
  `SELECT date_trunc('day', created_at AT TIME ZONE 'Asia/Tokyo'), count(*), count(DISTINCT session_id) FROM umami.website_event
   WHERE ${OF_WORK} AND event_type = 1 GROUP BY 1`,
  `SELECT referrer_domain, count(*) FROM umami.website_event WHERE ${OF_WORK} AND event_name = 'REFERRER' GROUP BY 1`,
];

/** Brings Umami's tables to the same events, those that are missing. Indexes are made afterwards, which is faster. */
export async function fillUmami(database: Database): Promise<void> {
  await database.transact(async (tx) => {
    await tx.query(
      'takeTime',
      `SELECT set_config('statement_timeout', '0', true), set_config('synchronous_commit', 'off', true)`,
    );
    for (const statement of TABLES.split(';')) await tx.query('makeTable', statement);
    const [{ last, upTo } = { last: '0', upTo: '0' }] = await tx.query<{ last: string; upTo: string }>(
      'findFilled',
      'SELECT (SELECT coalesce(max(up_to), 0) FROM umami.filled)::text AS last, coalesce(max(id), 0)::text AS "upTo" FROM reading_events',
    );
    if (last === upTo) return;
    const names = Object.entries(INDEXES).flatMap(([table, all]) =>
      all.map((columns, place) => ({ table, columns, name: `${table}_${place}` })),
    );
    for (const { name } of names) await tx.query('dropIndex', `DROP INDEX IF EXISTS umami.${name}`);
    for (const statement of FILL) await tx.query('fill', statement, [last]);
    for (const { table, columns, name } of names)
      await tx.query('makeIndex', `CREATE INDEX ${name} ON umami.${table} (${columns})`);
    await tx.query('noteFilled', 'INSERT INTO umami.filled VALUES ($1)', [upTo]);
  });
}

/** Frees what Umami's tables take. */
export async function dropUmami(database: Database): Promise<void> {
  await database.query('dropUmami', 'DROP SCHEMA IF EXISTS umami CASCADE');
}
