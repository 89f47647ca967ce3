import { column, defineTable, now, type Reader, type Transaction } from '../../../database/index.ts';

export const oidcLogins = defineTable(
  'oidc_logins',
  {
    sessionId: column.text(),
    clientId: column.text(),
    accountId: column.text(),
    sid: column.text(),
    loggedInAt: column.instant().default('now()'),
    endedAt: column.instant().orNull(),
    tries: column.integer().default('0'),
    nextTryAt: column.instant().default('now()'),
  },
  { key: ['sessionId', 'clientId'] },
);

/** Ends what a client knows of the sessions of an account: it is told of each. */
export const endLogins = async (tx: Transaction, accountId: string, clientId: string): Promise<void> => {
  await oidcLogins.update(tx, { accountId, clientId, endedAt: null }, { endedAt: now });
};

/** Notes under which id a client knows a session. Its end is told as often as that of the first sign-in. */
export async function writeLogin(
  reader: Reader,
  login: { sessionId: string; clientId: string; accountId: string; sid: string },
): Promise<void> {
  await reader.query(
    'writeLogin',
    `INSERT INTO oidc_logins (session_id, client_id, account_id, sid) VALUES ($1, $2, $3, $4)
     ON CONFLICT (session_id, client_id) DO UPDATE SET logged_in_at = now(), ended_at = NULL, tries = 0, next_try_at = now()`,
    [login.sessionId, login.clientId, login.accountId, login.sid],
  );
}

/** A client to be told that a session it knows is over. */
export interface DueLogout {
  sessionId: string;
  clientId: string;
  accountId: string;
  sid: string;
}

/** How often a client that does not answer is told: the last time two hours after the first. */
const TRIES = 8;

/**
 * Takes logouts that are due for a minute each, so that no other process sends them meanwhile: of sessions that ended, and of
 * connections that did. The waits double; after the last try the client has to find out by itself.
 */
export const claimDueLogouts = (tx: Transaction, count: number): Promise<DueLogout[]> =>
  tx.query<DueLogout>(
    'claimDueLogouts',
    `UPDATE oidc_logins l SET tries = tries + 1, next_try_at = now() + make_interval(mins => (2 ^ tries)::int)
     WHERE (session_id, client_id) IN (
       SELECT d.session_id, d.client_id FROM oidc_logins d LEFT JOIN sessions s ON s.id = d.session_id
       WHERE d.next_try_at <= now() AND d.tries < ${TRIES} AND (d.ended_at IS NOT NULL OR s.id IS NULL OR s.revoked_at IS NOT NULL)
       ORDER BY d.next_try_at LIMIT $1 FOR UPDATE OF d SKIP LOCKED)
     RETURNING session_id AS "sessionId", client_id AS "clientId", account_id AS "accountId", sid`,
    [count],
  );

/** The client knows: nothing is left to tell. One who signed in meanwhile stays. */
export async function forgetLogin(tx: Transaction, { sessionId, clientId }: DueLogout): Promise<void> {
  await tx.query(
    'forgetLogin',
    `DELETE FROM oidc_logins l WHERE session_id = $1 AND client_id = $2
       AND (ended_at IS NOT NULL OR NOT EXISTS (SELECT 1 FROM sessions s WHERE s.id = l.session_id AND s.revoked_at IS NULL))`,
    [sessionId, clientId],
  );
}

/** Deletes what nobody can be told of any more. */
export async function deleteOldLogins(tx: Transaction): Promise<void> {
  await tx.query(
    'deleteOldLogins',
    `DELETE FROM oidc_logins WHERE tries >= ${TRIES} OR logged_in_at < now() - interval '400 days'`,
  );
}
