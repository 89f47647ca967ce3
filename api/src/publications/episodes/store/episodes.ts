import { TRASH_DAYS } from '../../../kernel/trash.ts';
import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import type { Rating } from '../../works/index.ts';
import { decodeCursor, toSlice, type Slice } from '../../../kernel/cursor.ts';

export type EpisodeStatus = 'DRAFT' | 'SCHEDULED' | 'FAN_ONLY' | 'PUBLIC' | 'SUSPENDED';
export type StartPosition = 'FORMER' | 'LATTER';

export const episodes = defineTable('episodes', {
  id: column.text(),
  workId: column.text(),
  title: column.text().default("''"),
  /** Order in the work, from 1, with holes; the number that readers see is counted. */
  position: column.integer(),
  status: column.text<EpisodeStatus>().default("'DRAFT'"),
  /** When it came out, or will; null for drafts. */
  publishAt: column.instant().orNull(),
  /** Where page 1 sits in a spread. */
  startPosition: column.text<StartPosition>().default("'FORMER'"),
  afterword: column.text().default("''"),
  thumbnailImageId: column.text().orNull(),
  revision: column.integer().default('1'),
  createdAt: column.instant().default('now()'),
  updatedAt: column.instant().default('now()'),
  deletedAt: column.instant().orNull(),
  /** When the pages were told of a scheduled publication that had come. */
  announcedAt: column.instant().orNull(),
  /** The status before it was suspended; null where it is not. */
  suspendedFrom: column.text<EpisodeStatus>().orNull(),
  /** When it last went from readers back to draft. */
  withdrawnAt: column.instant().orNull(),
  /** When it had come out by then. */
  withdrawnPublishAt: column.instant().orNull(),
  /** In yen with tax; null where it is free. */
  price: column.integer().orNull(),
  /** How many pages of a paid one everybody reads; null where it is free. */
  pagesChargedFrom: column.integer().orNull(),
  /** What the creator says to whoever stands before the paywall. */
  salesAppeal: column.text().default("''"),
  /** Since when it is there for its buyers and its creator alone; null where it is not. */
  archivedAt: column.instant().orNull(),
});

/**
 * An episode as it stands at the moment of reading: a scheduled one whose instant has passed has the status PUBLIC,
 * whether or not a worker has told the pages yet. `isVisible` is the visibility predicate's answer.
 */
export interface EpisodeRecord extends Omit<
  RowOf<typeof episodes>,
  'announcedAt' | 'suspendedFrom' | 'withdrawnAt' | 'withdrawnPublishAt'
> {
  /** The creator of the work. */
  userId: string;
  /** Of the work. */
  rating: Rating;
  isVisible: boolean;
  /** Whether its buyers may read it, whatever became of it for everybody else. */
  staysForBuyers: boolean;
}

const EPISODE_COLUMNS = `e.id, e.work_id AS "workId", e.title, e.position,
  CASE WHEN e.status = 'SCHEDULED' AND e.publish_at <= now() THEN 'PUBLIC' ELSE e.status END AS status,
  e.publish_at AS "publishAt", e.start_position AS "startPosition", e.afterword, e.thumbnail_image_id AS "thumbnailImageId",
  e.revision, e.created_at AS "createdAt", e.updated_at AS "updatedAt", coalesce(e.deleted_at, w.deleted_at) AS "deletedAt",
  e.price, e.pages_charged_from AS "pagesChargedFrom", e.sales_appeal AS "salesAppeal", e.archived_at AS "archivedAt"`;

const ANY = `${EPISODE_COLUMNS}, w.user_id AS "userId", w.rating, v.id IS NOT NULL AS "isVisible",
  e.status IN ('SCHEDULED', 'FAN_ONLY', 'PUBLIC') AND e.publish_at <= now() AND w.suspended_at IS NULL AS "staysForBuyers"
  FROM episodes e JOIN works w ON w.id = e.work_id LEFT JOIN visible_episodes v ON v.id = e.id`;
const VISIBLE = `${EPISODE_COLUMNS}, w.user_id AS "userId", w.rating, true AS "isVisible", true AS "staysForBuyers" FROM visible_episodes e JOIN works w ON w.id = e.work_id`;

