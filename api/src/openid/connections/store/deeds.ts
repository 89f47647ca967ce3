import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import { decodeCursor, toSlice, type Slice } from '../../../kernel/cursor.ts';

export const oidcDeeds = defineTable('oidc_deeds', {
  id: column.bigint().counted(),
  accountId: column.text(),
  clientId: column.text(),
  clientName: column.text(),
  deed: column.text<'CONNECTED' | 'CHANGED' | 'SIGNED_IN' | 'REFUSED' | 'WROTE' | 'REUSED' | 'DISCONNECTED'>(),
  detail: column.text().default("''"),
  occurredAt: column.instant().default('now()'),
});

/** Something that happened between a person and a client. */
export type ClientDeed = RowOf<typeof oidcDeeds>;

/** Writes down what happened between a person and a client; the client's name is kept with it. */
export async function writeDeed(
  tx: Transaction,
  { accountId, clientId, deed, detail = '' }: Pick<ClientDeed, 'accountId' | 'clientId' | 'deed'> & { detail?: string },
): Promise<void> {
  await tx.query(
    'writeDeed',
    `INSERT INTO oidc_deeds (account_id, client_id, client_name, deed, detail)
     SELECT $1, c.id, c.name, $3, $4 FROM oidc_clients c WHERE c.id = $2`,
    [accountId, clientId, deed, detail.slice(0, 300)],
  );
}

/** Deletes what is older than a year. */
export async function deleteOldDeeds(tx: Transaction): Promise<void> {
  await tx.query('deleteOldDeeds', `DELETE FROM oidc_deeds WHERE occurred_at < now() - interval '1 year'`);
}

/** What happened between an account and clients, latest first. */
export async function listDeedsOf(
  reader: Reader,
  accountId: string,
  first: number,
  after: string | null,
): Promise<Slice<ClientDeed>> {
  const [at, id] = after === null ? [null, null] : decodeCursor(after, ['instant', 'place']);
  const rows = await reader.query<ClientDeed>(
    'listDeedsOfClients',
    `SELECT id::text, account_id AS "accountId", client_id AS "clientId", client_name AS "clientName", deed, detail,
       occurred_at AS "occurredAt"
     FROM oidc_deeds WHERE account_id = $1 AND ($3::timestamptz IS NULL OR (occurred_at, id) < ($3::timestamptz, $4::bigint))
     ORDER BY occurred_at DESC, id DESC LIMIT $2`,
    [accountId, first + 1, at, id],
  );
  return toSlice(rows, first, (row) => [row.occurredAt.toISOString(), Number(row.id)]);
}
