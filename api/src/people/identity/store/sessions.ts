import { createHash, randomBytes } from 'node:crypto';
import { column, defineTable, now, type Reader, type Transaction } from '../../../database/index.ts';
import { newId } from '../../../kernel/ids.ts';

export const refreshTokens = defineTable(
  'refresh_tokens',
  {
    tokenHash: column.bytes(),
    sessionId: column.text(),
    issuedAt: column.instant().default('now()'),
    usedAt: column.instant().orNull(),
  },
  { key: ['tokenHash'] },
);

export const sessions = defineTable('sessions', {
  id: column.text(),
  accountId: column.text(),
  createdAt: column.instant().default('now()'),
  lastUsedAt: column.instant().default('now()'),
  expiresAt: column.instant(),
  revokedAt: column.instant().orNull(),
  userAgent: column.text().default("''"),
  authenticatedAt: column.instant().orNull(),
  methods: column.texts<SignInMethod>().default("'{}'"),
});

/** What a sign-in was proved with: several where one of them alone was not enough. */
export type SignInMethod = 'PASSWORD' | 'CODE' | 'PASSKEY' | 'MAIL' | 'SOCIAL';

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
  await refreshTokens.insert(tx, { tokenHash: hashOf(token), sessionId });
  return token;
}

/**
 * Starts a session. Only the hash of its refresh token is stored: a stolen database gives no session.
 * Somebody who has a way to sign in gets one from `completeSignIn` only.
 */
export async function startSession(
  tx: Transaction,
  accountId: string,
  {
    userAgent,
    isAuthenticated,
    methods = [],
  }: { userAgent: string; isAuthenticated: boolean; methods?: readonly SignInMethod[] },
): Promise<Session> {
  const id = newId('Session');
  await tx.query(
    'insertSession',
    `INSERT INTO sessions (id, account_id, expires_at, user_agent, authenticated_at, methods)
     VALUES ($1, $2, now() + make_interval(days => ${IDLE_DAYS}), $3, CASE WHEN $4 THEN now() END, $5)`,
    [id, accountId, userAgent.slice(0, 300), isAuthenticated, methods],
  );
  return { id, accountId, refreshToken: await insertToken(tx, id) };
}

/**
 * Exchanges a refresh token for the next one. Answers null when it is unknown or its session is over.
 * A token that was exchanged before was copied by somebody: the whole session ends. As long as nobody used what it was
 * exchanged for, that answer may have been lost on the way; then it is exchanged again, and the lost one ends the session.
 */
export async function rotateSession(tx: Transaction, refreshToken: string): Promise<Session | null> {
  const [row] = await tx.query<{
    sessionId: string;
    accountId: string;
    wasUsed: boolean;
    inGrace: boolean;
    isOver: boolean;
    wasAnswerLost: boolean;
  }>(
    'lockRefreshToken',
    `SELECT s.id AS "sessionId", s.account_id AS "accountId", t.used_at IS NOT NULL AS "wasUsed",
       coalesce(t.used_at > now() - interval '${REUSE_GRACE_SECONDS} seconds', false) AS "inGrace",
       s.revoked_at IS NOT NULL OR s.expires_at < now() OR s.created_at < now() - interval '${ABSOLUTE_DAYS} days' AS "isOver",
       NOT EXISTS (SELECT 1 FROM refresh_tokens n WHERE n.session_id = s.id AND n.issued_at >= t.used_at AND n.used_at >= n.issued_at
         AND n.token_hash <> t.token_hash) AS "wasAnswerLost"
     FROM refresh_tokens t JOIN sessions s ON s.id = t.session_id WHERE t.token_hash = $1 FOR UPDATE`,
    [hashOf(refreshToken)],
  );
  if (!row || row.isOver) return null;
  if (row.wasUsed && !row.inGrace && !row.wasAnswerLost) {
    await endSession(tx, row.sessionId);
    return null;
  }
  if (row.wasUsed && !row.inGrace) {
    // Whoever comes with the lost one after all is somebody else than who came now: that ends the session as well.
    await refreshTokens.update(tx, { sessionId: row.sessionId, usedAt: null }, { usedAt: new Date(0) });
  }
  await refreshTokens.update(tx, { tokenHash: hashOf(refreshToken), usedAt: null }, { usedAt: now });
  await tx.query(
    'touchSession',
    `UPDATE sessions SET last_used_at = now(), expires_at = now() + make_interval(days => ${IDLE_DAYS}) WHERE id = $1`,
    [row.sessionId],
  );
  return { id: row.sessionId, accountId: row.accountId, refreshToken: await insertToken(tx, row.sessionId) };
}

