import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import { isUuid } from '../../../kernel/ids.ts';
import { oidcClients } from './clients.ts';

export const oidcClientSecrets = defineTable('oidc_client_secrets', {
  id: column.uuid().default('gen_random_uuid()'),
  clientId: column.text(),
  hash: column.text(),
  ending: column.text(),
  createdAt: column.instant().default('now()'),
});

/** A secret as its developer sees it again. */
export type SecretRecord = Omit<RowOf<typeof oidcClientSecrets>, 'hash'>;

/** The secrets of these clients, oldest first. */
export const listSecrets = (reader: Reader, clientIds: readonly string[]): Promise<SecretRecord[]> =>
  reader.query<SecretRecord>(
    'listClientSecrets',
    `SELECT id, client_id AS "clientId", ending, created_at AS "createdAt" FROM oidc_client_secrets
     WHERE client_id = ANY($1) ORDER BY created_at, id`,
    [clientIds],
  );

/** Writes what the provider compares: exactly the hashes that are listed. */
const writeHashes = async (tx: Transaction, clientId: string): Promise<void> => {
  await tx.query(
    'writeSecretHashes',
    `UPDATE oidc_clients SET secret_hashes =
       coalesce((SELECT array_agg(hash ORDER BY created_at, id) FROM oidc_client_secrets WHERE client_id = $1), '{}')
     WHERE id = $1`,
    [clientId],
  );
};

/** Adds a secret by its hash, unless the client has as many as it may; answers whether it did. */
export async function insertSecret(
  tx: Transaction,
  secret: { clientId: string; hash: string; ending: string },
  most: number,
): Promise<boolean> {
  // Of two tabs that add one, the second waits here.
  await oidcClients.lock(tx, secret.clientId);
  if ((await oidcClientSecrets.findAll(tx, { clientId: secret.clientId })).length >= most) return false;
  await oidcClientSecrets.insert(tx, secret);
  await writeHashes(tx, secret.clientId);
  return true;
}

/** Ends a secret; false when the client has none of this id. */
export async function deleteSecret(tx: Transaction, clientId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  await oidcClients.lock(tx, clientId);
  if ((await oidcClientSecrets.delete(tx, { id, clientId })) === 0) return false;
  await writeHashes(tx, clientId);
  return true;
}
