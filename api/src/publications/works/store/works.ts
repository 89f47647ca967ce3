import { TRASH_DAYS } from '../../../kernel/trash.ts';
import type { Genre } from '@komawari/ui/genres';
import type { Credit, Rating } from '../details.ts';
import { column, defineTable, now, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import { decodeCursor, toSlice, type PageBounds, type Slice } from '../../../kernel/cursor.ts';

export type ScrollDirection = 'RIGHT_TO_LEFT' | 'LEFT_TO_RIGHT' | 'TOP_TO_BOTTOM';
export type CommentMode = 'DAREDEMO' | 'YAWARAKA';

export const works = defineTable('works', {
  id: column.text(),
  userId: column.text(),
  title: column.text(),
  description: column.text().default("''"),
  coverImageId: column.text().orNull(),
  isCompleted: column.boolean().default('false'),
  /** Complete in one episode. */
  isOneShot: column.boolean().default('false'),
  commentIsOpen: column.boolean().default('true'),
  commentMode: column.text<CommentMode>().default("'DAREDEMO'"),
  /** Whether readers may read delivered soft comments, and not only the creator. */
  showsYawarakaText: column.boolean().default('false'),
  /** Whether readers are asked how they liked it. */
  enableSurvey: column.boolean().default('true'),
  scrollDirection: column.text<ScrollDirection>().default("'RIGHT_TO_LEFT'"),
  rating: column.text<Rating>().default("'ALL_AGES'"),
  /** BCP 47. */
  language: column.text().default("'ja'"),
  genre: column.text<Genre>().orNull(),
  /** When its creator said that it rests; null where it does not, though an episode or the day may have ended it. */
  hiatusSince: column.instant().orNull(),
  /** The day from which it goes on; null while nobody knows. */
  returnsOn: column.day().orNull(),
  credits: column.json<Credit[]>().default("'[]'"),
  /** Counts edits: a change made on an old one is a conflict. */
  revision: column.integer().default('1'),
  /** The first publication of an episode, planned ones too; null while there is none. Lists are ordered by it. */
  firstPublishAt: column.instant().orNull(),
  createdAt: column.instant().default('now()'),
  /** Its latest edit, and that of its episodes. */
  updatedAt: column.instant().default('now()'),
  /** Since when it is in the trash. */
  deletedAt: column.instant().orNull(),
  /** Since when operators keep it from readers. */
  suspendedAt: column.instant().orNull(),
});

/** A work as stored. `isVisible` is the visibility predicate's answer at the moment of reading. */
export interface WorkRecord extends Omit<RowOf<typeof works>, 'suspendedAt' | 'hiatusSince'> {
  isVisible: boolean;
  /** Whether it rests at the moment of reading. */
  onHiatus: boolean;
}

/** It rests until the day comes or an episode that readers can see does, whether or not anything runs. */
const ON_HIATUS = `(w.hiatus_since IS NOT NULL AND (w.returns_on IS NULL OR w.returns_on > (now() AT TIME ZONE 'Asia/Tokyo')::date)
  AND NOT EXISTS (SELECT 1 FROM episodes h WHERE h.work_id = w.id AND h.deleted_at IS NULL AND h.archived_at IS NULL
    AND h.status IN ('SCHEDULED', 'FAN_ONLY', 'PUBLIC') AND h.publish_at > w.hiatus_since AND h.publish_at <= now()))`;

/** The columns of a work `w`. */
export const WORK_COLUMNS = `w.id, w.user_id AS "userId", w.title, w.description, w.cover_image_id AS "coverImageId", w.is_completed AS "isCompleted",
  w.is_one_shot AS "isOneShot", w.comment_is_open AS "commentIsOpen", w.comment_mode AS "commentMode",
  w.shows_yawaraka_text AS "showsYawarakaText", w.enable_survey AS "enableSurvey",
  w.scroll_direction AS "scrollDirection", w.revision, w.first_publish_at AS "firstPublishAt", w.created_at AS "createdAt",
  w.updated_at AS "updatedAt", w.deleted_at AS "deletedAt",
  w.rating, w.language, w.genre, w.credits, w.returns_on::text AS "returnsOn", ${ON_HIATUS} AS "onHiatus"`;

/** Lists for everybody leave mature works out, but for who asked for them. */
const listed = (parameter: `$${number}`) => `(w.rating <> 'MATURE' OR ${parameter})`;

const VISIBLE = `${WORK_COLUMNS}, true AS "isVisible" FROM visible_works w`;

/** Works by id, whoever may see them: the policy decides. Deleted ones are included and marked. */
export async function findWorks(reader: Reader, ids: readonly string[]): Promise<Map<string, WorkRecord>> {
  const rows = await reader.query<WorkRecord>(
    'findWorks',
    `SELECT ${WORK_COLUMNS}, v.id IS NOT NULL AS "isVisible" FROM works w LEFT JOIN visible_works v ON v.id = w.id WHERE w.id = ANY($1)`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The work, its row locked until the transaction ends: everything that changes a work or its episodes starts here. */
export async function lockWork(tx: Transaction, id: string): Promise<WorkRecord | null> {
  await works.lock(tx, id);
  return (await findWorks(tx, [id])).get(id) ?? null;
}

const orderKey = (work: WorkRecord) => [work.firstPublishAt?.toISOString() ?? '', work.id];

/** Works a reader can see, latest first publication first. */
export async function listNewWorks(
  reader: Reader,
  { first, after }: PageBounds,
  showsMature: boolean,
): Promise<Slice<WorkRecord>> {
  const [at, id] = after === null ? [null, null] : decodeCursor(after, ['instant', 'id']);
  const rows = await reader.query<WorkRecord>(
    after === null ? 'listNewWorks' : 'listNewWorksAfter',
    `SELECT ${VISIBLE} WHERE ${listed('$2')} ${after === null ? '' : 'AND (w.first_publish_at, w.id) < ($3::timestamptz, $4)'}
     ORDER BY w.first_publish_at DESC, w.id DESC LIMIT $1`,
    after === null ? [first + 1, showsMature] : [first + 1, showsMature, at, id],
  );
  return toSlice(rows, first, orderKey);
}

/** The same part of the works with each tag that a reader can see, latest first publication first. */
export async function listWorksOfTags(
  reader: Reader,
  tagIds: readonly string[],
  { first, after }: PageBounds,
  showsMature: boolean,
): Promise<Map<string, Slice<WorkRecord>>> {
  const [at, id] = after === null ? [null, null] : decodeCursor(after, ['instant', 'id']);
  const rows = await reader.query<WorkRecord & { tagId: string }>(
    'listWorksOfTags',
    `SELECT asked.id AS "tagId", listed.* FROM unnest($1::text[]) AS asked (id) CROSS JOIN LATERAL (
       SELECT ${VISIBLE} JOIN work_tags wt ON wt.work_id = w.id AND wt.tag_id = asked.id
       WHERE ${listed('$5')} AND ($3::timestamptz IS NULL OR (w.first_publish_at, w.id) < ($3::timestamptz, $4))
       ORDER BY w.first_publish_at DESC, w.id DESC LIMIT $2
     ) listed ORDER BY asked.id, listed."firstPublishAt" DESC, listed.id DESC`,
    [tagIds, first + 1, at, id, showsMature],
  );
  const byTag = Map.groupBy(rows, (row) => row.tagId);
  return new Map(tagIds.map((tagId) => [tagId, toSlice(byTag.get(tagId) ?? [], first, orderKey)]));
}

/** By first publication. */
export type SortOrder = 'NEWEST_FIRST' | 'OLDEST_FIRST';

/** A creator's works a reader can see, in the order the creator chose for the site. */
export async function listWorksOfSite(
  reader: Reader,
  userId: string,
  order: SortOrder,
  { first, after }: PageBounds,
): Promise<Slice<WorkRecord>> {
  const [at, id] = after === null ? [null, null] : decodeCursor(after, ['instant', 'id']);
  const [sign, direction] = order === 'NEWEST_FIRST' ? ['<', 'DESC'] : ['>', 'ASC'];
  const rows = await reader.query<WorkRecord>(
    'listWorksOfSite',
    `SELECT ${VISIBLE} WHERE w.user_id = $2 AND ($3::timestamptz IS NULL OR (w.first_publish_at, w.id) ${sign} ($3::timestamptz, $4))
     ORDER BY w.first_publish_at ${direction}, w.id ${direction} LIMIT $1`,
    [first + 1, userId, at, id],
  );
  return toSlice(rows, first, orderKey);
}

/** Ids of all works of an account, those in the trash too. */
export async function listWorkIdsOf(reader: Reader, userId: string): Promise<string[]> {
  const rows = await reader.query<Pick<WorkRecord, 'id'>>('listWorkIdsOf', 'SELECT id FROM works WHERE user_id = $1', [
    userId,
  ]);
  return rows.map(({ id }) => id);
}

/** The latest works of each creator that a reader can see, latest first. */
export async function listLatestWorks(
  reader: Reader,
  userIds: readonly string[],
  first: number,
): Promise<Map<string, WorkRecord[]>> {
  const rows = await reader.query<WorkRecord>(
    'listLatestWorks',
    `SELECT listed.* FROM unnest($1::text[]) AS asked (id) CROSS JOIN LATERAL (
       SELECT ${VISIBLE} WHERE w.user_id = asked.id ORDER BY w.first_publish_at DESC, w.id DESC LIMIT $2
     ) listed ORDER BY listed."userId", listed."firstPublishAt" DESC, listed.id DESC`,
    [userIds, first],
  );
  return Map.groupBy(rows, (row) => row.userId);
}

/** Latest publication among the episodes a reader can see, per work. */
export async function findLastUpdates(reader: Reader, workIds: readonly string[]): Promise<Map<string, Date>> {
  const rows = await reader.query<{ workId: string; at: Date }>(
    'findLastUpdates',
    'SELECT work_id AS "workId", max(publish_at) AS at FROM visible_episodes WHERE work_id = ANY($1) GROUP BY work_id',
    [workIds],
  );
  return new Map(rows.map((row) => [row.workId, row.at]));
}

/** Recomputes the instant of the first publication after episodes changed. */
export async function refreshFirstPublication(tx: Transaction, workId: string): Promise<void> {
  await tx.query(
    'refreshFirstPublication',
    `UPDATE works SET first_publish_at = (
       SELECT min(publish_at) FROM episodes
       WHERE work_id = $1 AND deleted_at IS NULL AND archived_at IS NULL AND status IN ('SCHEDULED', 'FAN_ONLY', 'PUBLIC')
     ) WHERE id = $1`,
    [workId],
  );
}

/** Puts a work first among those its creator edited. */
export async function touchWork(tx: Transaction, workId: string): Promise<void> {
  await works.update(tx, workId, { updatedAt: now });
}

/** Deletes what has been in the trash long enough, but works of which somebody bought an episode. */
export async function purgeWorks(tx: Transaction): Promise<void> {
  await tx.query(
    'purgeWorks',
    `DELETE FROM works w WHERE w.deleted_at < now() - interval '${TRASH_DAYS} days'
       AND NOT EXISTS (SELECT FROM purchases b JOIN episodes e ON e.id = b.episode_id WHERE e.work_id = w.id AND b.status = 'COMPLETED')`,
  );
}

/** How many works of a creator are not in the trash. */
export async function countOwnWorks(reader: Reader, userId: string): Promise<number> {
  const [row] = await reader.query<{ count: number }>(
    'countOwnWorks',
    'SELECT count(*)::int AS count FROM works WHERE user_id = $1 AND deleted_at IS NULL',
    [userId],
  );
  return row?.count ?? 0;
}

/** Whether the portfolio of its creator holds a work. */
export async function isInPortfolio(reader: Reader, workId: string): Promise<boolean> {
  const rows = await reader.query('isInPortfolio', 'SELECT 1 FROM portfolio_komawari_works WHERE work_id = $1', [
    workId,
  ]);
  return rows.length > 0;
}
