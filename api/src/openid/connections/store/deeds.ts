import { column, defineTable, type RowOf, type Transaction } from '../../../database/index.ts';

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
