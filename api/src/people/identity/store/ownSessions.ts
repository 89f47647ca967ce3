import type { Reader, Transaction } from '../../../database/index.ts';
import { decodeCursor, toSlice, type Slice } from '../../../kernel/cursor.ts';
import { RUNNING } from './sessions.ts';

/** A running session as its owner sees it. */
export interface OwnSession {
  id: string;
  userAgent: string;
  createdAt: Date;
  lastUsedAt: Date;
}

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
  const rows = await tx.query(
    'endOwnSession',
    'UPDATE sessions SET revoked_at = now() WHERE account_id = $1 AND id = $2 AND revoked_at IS NULL RETURNING id',
    [accountId, id],
  );
  return rows.length > 0;
}