/**
 * Episodes by id, whoever may see them: the policy decides. Those in the trash, or of a work in the trash, are not there
 * unless somebody bought them.
 */
export async function findEpisodes(reader: Reader, ids: readonly string[]): Promise<Map<string, EpisodeRecord>> {
  const rows = await reader.query<EpisodeRecord>(
    'findEpisodes',
    `SELECT ${ANY} WHERE e.id = ANY($1) AND (e.deleted_at IS NULL AND w.deleted_at IS NULL
       OR EXISTS (SELECT FROM bought_episodes b WHERE b.episode_id = e.id))`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** An episode by id, also from the trash. */
export async function findEpisodeInTrash(reader: Reader, id: string): Promise<EpisodeRecord | null> {
  const [row] = await reader.query<EpisodeRecord>('findEpisodeInTrash', `SELECT ${ANY} WHERE e.id = $1`, [id]);
  return row ?? null;
}

/** Those of some episodes that belong to a work, also from the trash. */
export async function listEpisodesOfWork(
  reader: Reader,
  workId: string,
  ids: readonly string[],
): Promise<Map<string, EpisodeRecord>> {
  const rows = await reader.query<EpisodeRecord>(
    'listEpisodesOfWork',
    `SELECT ${ANY} WHERE e.work_id = $1 AND e.id = ANY($2) ORDER BY e.position`,
    [workId, ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Which part of a list of episodes is asked for. */
export interface EpisodesAsked {
  first: number;
  after: string | null;
  newestFirst: boolean;
}

/** The same part of the episodes that readers can see of each work, in reading order or newest first. */
export async function listVisibleEpisodes(
  reader: Reader,
  workIds: readonly string[],
  { first, after, newestFirst }: EpisodesAsked,
): Promise<Map<string, Slice<EpisodeRecord>>> {
  const [position] = after === null ? [null] : decodeCursor(after, ['place']);
  const direction = newestFirst ? 'DESC' : 'ASC';
  const rows = await reader.query<EpisodeRecord>(
    'listVisibleEpisodes',
    `SELECT listed.* FROM unnest($1::text[]) AS asked (id) CROSS JOIN LATERAL (
       SELECT ${VISIBLE} WHERE e.work_id = asked.id AND ($3::int IS NULL OR e.position ${newestFirst ? '<' : '>'} $3)
       ORDER BY e.position ${direction} LIMIT $2
     ) listed ORDER BY listed."workId", listed.position ${direction}`,
    [workIds, first + 1, position],
  );
  const byWork = Map.groupBy(rows, (row) => row.workId);
  return new Map(workIds.map((id) => [id, toSlice(byWork.get(id) ?? [], first, (episode) => [episode.position])]));
}

/** All episodes of a work that are not in the trash, in order. For the owner only. */
export async function listAllEpisodes(
  reader: Reader,
  workId: string,
  first: number,
  after: string | null,
): Promise<Slice<EpisodeRecord>> {
  const [position] = after === null ? [null] : decodeCursor(after, ['place']);
  const rows = await reader.query<EpisodeRecord>(
    'listAllEpisodes',
    `SELECT ${ANY} WHERE e.work_id = $1 AND e.deleted_at IS NULL AND ($3::int IS NULL OR e.position > $3) ORDER BY e.position LIMIT $2`,
    [workId, first + 1, position],
  );
  return toSlice(rows, first, (episode) => [episode.position]);
}

/** How many episodes of each work readers can see. */
export async function countVisibleEpisodes(reader: Reader, workIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await reader.query<{ workId: string; count: number }>(
    'countVisibleEpisodes',
    'SELECT work_id AS "workId", count(*)::int AS count FROM visible_episodes WHERE work_id = ANY($1) GROUP BY work_id',
    [workIds],
  );
  return new Map(rows.map((row) => [row.workId, row.count]));
}

/** The latest edited episodes of all works of a creator, whatever their state; not those in the trash. */
export const listLatestEdited = (reader: Reader, userId: string, count: number): Promise<EpisodeRecord[]> =>
  reader.query<EpisodeRecord>(
    'listLatestEdited',
    `SELECT ${ANY} WHERE w.user_id = $1 AND w.deleted_at IS NULL AND e.deleted_at IS NULL
     ORDER BY e.updated_at DESC, e.id DESC LIMIT $2`,
    [userId, count],
  );

/** What of a creator's will be public by itself, the next first. */
export const listScheduled = (reader: Reader, userId: string, count: number): Promise<EpisodeRecord[]> =>
  reader.query<EpisodeRecord>(
    'listScheduled',
    `SELECT ${ANY} WHERE w.user_id = $1 AND w.deleted_at IS NULL AND e.deleted_at IS NULL
       AND e.status = 'SCHEDULED' AND e.publish_at > now() ORDER BY e.publish_at, e.id LIMIT $2`,
    [userId, count],
  );

/** The first episode of each work that readers can see. */
export async function findFirstEpisodes(
  reader: Reader,
  workIds: readonly string[],
): Promise<Map<string, EpisodeRecord>> {
  const rows = await reader.query<EpisodeRecord>(
    'findFirstEpisodes',
    `SELECT DISTINCT ON (e.work_id) ${VISIBLE} WHERE e.work_id = ANY($1) ORDER BY e.work_id, e.position`,
    [workIds],
  );
  return new Map(rows.map((row) => [row.workId, row]));
}

/** How many episodes of a work are not in the trash, drafts among them. */
export async function countAllEpisodes(reader: Reader, workId: string): Promise<number> {
  const [row] = await reader.query<{ count: number }>(
    'countAllEpisodes',
    'SELECT count(*)::int AS count FROM episodes WHERE work_id = $1 AND deleted_at IS NULL',
    [workId],
  );
  return row?.count ?? 0;
}

/**
 * Takes an episode down, or gives it back the status it had before. Answers whether that changed anything.
 */
export async function setSuspended(tx: Transaction, id: string, isSuspended: boolean): Promise<boolean> {
  const moved = await tx.query(
    isSuspended ? 'suspendEpisode' : 'liftSuspensionOfEpisode',
    isSuspended
      ? `UPDATE episodes SET suspended_from = status, status = 'SUSPENDED', revision = revision + 1
         WHERE id = $1 AND status <> 'SUSPENDED' RETURNING id`
      : `UPDATE episodes SET status = coalesce(suspended_from, 'DRAFT'), suspended_from = NULL, revision = revision + 1
         WHERE id = $1 AND status = 'SUSPENDED' RETURNING id`,
    [id],
  );
  return moved.length > 0;
}

/** A scheduled episode whose instant has passed, and which no worker told the pages about. */
export type DueEpisode = Pick<EpisodeRecord, 'id' | 'workId'>;

/** Episodes that are due, the earliest first. */
export const listDueEpisodes = (reader: Reader, count: number): Promise<DueEpisode[]> =>
  reader.query<DueEpisode>(
    'listDueEpisodes',
    `SELECT id, work_id AS "workId" FROM episodes WHERE status = 'SCHEDULED' AND publish_at <= now() AND deleted_at IS NULL
     ORDER BY publish_at LIMIT $1`,
    [count],
  );

/** Writes down that a due episode is public; answers whether it was due still, which one worker alone is told. */
export async function claimDueEpisode(tx: Transaction, id: string): Promise<boolean> {
  const claimed = await tx.query(
    'claimDueEpisode',
    `UPDATE episodes SET status = 'PUBLIC', announced_at = now()
     WHERE id = $1 AND status = 'SCHEDULED' AND publish_at <= now() AND deleted_at IS NULL RETURNING id`,
    [id],
  );
  return claimed.length > 0;
}

/** Deletes what has been in the trash long enough, but what somebody bought. */
export async function purgeEpisodes(tx: Transaction): Promise<void> {
  await tx.query(
    'purgeEpisodes',
    `DELETE FROM episodes e WHERE e.deleted_at < now() - interval '${TRASH_DAYS} days'
       AND NOT EXISTS (SELECT FROM purchases b WHERE b.episode_id = e.id AND b.status = 'COMPLETED')`,
  );
}
