import { notNull, now, type Reader, type Transaction } from '../../../database/index.ts';
import { newId } from '../../../kernel/ids.ts';
import { shownTo } from '../../../people/moderation/index.ts';
import { COMMENT, comments, type CommentRecord, type HoldReason } from './comments.ts';

/** Characters nobody sees, by which a word could be torn apart. */
const UNSEEN = String.raw`[\u00ad\u200b-\u200d\u2060]`;

/** Why a comment of a reader has to wait on the works of a creator; null when it stands at once. */
export async function findHoldReason(reader: Reader, userId: string, body: string): Promise<HoldReason | null> {
  const [row] = await reader.query<{ reason: HoldReason | null }>(
    'findHoldReason',
    `SELECT CASE WHEN EXISTS (SELECT FROM comment_filter_words k WHERE k.user_id = s.user_id AND position(k.folded IN fold_word(regexp_replace($2, '${UNSEEN}', '', 'g'))) > 0)
       THEN 'FILTERED_WORD' WHEN s.holds_comments THEN 'ALL_WAIT' END AS reason
     FROM sites s WHERE s.user_id = $1`,
    [userId, body],
  );
  return row?.reason ?? null;
}

/** Lets a comment stand that waits; false when it does not wait (any more). */
export async function writeApproval(tx: Transaction, id: string): Promise<boolean> {
  return (await comments.update(tx, { id, heldBecause: notNull, deletedAt: null }, { heldBecause: null })) > 0;
}

/** Pins a comment; what was pinned on its episode before is not any more. */
export async function writePin(tx: Transaction, { id, episodeId }: CommentRecord): Promise<void> {
  // Two pins at once wait here for each other.
  await tx.query('lockPins', 'SELECT 1 FROM episodes WHERE id = $1 FOR NO KEY UPDATE', [episodeId]);
  await comments.update(tx, { episodeId, pinnedAt: notNull }, { pinnedAt: null });
  await comments.update(tx, { id, deletedAt: null }, { pinnedAt: now });
}

/** Takes the pin off a comment. */
export async function removePin(tx: Transaction, id: string): Promise<void> {
  await comments.update(tx, id, { pinnedAt: null });
}

/** The comments pinned on episodes, by episode, unless they are hidden for who asks. */
export async function findPinnedComments(
  reader: Reader,
  episodeIds: readonly string[],
  accountId: string | null,
): Promise<Map<string, CommentRecord>> {
  const rows = await reader.query<CommentRecord>(
    'findPinnedComments',
    `SELECT ${COMMENT} WHERE c.episode_id = ANY($1) AND c.pinned_at IS NOT NULL AND ${shownTo(accountId, '$2')}`,
    [episodeIds, accountId],
  );
  return new Map(rows.map((row) => [row.episodeId, row]));
}

/** The creator's answers to comments, by what they answer, as far as they are not hidden for who asks. */
export async function findReplies(
  reader: Reader,
  ids: readonly string[],
  accountId: string | null,
): Promise<Map<string, CommentRecord>> {
  const rows = await reader.query<CommentRecord & { replyToId: string }>(
    'findReplies',
    `SELECT ${COMMENT} WHERE c.reply_to_id = ANY($1) AND c.deleted_at IS NULL AND ${shownTo(accountId, '$2')}`,
    [ids, accountId],
  );
  return new Map(rows.map((row) => [row.replyToId, row]));
}

/** Writes the creator's answer to a comment, or changes the one there is. `isNew` says which. */
export async function writeReply(
  tx: Transaction,
  { id, episodeId }: CommentRecord,
  accountId: string,
  body: string,
): Promise<{ id: string; isNew: boolean }> {
  const [row] = await tx.query<{ id: string; isNew: boolean }>(
    'writeReply',
    `INSERT INTO comments (id, episode_id, account_id, body, reply_to_id) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (reply_to_id) WHERE deleted_at IS NULL DO UPDATE SET body = excluded.body
     RETURNING id, id = $1 AS "isNew"`,
    [newId('DaredemoComment'), episodeId, accountId, body, id],
  );
  if (!row) throw new Error('An answer was not written.');
  return row;
}
