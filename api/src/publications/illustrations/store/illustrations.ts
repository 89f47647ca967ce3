import { TRASH_DAYS } from '../../../kernel/trash.ts';
import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import type { Rating } from '../../works/index.ts';
import { decodeCursor, toSlice, type PageBounds, type Slice } from '../../../kernel/cursor.ts';

export const illustrations = defineTable('illustrations', {
  id: column.text(),
  userId: column.text(),
  /** The work it belongs to, of the same creator. */
  workId: column.text().orNull(),
  title: column.text(),
  description: column.text().default("''"),
  /** A closed one exists for its creator alone. */
  isOpen: column.boolean().default('false'),
  /** When readers could see it for the first time; null until it was opened. */
  firstOpenedAt: column.instant().orNull(),
  /** Counts edits: a change made on an old one is a conflict. */
  revision: column.integer().default('1'),
  createdAt: column.instant().default('now()'),
  updatedAt: column.instant().default('now()'),
  /** Since when it is in the trash. */
  deletedAt: column.instant().orNull(),
  /** Since when operators keep it from readers. */
  suspendedAt: column.instant().orNull(),
});

/** An illustration as stored. `isVisible` is the visibility predicate's answer at the moment of reading. */
export interface IllustrationRecord extends RowOf<typeof illustrations> {
  /** That of the work it belongs to. */
  rating: Rating;
  isVisible: boolean;
}

const COLUMNS = `l.id, l.user_id AS "userId", l.work_id AS "workId", l.title, l.description, l.is_open AS "isOpen",
  l.first_opened_at AS "firstOpenedAt", l.revision, l.created_at AS "createdAt", l.updated_at AS "updatedAt", l.deleted_at AS "deletedAt",
  l.suspended_at AS "suspendedAt", coalesce((SELECT w.rating FROM works w WHERE w.id = l.work_id), 'ALL_AGES') AS rating`;

const VISIBLE = `${COLUMNS}, true AS "isVisible" FROM visible_illustrations l`;
/** What a query of any illustration selects and from where, in whatever state it is. */
export const ANY = `${COLUMNS}, v.id IS NOT NULL AS "isVisible" FROM illustrations l LEFT JOIN visible_illustrations v ON v.id = l.id`;

/** Illustrations by id, whoever may see them: the policy decides. Deleted ones are included and marked. */
export async function findIllustrations(
  reader: Reader,
  ids: readonly string[],
): Promise<Map<string, IllustrationRecord>> {
  const rows = await reader.query<IllustrationRecord>('findIllustrations', `SELECT ${ANY} WHERE l.id = ANY($1)`, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The illustration, its row locked until the transaction ends. */
export async function lockIllustration(tx: Transaction, id: string): Promise<IllustrationRecord | null> {
  await illustrations.lock(tx, id);
  return (await findIllustrations(tx, [id])).get(id) ?? null;
}

const orderKey = (one: IllustrationRecord) => [one.firstOpenedAt?.toISOString() ?? '', one.id];

/** A creator's illustrations a reader can see, latest first. */
export async function listIllustrationsOfSite(
  reader: Reader,
  userId: string,
  { first, after }: PageBounds,
): Promise<Slice<IllustrationRecord>> {
  const [at, id] = after === null ? [null, null] : decodeCursor(after, ['instant', 'id']);
  const rows = await reader.query<IllustrationRecord>(
    'listIllustrationsOfSite',
    `SELECT ${VISIBLE} WHERE l.user_id = $1 AND ($3::timestamptz IS NULL OR (l.first_opened_at, l.id) < ($3::timestamptz, $4))
     ORDER BY l.first_opened_at DESC, l.id DESC LIMIT $2`,
    [userId, first + 1, at, id],
  );
  return toSlice(rows, first, orderKey);
}

/** The same part of the illustrations of each work that a reader can see, latest first. */
export async function listIllustrationsOfWorks(
  reader: Reader,
  workIds: readonly string[],
  { first, after }: PageBounds,
): Promise<Map<string, Slice<IllustrationRecord>>> {
  const [at, id] = after === null ? [null, null] : decodeCursor(after, ['instant', 'id']);
  const rows = await reader.query<IllustrationRecord>(
    'listIllustrationsOfWorks',
    `SELECT listed.* FROM unnest($1::text[]) AS asked (id) CROSS JOIN LATERAL (
       SELECT ${VISIBLE} WHERE l.work_id = asked.id AND ($3::timestamptz IS NULL OR (l.first_opened_at, l.id) < ($3::timestamptz, $4))
       ORDER BY l.first_opened_at DESC, l.id DESC LIMIT $2
     ) listed ORDER BY listed."workId", listed."firstOpenedAt" DESC, listed.id DESC`,
    [workIds, first + 1, at, id],
  );
  const byWork = Map.groupBy(rows, (row) => row.workId);
  return new Map(workIds.map((workId) => [workId, toSlice(byWork.get(workId) ?? [], first, orderKey)]));
}

/** Other illustrations of the same creator that a reader can see: those of the same work first, then the latest. */
export async function listOtherIllustrations(
  reader: Reader,
  { id, userId, workId }: IllustrationRecord,
  first: number,
): Promise<IllustrationRecord[]> {
  return reader.query<IllustrationRecord>(
    'listOtherIllustrations',
    `SELECT ${VISIBLE} WHERE l.user_id = $1 AND l.id <> $2
     ORDER BY coalesce(l.work_id = $3, false) DESC, l.first_opened_at DESC, l.id DESC LIMIT $4`,
    [userId, id, workId, first],
  );
}

/** How many illustrations of each creator a reader can see. */
export async function countIllustrationsOfSites(
  reader: Reader,
  userIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await reader.query<{ id: string; count: number }>(
    'countIllustrationsOfSites',
    'SELECT user_id AS id, count(*)::int AS count FROM visible_illustrations WHERE user_id = ANY($1) GROUP BY user_id',
    [userIds],
  );
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** How many illustrations of each work a reader can see. */
export async function countIllustrationsOfWorks(
  reader: Reader,
  workIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await reader.query<{ id: string; count: number }>(
    'countIllustrationsOfWorks',
    'SELECT work_id AS id, count(*)::int AS count FROM visible_illustrations WHERE work_id = ANY($1) GROUP BY work_id',
    [workIds],
  );
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** Deletes what has been in the trash long enough. */
export async function purgeIllustrations(tx: Transaction): Promise<void> {
  await tx.query(
    'purgeIllustrations',
    `DELETE FROM illustrations WHERE deleted_at < now() - interval '${TRASH_DAYS} days'`,
  );
}
