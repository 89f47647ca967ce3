import type { Reader } from '../../../database/index.ts';
import { decodeCursor, toSlice, type PageBounds, type Slice } from '../../../kernel/cursor.ts';

/** Views on some days, and on as many days before. */
export interface WorkAccess {
  workId: string;
  views: number;
  viewsBefore: number;
  people: number;
  episodeCount: number;
}

/** $2 and $3: the first and the last day. */
const IN_DAYS = 'f.day BETWEEN $2::date AND $3::date';
/** From as many days before the first day on. */
const SINCE_BEFORE = 'f.day > $2::date - ($3::date - $2::date + 2) AND f.day <= $3::date';

/** Views of works on some days in Tokyo. */
export const countWorkAccesses = (
  reader: Reader,
  workIds: readonly string[],
  from: string,
  to: string,
): Promise<WorkAccess[]> =>
  reader.query<WorkAccess>(
    'countWorkAccesses',
    `SELECT w.id AS "workId", coalesce(sum(f.amount) FILTER (WHERE f.item = 'WORK_VIEW' AND ${IN_DAYS}), 0)::int AS views,
       coalesce(sum(f.amount) FILTER (WHERE f.item = 'WORK_VIEW' AND f.day < $2::date), 0)::int AS "viewsBefore",
       coalesce(sum(f.amount) FILTER (WHERE f.item = 'WORK_PERSON' AND ${IN_DAYS}), 0)::int AS people,
       (SELECT count(*)::int FROM released_episodes e WHERE e.work_id = w.id) AS "episodeCount"
     FROM unnest($1::text[]) AS w (id)
     LEFT JOIN analytics_facts f ON f.work_id = w.id AND f.item IN ('WORK_VIEW', 'WORK_PERSON') AND ${SINCE_BEFORE} GROUP BY 1`,
    [workIds, from, to],
  );

/** Views of an episode on some days, and on as many days before. */
export interface EpisodeAccess {
  episodeId: string;
  /** Its order in the work. */
  position: number;
  views: number;
  viewsBefore: number;
}

/** Views of the episodes of a work that are out, the latest first. */
export async function readEpisodeAccesses(
  reader: Reader,
  workId: string,
  [from, to]: readonly [string, string],
  { first, after }: PageBounds,
): Promise<Slice<EpisodeAccess>> {
  const [position] = after === null ? [null] : decodeCursor(after, ['place']);
  const rows = await reader.query<EpisodeAccess>(
    'readEpisodeAccesses',
    `SELECT e.id AS "episodeId", e.position, coalesce(sum(f.amount) FILTER (WHERE ${IN_DAYS}), 0)::int AS views,
       coalesce(sum(f.amount) FILTER (WHERE f.day < $2::date), 0)::int AS "viewsBefore"
     FROM released_episodes e LEFT JOIN analytics_facts f ON f.work_id = $1 AND f.item = 'VIEW' AND f.episode_id = e.id AND ${SINCE_BEFORE}
     WHERE e.work_id = $1 AND ($5::int IS NULL OR e.position < $5::int)
     GROUP BY 1, 2 ORDER BY 2 DESC LIMIT $4`,
    [workId, from, to, first + 1, position],
  );
  return toSlice(rows, first, (row) => [row.position]);
}

/** Arrivals at works on some days in Tokyo, by where from. */
export const listSources = (
  reader: Reader,
  workIds: readonly string[],
  from: string,
  to: string,
): Promise<{ label: string; amount: number }[]> =>
  reader.query<{ label: string; amount: number }>(
    'listSources',
    `SELECT label, sum(amount)::int AS amount FROM analytics_facts f WHERE work_id = ANY($1) AND ${IN_DAYS} AND item = 'SOURCE' GROUP BY 1`,
    [workIds, from, to],
  );

/** Views of the episodes of works in some minutes. */
export const listMinutes = (
  reader: Reader,
  workIds: readonly string[],
  minutes: readonly Date[],
): Promise<{ at: Date; episodeId: string; views: number }[]> =>
  reader.query<{ at: Date; episodeId: string; views: number }>(
    'listMinutes',
    `SELECT m.minute AS at, m.episode_id AS "episodeId", m.views FROM released_episodes e
     JOIN episode_minutes m ON m.episode_id = e.id AND m.minute = ANY($2::timestamptz[])
     WHERE e.work_id = ANY($1) AND m.views > 0 AND m.minute >= $3::timestamptz AND m.minute <= $4::timestamptz`,
    [workIds, minutes, minutes[0], minutes.at(-1)],
  );