/** Ends a session now; its refresh tokens are worthless from here on. */
export async function endSession(tx: Transaction, sessionId: string): Promise<void> {
  await sessions.update(tx, { id: sessionId, revokedAt: null }, { revokedAt: now });
}

/** Notes that the person of this session proved just now who they are, and with what. */
export async function authenticateSession(
  tx: Transaction,
  sessionId: string,
  methods: readonly SignInMethod[],
): Promise<void> {
  await sessions.update(tx, sessionId, { authenticatedAt: now, methods: [...methods] });
}

/** Whether the person of this running session proved who they are within the last seconds, by the database's clock. */
export async function isAuthenticatedWithin(reader: Reader, sessionId: string, seconds: number): Promise<boolean> {
  const rows = await reader.query(
    'isAuthenticatedWithin',
    `SELECT 1 FROM sessions WHERE id = $1 AND revoked_at IS NULL AND authenticated_at > now() - make_interval(secs => $2)`,
    [sessionId, seconds],
  );
  return rows.length > 0;
}

/** The session a refresh token belongs to, whatever its state. */
export async function findSessionId(reader: Reader, refreshToken: string): Promise<string | null> {
  return (await refreshTokens.find(reader, { tokenHash: hashOf(refreshToken) }))?.sessionId ?? null;
}

/** Condition in SQL for a session `s` that is not over. */
export const RUNNING = `s.revoked_at IS NULL AND s.expires_at > now() AND s.created_at > now() - interval '${ABSOLUTE_DAYS} days'`;

/** The running session a refresh token belongs to; the token stays as it is. */
export async function findRunningSession(
  reader: Reader,
  refreshToken: string,
): Promise<{ id: string; accountId: string } | null> {
  const [row] = await reader.query<{ id: string; accountId: string }>(
    'findRunningSession',
    `SELECT s.id, s.account_id AS "accountId" FROM refresh_tokens t JOIN sessions s ON s.id = t.session_id
     WHERE t.token_hash = $1 AND ${RUNNING}`,
    [hashOf(refreshToken)],
  );
  return row ?? null;
}

/** A session of a person, and who that is. */
export interface PersonSession {
  id: string;
  accountId: string;
  /** When the person last proved who they are. */
  authenticatedAt: Date;
  /** With what they proved it. */
  methods: SignInMethod[];
  screenName: string;
  displayName: string;
  /** Proved to be theirs: nothing else is kept as an address. Null without one. */
  email: string | null;
  /** Their picture; null without one. */
  iconImageId: string | null;
}

/** A running session of somebody with a finished profile whose account is open. */
export async function findPersonSession(reader: Reader, id: string): Promise<PersonSession | null> {
  const [row] = await reader.query<PersonSession>(
    'findPersonSession',
    `SELECT s.id, s.account_id AS "accountId", s.authenticated_at AS "authenticatedAt", s.methods,
       u.screen_name::text AS "screenName", u.display_name AS "displayName", u.icon_image_id AS "iconImageId",
       (SELECT email::text FROM auth_providers p WHERE p.account_id = a.id AND p.provider = 'EMAIL') AS email
     FROM sessions s
       JOIN accounts a ON a.id = s.account_id AND a.disabled_at IS NULL JOIN users u ON u.id = a.id
     WHERE s.id = $1 AND s.authenticated_at IS NOT NULL AND ${RUNNING}`,
    [id],
  );
  return row ?? null;
}

/** Deletes sessions a month after their end. */
export async function purgeSessions(tx: Transaction): Promise<void> {
  await tx.query(
    'purgeSessions',
    `DELETE FROM sessions WHERE coalesce(revoked_at, expires_at) < now() - interval '30 days'`,
  );
}
