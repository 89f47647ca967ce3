import type { Reader, Transaction } from '../../../database/index.ts';
import { endSessionsOf } from '../../identity/index.ts';

/** What goes with an account, counted for the person who is about to delete it. */
export interface DeletionSummary {
  works: number;
  episodes: number;
  illustrations: number;
  comments: number;
  likes: number;
  bookmarks: number;
  watchers: number;
}

/** Counts what goes with an account. What lies in the trash goes too and counts. */
export async function summarizeDeletion(reader: Reader, accountId: string): Promise<DeletionSummary> {
  const [row] = await reader.query<DeletionSummary>(
    'summarizeDeletion',
    `SELECT (SELECT count(*)::int FROM works WHERE user_id = $1) AS works,
       (SELECT count(*)::int FROM episodes e JOIN works w ON w.id = e.work_id WHERE w.user_id = $1) AS episodes,
       (SELECT count(*)::int FROM illustrations WHERE user_id = $1) AS illustrations,
       (SELECT count(*)::int FROM comments WHERE account_id = $1 AND deleted_at IS NULL)
         + (SELECT count(*)::int FROM yawaraka_comments WHERE account_id = $1) AS comments,
       (SELECT coalesce(sum(count), 0)::int FROM likes WHERE account_id = $1) AS likes,
       (SELECT count(*)::int FROM bookmarks WHERE account_id = $1) AS bookmarks,
       (SELECT count(*)::int FROM watches WHERE user_id = $1) AS watchers`,
    [accountId],
  );
  if (!row) throw new Error('counting answers one row');
  return row;
}

/** Closes the account for everybody else from now on and ends all its sessions. Answers when it was asked for. */
export async function startLeaving(tx: Transaction, accountId: string): Promise<Date | null> {
  const [row] = await tx.query<{ requestedAt: Date }>(
    'startLeaving',
    `UPDATE accounts SET deletion_requested_at = now(), disabled_at = now()
     WHERE id = $1 AND disabled_at IS NULL RETURNING deletion_requested_at AS "requestedAt"`,
    [accountId],
  );
  await endSessionsOf(tx, accountId, null);
  return row?.requestedAt ?? null;
}

/** Accounts whose days are over; from here on nobody can take it back. */
export async function claimLeftAccounts(reader: Reader, daysToStay: number): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(
    'claimLeftAccounts',
    `UPDATE accounts SET deletion_started_at = coalesce(deletion_started_at, now())
     WHERE deletion_requested_at < now() - make_interval(days => $1) RETURNING id`,
    [daysToStay],
  );
  return rows.map((row) => row.id);
}

/** The pictures of an account. */
export async function listPictures(reader: Reader, accountId: string): Promise<string[]> {
  const rows = await reader.query<{ id: string }>('listPictures', 'SELECT id FROM images WHERE owner_id = $1', [
    accountId,
  ]);
  return rows.map((row) => row.id);
}

/** What a linked card may have been drawn of: the creator, works, episodes, illustrations. */
export async function listCardSubjects(reader: Reader, accountId: string): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(
    'listCardSubjects',
    `SELECT $1::text AS id UNION ALL SELECT id FROM works WHERE user_id = $1
     UNION ALL SELECT e.id FROM episodes e JOIN works w ON w.id = e.work_id WHERE w.user_id = $1
     UNION ALL SELECT id FROM illustrations WHERE user_id = $1`,
    [accountId],
  );
  return rows.map((row) => row.id);
}
