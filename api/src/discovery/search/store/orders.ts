/** A place in an order: the values of its ORDER BY, as JSON carries them. */
export type OrderKey = (string | number)[];

/** How results are sorted, as pieces of SQL over rows `o` that have `work_id`, `tier` and the columns of `lookUp`. */
export interface Order {
  /** The order's columns for the work `h.work_id`. */
  lookUp: string;
  by: string;
  /** JSON of a place in the order. */
  key: string;
  /** Whether a row of `walk` stands for its work; a work may come several times. */
  counts: string;
  /** Whether `o` comes after the place whose values begin at this parameter. */
  isAfter(from: number): string;
  /** All works after a place, in the order; read until its LIMIT. */
  walk(from: number): string;
  /** Whether a row of `walk` has its work's title beside it. */
  hasTitles: boolean;
  /** The place before everything. */
  start: OrderKey;
}

const FIRST_ID = '~';
const MOST_POPULAR = 2 ** 31 - 1;
const END_OF_TIME = '9999-12-31T23:59:59.999Z';

/** An instant as JavaScript writes it. */
const iso = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const POPULARITY = 'SELECT p.popularity FROM search_popularity p WHERE p.work_id = h.work_id';

/** Most liked, bookmarked and read first. */
export const popular: Order = {
  lookUp: POPULARITY,
  by: 'o.popularity DESC, o.work_id DESC',
  key: 'json_build_array(o.popularity, o.work_id)',
  counts: 'true',
  isAfter: (from) => `(o.popularity, o.work_id) < ($${from}::int, $${from + 1}::text)`,
  walk: (from) =>
    `SELECT p.work_id, p.popularity, p.title FROM search_popularity p
     WHERE (p.popularity, p.work_id) < ($${from}::int, $${from + 1}::text) ORDER BY p.popularity DESC, p.work_id DESC`,
  hasTitles: true,
  start: [MOST_POPULAR, FIRST_ID],
};

/** Within one tier the most popular first. Its tiers are walked one by one, in the order `popular`; see listMatches. */
export const relevance: Order = {
  ...popular,
  by: 'o.tier, o.popularity DESC, o.work_id DESC',
  key: 'json_build_array(o.tier, o.popularity, o.work_id)',
  isAfter: (from) =>
    `(o.tier > $${from}::int OR (o.tier = $${from} AND (o.popularity, o.work_id) < ($${from + 1}::int, $${from + 2}::text)))`,
  start: [0, MOST_POPULAR, FIRST_ID],
};

/** Latest first publication first. */
export const newest: Order = {
  lookUp: 'SELECT w.first_publish_at AS at FROM works w WHERE w.id = h.work_id AND w.first_publish_at IS NOT NULL',
  by: 'o.at DESC, o.work_id DESC',
  key: `json_build_array(${iso('o.at')}, o.work_id)`,
  counts: 'true',
  isAfter: (from) => `(o.at, o.work_id) < ($${from}::timestamptz, $${from + 1}::text)`,
  walk: (from) =>
    `SELECT w.id AS work_id, w.first_publish_at AS at FROM works w
     WHERE w.deleted_at IS NULL AND w.suspended_at IS NULL AND w.first_publish_at IS NOT NULL
       AND (w.first_publish_at, w.id) < ($${from}::timestamptz, $${from + 1}::text)
     ORDER BY w.first_publish_at DESC, w.id DESC`,
  hasTitles: false,
  start: [END_OF_TIME, FIRST_ID],
};

/** The instant at which the list began: what is published later moves nothing in it. */
const AS_OF = `least($12::timestamptz, date_trunc('milliseconds', now()))`;
const EPISODES = `e.deleted_at IS NULL AND e.archived_at IS NULL AND e.status IN ('SCHEDULED', 'FAN_ONLY', 'PUBLIC') AND e.publish_at <= ${AS_OF}`;

/** Latest publication of any episode first. */
export const updated: Order = {
  lookUp: `SELECT e.publish_at AS at, e.id AS episode_id FROM episodes e
    WHERE e.work_id = h.work_id AND ${EPISODES} ORDER BY e.publish_at DESC, e.id DESC LIMIT 1`,
  by: 'o.at DESC, o.episode_id DESC',
  key: `json_build_array(${iso(AS_OF)}, ${iso('o.at')}, o.episode_id)`,
  counts: `NOT EXISTS (SELECT 1 FROM episodes e WHERE e.work_id = o.work_id AND ${EPISODES}
    AND (e.publish_at, e.id) > (o.at, o.episode_id))`,
  isAfter: (from) => `(o.at, o.episode_id) < ($${from + 1}::timestamptz, $${from + 2}::text)`,
  walk: (from) =>
    `SELECT e.work_id, e.publish_at AS at, e.id AS episode_id FROM episodes e
     WHERE ${EPISODES}
       AND (e.publish_at, e.id) < ($${from + 1}::timestamptz, $${from + 2}::text)
     ORDER BY e.publish_at DESC, e.id DESC`,
  hasTitles: false,
  start: [END_OF_TIME, END_OF_TIME, FIRST_ID],
};
