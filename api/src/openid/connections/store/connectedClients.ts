import { column, defineTable, now, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import { decodeCursor, toSlice, type Slice } from '../../../kernel/cursor.ts';
import { clientColumns, type ClientRecord } from '../../clients/index.ts';

export const connectedClients = defineTable('connected_oidc_clients', {
  id: column.text(),
  accountId: column.text(),
  clientId: column.text(),
  connectedAt: column.instant().default('now()'),
  scopes: column.texts().default("'{}'"),
  refusedScopes: column.texts().default("'{}'"),
  lastUsedAt: column.instant().orNull(),
});

/** A client an account is connected with, and what the person agreed to. */
export type ConnectedClientRecord = RowOf<typeof connectedClients>;

/** The clients of an account, latest first; or only one of them. */
export async function listConnectedClients(
  reader: Reader,
  { accountId, clientId = null }: { accountId: string; clientId?: string | null },
  first: number,
  after: string | null,
): Promise<Slice<ConnectedClientRecord>> {
  const [at, id] = after === null ? [null, null] : decodeCursor(after, ['instant', 'text']);
  const rows = await reader.query<ConnectedClientRecord>(
    'listConnectedClients',
    `SELECT id, account_id AS "accountId", client_id AS "clientId", connected_at AS "connectedAt", scopes,
       refused_scopes AS "refusedScopes", last_used_at AS "lastUsedAt"
     FROM connected_oidc_clients
     WHERE account_id = $1 AND ($3::timestamptz IS NULL OR (connected_at, id) < ($3::timestamptz, $4))
       AND ($5::text IS NULL OR client_id = $5)
     ORDER BY connected_at DESC, id DESC LIMIT $2`,
    [accountId, first + 1, at, id, clientId],
  );
  return toSlice(rows, first, (row) => [row.connectedAt.toISOString(), row.id]);
}

/** A client, and what it is to a person who is asked for it. */
export interface AskedClient {
  client: ClientRecord;
  /** Null where the two are not connected. */
  connection: ConnectedClientRecord | null;
  /** Whether the client knows the session already. */
  isLoggedIn: boolean;
}

interface AskedRow extends ClientRecord {
  connectionId: string | null;
  connectedAt: Date;
  agreedScopes: string[];
  refusedScopes: string[];
  usedAt: Date | null;
  isLoggedIn: boolean;
}

const FIND_ASKED = `SELECT ${clientColumns('k')}, c.id AS "connectionId", c.connected_at AS "connectedAt",
    c.scopes AS "agreedScopes", c.refused_scopes AS "refusedScopes", c.last_used_at AS "usedAt",
    EXISTS (SELECT 1 FROM oidc_logins l WHERE l.session_id = $3 AND l.client_id = k.id AND l.ended_at IS NULL) AS "isLoggedIn"
  FROM oidc_clients k LEFT JOIN connected_oidc_clients c ON c.client_id = k.id AND c.account_id = $2
  WHERE k.id = $1`;

/** A client with what it is to the person of a session, in one statement; null where none is registered. */
export async function findAskedClient(
  reader: Reader,
  { clientId, accountId, sessionId }: { clientId: string; accountId: string; sessionId: string },
): Promise<AskedClient | null> {
  const [row] = await reader.query<AskedRow>('findAskedClient', FIND_ASKED, [clientId, accountId, sessionId]);
  if (!row) return null;
  const { connectionId: id, connectedAt, agreedScopes: scopes, refusedScopes, usedAt, isLoggedIn, ...client } = row;
  const connection =
    id === null ? null : { id, accountId, clientId, connectedAt, scopes, refusedScopes, lastUsedAt: usedAt };
  return { client, connection, isLoggedIn };
}

/** The connection of an account with a client, locked; null when they have none. */
export const lockConnection = (
  tx: Transaction,
  accountId: string,
  clientId: string,
): Promise<ConnectedClientRecord | null> => connectedClients.lock(tx, { accountId, clientId });

/** Writes what a person agreed to for a client, used now. Answers the id, which stays where one is. */
export async function writeConnection(
  tx: Transaction,
  connection: Pick<ConnectedClientRecord, 'id' | 'accountId' | 'clientId' | 'scopes' | 'refusedScopes'>,
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    'writeConnection',
    `INSERT INTO connected_oidc_clients (id, account_id, client_id, scopes, refused_scopes, last_used_at)
     VALUES ($1, $2, $3, $4, $5, now())
     ON CONFLICT (account_id, client_id) DO UPDATE
       SET scopes = excluded.scopes, refused_scopes = excluded.refused_scopes, last_used_at = now()
     RETURNING id`,
    [connection.id, connection.accountId, connection.clientId, connection.scopes, connection.refusedScopes],
  );
  if (!row) throw new Error('a connection vanished while it was written');
  return row.id;
}

/** Notes that a client did something for its user. */
export const noteUseOfConnection = async (tx: Transaction, id: string): Promise<void> => {
  await connectedClients.update(tx, id, { lastUsedAt: now });
};

/** Ends a connection and answers with which client; null when the account has none of this id. */
export async function deleteConnectedClient(tx: Transaction, accountId: string, id: string): Promise<string | null> {
  const connection = await connectedClients.lock(tx, { accountId, id });
  if (!connection) return null;
  await connectedClients.delete(tx, id);
  return connection.clientId;
}
