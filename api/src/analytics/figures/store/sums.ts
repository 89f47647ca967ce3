import type { Reader } from '../../../database/index.ts';
import type { FactItem } from '../../rollups/index.ts';
import { EARLY_DAYS, type Range } from '../ranges.ts';

/** A count of an episode in a range; an empty episode stands for the work as a whole. */
export interface Sum {
  workId: string;
  episodeId: string;
  item: FactItem;
  label: string;
  amount: number;
}

/** The first days of each episode, and for the work as a whole those of its first one. */
const EARLY = `
  SELECT e.work_id, e.id, d.day FROM (
    SELECT v.work_id, v.id, (v.publish_at AT TIME ZONE 'Asia/Tokyo')::date AS first FROM released_episodes v WHERE v.work_id = ANY($1)
    UNION ALL SELECT v.work_id, '', (min(v.publish_at) AT TIME ZONE 'Asia/Tokyo')::date FROM released_episodes v WHERE v.work_id = ANY($1) GROUP BY 1
  ) e CROSS JOIN LATERAL (SELECT e.first + n AS day FROM generate_series(0, ${EARLY_DAYS - 1}) AS n) d`;

const SUMS: Record<Range, string> = {
  ALL_TIME: `SELECT work_id AS "workId", episode_id AS "episodeId", item, label, amount FROM analytics_totals
     WHERE work_id = ANY($1) AND amount <> 0 AND ($2::text[] IS NULL OR item = ANY($2))`,
  FIRST_THREE_DAYS: `SELECT f.work_id AS "workId", f.episode_id AS "episodeId", f.item, f.label, sum(f.amount)::int AS amount
     FROM (${EARLY}) e JOIN analytics_facts f ON f.work_id = e.work_id AND f.day = e.day AND f.episode_id = e.id AND ($2::text[] IS NULL OR f.item = ANY($2)) GROUP BY 1, 2, 3, 4`,
};

/** What was counted of works and their episodes in a range; of these items alone where they are given. */
export const findSums = (
  reader: Reader,
  workIds: readonly string[],
  range: Range,
  items: readonly FactItem[] | null,
): Promise<Sum[]> => reader.query<Sum>(`findSums${range}`, SUMS[range], [workIds, items]);

/** What readers gave an episode in a range. What was taken back is not in it. */
export interface ReactionSums {
  episodeId: string;
  likes: number;
  comments: number;
  fun: number;
  normal: number;
  noFun: number;
}

const GIVEN = `sum(d.likes)::int AS likes, sum(d.comments)::int AS comments, sum(d.fun)::int AS fun, sum(d.normal)::int AS normal, sum(d.no_fun)::int AS "noFun"`;
const REACTIONS: Record<Range, string> = {
  ALL_TIME: `SELECT e.id AS "episodeId", ${GIVEN} FROM released_episodes e JOIN analytics_reactions d ON d.place = e.id WHERE e.work_id = ANY($1) GROUP BY 1`,
  FIRST_THREE_DAYS: `SELECT e.id AS "episodeId", ${GIVEN} FROM released_episodes e JOIN analytics_reactions d ON d.place = e.id
     AND d.day - (e.publish_at AT TIME ZONE 'Asia/Tokyo')::date BETWEEN 0 AND ${EARLY_DAYS - 1} WHERE e.work_id = ANY($1) GROUP BY 1`,
};

/** What readers gave the episodes of works in a range. */
export const findReactions = (reader: Reader, workIds: readonly string[], range: Range): Promise<ReactionSums[]> =>
  reader.query<ReactionSums>(`findReactions${range}`, REACTIONS[range], [workIds]);

const BOOKMARKS: Record<Range, string> = {
  ALL_TIME:
    'SELECT place AS "workId", sum(bookmarks)::int AS bookmarks FROM analytics_reactions WHERE place = ANY($1) GROUP BY 1',
  FIRST_THREE_DAYS: `SELECT e.work_id AS "workId", sum(d.bookmarks)::int AS bookmarks FROM (${EARLY}) e JOIN analytics_reactions d ON d.place = e.work_id AND d.day = e.day WHERE e.id = '' GROUP BY 1`,
};

/** How many bookmarks of each work were set in a range and still stand. */
export async function findBookmarks(
  reader: Reader,
  workIds: readonly string[],
  range: Range,
): Promise<Map<string, number>> {
  const rows = await reader.query<{ workId: string; bookmarks: number }>(`findBookmarks${range}`, BOOKMARKS[range], [
    workIds,
  ]);
  return new Map(rows.map(({ workId, bookmarks }) => [workId, bookmarks]));
}

/** Views and people of a work on a day in Tokyo. */
export interface WorkDay {
  day: string;
  views: number;
  people: number;
}

/** Every day of a work from one on until another, days without a view too. */
export const listWorkDays = (
  reader: Reader,
  workIds: readonly string[],
  from: string,
  to: string,
): Promise<WorkDay[]> =>
  reader.query<WorkDay>(
    'listWorkDays',
    `SELECT d.day::date::text AS day, coalesce(sum(f.amount) FILTER (WHERE f.item = 'WORK_VIEW'), 0)::int AS views,
       coalesce(sum(f.amount) FILTER (WHERE f.item = 'WORK_PERSON'), 0)::int AS people
     FROM generate_series($2::date, $3::date, interval '1 day') AS d (day)
     LEFT JOIN analytics_facts f ON f.work_id = ANY($1) AND f.item IN ('WORK_VIEW', 'WORK_PERSON') AND f.day = d.day::date
     GROUP BY 1 ORDER BY 1`,
    [workIds, from, to],
  );

/** How many registered readers a work has, by what they said of themselves, and what they did after they read it first. */
export interface Cell {
  workId: string;
  item: 'READER' | 'GENDER' | 'AGE' | 'BOOKMARK' | 'WATCH' | 'LIKE' | 'COMMENT';
  label: string;
  readers: number;
}

/** The readers of works as they were counted last. */
export const findCells = (reader: Reader, workIds: readonly string[]): Promise<Cell[]> =>
  reader.query<Cell>(
    'findCells',
    'SELECT work_id AS "workId", item, label, readers FROM analytics_cells WHERE work_id = ANY($1)',
    [workIds],
  );

/** Views of works by the day after their first episode came out, for lines as long as the works are out. */
export const listAgeDays = (
  reader: Reader,
  workIds: readonly string[],
  days: number,
): Promise<{ workId: string; place: number; value: number }[]> =>
  reader.query<{ workId: string; place: number; value: number }>(
    'listAgeDays',
    `SELECT w.work_id AS "workId", n AS place, coalesce(f.amount, 0) AS value
     FROM (SELECT work_id, (min(publish_at) AT TIME ZONE 'Asia/Tokyo')::date AS first FROM released_episodes WHERE work_id = ANY($1) GROUP BY 1) w
     CROSS JOIN generate_series(0, $2::int - 1) AS n
     LEFT JOIN analytics_facts f ON f.work_id = w.work_id AND f.item = 'WORK_VIEW' AND f.episode_id = '' AND f.label = '' AND f.day = w.first + n
     WHERE w.first + n <= (now() AT TIME ZONE 'Asia/Tokyo')::date ORDER BY 1, 2`,
    [workIds, days],
  );
