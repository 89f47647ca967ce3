import { now, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import { decodeCursor, toSlice, type Slice } from '../../../kernel/cursor.ts';
import { RUNNING, sessions } from './sessions.ts';

/** A running session as its owner sees it. */
export type OwnSession = Pick<RowOf<typeof sessions>, 'id' | 'userAgent' | 'createdAt' | 'lastUsedAt'>;

/** The running sessions of an account, latest used first. */
export async function listOwnSessions(
  reader: Reader,
  accountId: string,
  first: number,
  after: string | null,
): Promise<Slice<OwnSession>> {
  const [at, id] = after === null ? [null, null] : decodeCursor(after, ['instant', 'id']);
  const rows = await reader.query<OwnSession>(
    'listOwnSessions',
    `SELECT s.id, s.user_agent AS "userAgent", s.created_at AS "createdAt", s.last_used_at AS "lastUsedAt" FROM sessions s
     WHERE s.account_id = $1 AND ${RUNNING} AND ($3::timestamptz IS NULL OR (s.last_used_at, s.id) < ($3::timestamptz, $4))
     ORDER BY s.last_used_at DESC, s.id DESC LIMIT $2`,
    [accountId, first + 1, at, id],
  );
  return toSlice(rows, first, (row) => [row.lastUsedAt.toISOString(), row.id]);
}

/** Ends a running session of an account; false when it has none of this id. */
export async function endOwnSession(tx: Transaction, accountId: string, id: string): Promise<boolean> {
  return (await sessions.update(tx, { accountId, id, revokedAt: null }, { revokedAt: now })) > 0;
}
