import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import { decodeCursor, toSlice, type Slice } from '../../../kernel/cursor.ts';

export const connectedClients = defineTable('connected_oidc_clients', {
  id: column.text(),
  accountId: column.text(),
  clientId: column.text(),
  connectedAt: column.instant().default('now()'),
});

/** An application an account is signed in to. */
export type ConnectedClientRecord = Omit<RowOf<typeof connectedClients>, 'accountId'>;

/** The applications of an account, latest first. */
export async function listConnectedClients(
  reader: Reader,
  accountId: string,
  first: number,
  after: string | null,
): Promise<Slice<ConnectedClientRecord>> {
  const [at, id] = after === null ? [null, null] : decodeCursor(after, ['instant', 'text']);
  const rows = await reader.query<ConnectedClientRecord>(
    'listConnectedClients',
    `SELECT id, client_id AS "clientId", connected_at AS "connectedAt" FROM connected_oidc_clients
     WHERE account_id = $1 AND ($3::timestamptz IS NULL OR (connected_at, id) < ($3::timestamptz, $4))
     ORDER BY connected_at DESC, id DESC LIMIT $2`,
    [accountId, first + 1, at, id],
  );
  return toSlice(rows, first, (row) => [row.connectedAt.toISOString(), row.id]);
}

/** Ends the connection of an account to an application; false when there is none of this id. */
export async function deleteConnectedClient(tx: Transaction, accountId: string, id: string): Promise<boolean> {
  return (await connectedClients.delete(tx, { accountId, id })) > 0;
}
