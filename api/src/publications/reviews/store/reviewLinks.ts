import { column, defineTable, now, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import type { LinkFacts } from '../policy.ts';

export const reviewLinks = defineTable('review_links', {
  id: column.uuid().default('gen_random_uuid()'),
  episodeId: column.text(),
  /** For whom it is; for its creator alone. */
  name: column.text(),
  tokenHash: column.bytes(),
  /** Null where the URL alone opens it. */
  passwordHash: column.text().orNull(),
  expiresAt: column.instant(),
  /** When its creator ended it. */
  revokedAt: column.instant().orNull(),
  /** How often somebody else than the creator opened it. */
  openedCount: column.integer().default('0'),
  lastOpenedAt: column.instant().orNull(),
  createdAt: column.instant().default('now()'),
});

/** A link as its creator sees it. */
export interface ReviewLinkRecord extends Omit<RowOf<typeof reviewLinks>, 'tokenHash' | 'passwordHash'> {
  hasPassword: boolean;
}

/** A link as somebody comes with its token. */
export interface OpenedLink extends LinkFacts, Pick<RowOf<typeof reviewLinks>, 'id' | 'episodeId' | 'passwordHash'> {
  /** The creator. */
  userId: string;
}

const COLUMNS = `l.id, l.episode_id AS "episodeId", l.name, l.password_hash IS NOT NULL AS "hasPassword", l.expires_at AS "expiresAt",
  l.revoked_at AS "revokedAt", l.opened_count AS "openedCount", l.last_opened_at AS "lastOpenedAt", l.created_at AS "createdAt"`;

/** Links that still open and links that ended, newest first; more than this are not shown. */
const SHOWN = 50;

/** The link of a token, with everything that decides whether it opens. */
export async function findLinkByToken(reader: Reader, tokenHash: Buffer): Promise<OpenedLink | null> {
  const [row] = await reader.query<OpenedLink>(
    'findReviewLinkByToken',
    `SELECT l.id, l.episode_id AS "episodeId", w.user_id AS "userId", l.password_hash AS "passwordHash", l.expires_at AS "expiresAt",
       l.revoked_at IS NOT NULL AS "isRevoked", e.deleted_at IS NOT NULL OR w.deleted_at IS NOT NULL AS "isInTrash",
       e.status = 'SUSPENDED' OR w.suspended_at IS NOT NULL AS "isTakenDown", a.disabled_at IS NOT NULL AS "isCreatorAway"
     FROM review_links l JOIN episodes e ON e.id = l.episode_id JOIN works w ON w.id = e.work_id JOIN accounts a ON a.id = w.user_id
     WHERE l.token_hash = $1`,
    [tokenHash],
  );
  return row ?? null;
}

/** A link by id, whoever may see it: the policy decides. */
export async function findReviewLink(reader: Reader, id: string): Promise<ReviewLinkRecord | null> {
  const [row] = await reader.query<ReviewLinkRecord>(
    'findReviewLink',
    `SELECT ${COLUMNS} FROM review_links l WHERE l.id = $1`,
    [id],
  );
  return row ?? null;
}

/** The links of episodes, newest first. */
export async function listReviewLinks(
  reader: Reader,
  episodeIds: readonly string[],
): Promise<Map<string, ReviewLinkRecord[]>> {
  const rows = await reader.query<ReviewLinkRecord>(
    'listReviewLinks',
    `SELECT l.* FROM unnest($1::text[]) AS asked (id) CROSS JOIN LATERAL (
       SELECT ${COLUMNS} FROM review_links l WHERE l.episode_id = asked.id ORDER BY l.created_at DESC, l.id LIMIT ${SHOWN}) l`,
    [episodeIds],
  );
  return Map.groupBy(rows, (row) => row.episodeId);
}

/** How many links of an episode open now; others who make links to it wait until the transaction ends. */
export async function countOpenLinksLocked(tx: Transaction, episodeId: string): Promise<number> {
  await tx.query('lockReviewedEpisode', 'SELECT 1 FROM episodes WHERE id = $1 FOR UPDATE', [episodeId]);
  const [row] = await tx.query<{ count: number }>(
    'countOpenReviewLinks',
    'SELECT count(*)::int AS count FROM review_links WHERE episode_id = $1 AND revoked_at IS NULL AND expires_at > now()',
    [episodeId],
  );
  return row?.count ?? 0;
}

/** What a new link is made of; `days` from now it ends. */
export interface NewReviewLink extends Pick<
  RowOf<typeof reviewLinks>,
  'episodeId' | 'name' | 'tokenHash' | 'passwordHash'
> {
  days: number;
}

/** Writes a new link. Answers its id. */
export async function insertReviewLink(tx: Transaction, link: NewReviewLink): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    'insertReviewLink',
    `INSERT INTO review_links (episode_id, name, token_hash, password_hash, expires_at)
     VALUES ($1, $2, $3, $4, now() + make_interval(days => $5)) RETURNING id`,
    [link.episodeId, link.name, link.tokenHash, link.passwordHash, link.days],
  );
  return row?.id ?? '';
}

/** Ends a link; one that ended already stays as it is. */
export async function endReviewLink(tx: Transaction, id: string): Promise<void> {
  await reviewLinks.update(tx, { id, revokedAt: null }, { revokedAt: now });
}

/** Counts one opening. */
export async function countOpening(tx: Transaction, id: string): Promise<void> {
  await tx.query(
    'countReviewOpening',
    'UPDATE review_links SET opened_count = opened_count + 1, last_opened_at = now() WHERE id = $1',
    [id],
  );
}

/** Deletes the links to all episodes of a creator, and the notes made through them. */
export async function deleteLinksOf(tx: Transaction, userId: string): Promise<void> {
  await tx.query(
    'deleteLinksOf',
    `DELETE FROM review_links l USING episodes e JOIN works w ON w.id = e.work_id WHERE e.id = l.episode_id AND w.user_id = $1`,
    [userId],
  );
}
