import { createHash, randomBytes } from 'node:crypto';
import type { Reader, Transaction } from '../../database/index.ts';
import { newId } from '../../kernel/ids.ts';

/** A session ends 60 days after its last use, and a year after it began whatever happens. */
const IDLE_DAYS = 60;
const ABSOLUTE_DAYS = 365;
/** Two tabs that refresh at once, or a lost answer, may present the token that was just replaced. */
const REUSE_GRACE_SECONDS = 10;

export interface Session {
  id: string;
  accountId: string;
  refreshToken: string;
}

const newRefreshToken = (): string => randomBytes(32).toString('base64url');
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

async function insertToken(tx: Transaction, sessionId: string): Promise<string> {
  const token = newRefreshToken();
  await tx.query('insertRefreshToken', 'INSERT INTO refresh_tokens (token_hash, session_id) VALUES ($1, $2)', [
    hashOf(token),
    sessionId,
  ]);
  return token;
}

/** Starts a session. Only the hash of its refresh token is stored: a stolen database gives no session. */
export async function startSession(tx: Transaction, accountId: string, userAgent: string): Promise<Session> {
  const id = newId('Session');
  await tx.query(
    'insertSession',
    `INSERT INTO sessions (id, account_id, expires_at, user_agent) VALUES ($1, $2, now() + make_interval(days => ${IDLE_DAYS}), $3)`,
    [id, accountId, userAgent.slice(0, 300)],
  );
  return { id, accountId, refreshToken: await insertToken(tx, id) };
}

/**
 * Exchanges a refresh token for the next one. Answers null when it is unknown or its session is over.
 * A token that was exchanged before was copied by somebody: the whole session ends.
 */
export async function rotateSession(tx: Transaction, refreshToken: string): Promise<Session | null> {
  const [row] = await tx.query<{
    sessionId: string;
    accountId: string;
    wasUsed: boolean;
    inGrace: boolean;
    isOver: boolean;
  }>(
    'lockRefreshToken',
    `SELECT s.id AS "sessionId", s.account_id AS "accountId", t.used_at IS NOT NULL AS "wasUsed",
       coalesce(t.used_at > now() - interval '${REUSE_GRACE_SECONDS} seconds', false) AS "inGrace",
       s.revoked_at IS NOT NULL OR s.expires_at < now() OR s.created_at < now() - interval '${ABSOLUTE_DAYS} days' AS "isOver"
     FROM refresh_tokens t JOIN sessions s ON s.id = t.session_id WHERE t.token_hash = $1 FOR UPDATE`,
    [hashOf(refreshToken)],
  );
  if (!row || row.isOver) return null;
  if (row.wasUsed && !row.inGrace) {
    await endSession(tx, row.sessionId);
    return null;
  }
  await tx.query(
    'useRefreshToken',
    'UPDATE refresh_tokens SET used_at = coalesce(used_at, now()) WHERE token_hash = $1',
    [hashOf(refreshToken)],
  );
  await tx.query(
    'touchSession',
    `UPDATE sessions SET last_used_at = now(), expires_at = now() + make_interval(days => ${IDLE_DAYS}) WHERE id = $1`,
    [row.sessionId],
  );
  return { id: row.sessionId, accountId: row.accountId, refreshToken: await insertToken(tx, row.sessionId) };
}

/** Ends a session now; its refresh tokens are worthless from here on. */
export async function endSession(tx: Transaction, sessionId: string): Promise<void> {
  await tx.query('endSession', 'UPDATE sessions SET revoked_at = coalesce(revoked_at, now()) WHERE id = $1', [
    sessionId,
  ]);
}

/** The session a refresh token belongs to, whatever its state. */
export async function findSessionId(reader: Reader, refreshToken: string): Promise<string | null> {
  const [row] = await reader.query<{ sessionId: string }>(
    'findSessionId',
    'SELECT session_id AS "sessionId" FROM refresh_tokens WHERE token_hash = $1',
    [hashOf(refreshToken)],
  );
  return row?.sessionId ?? null;
}
