import type { Reader, Transaction } from '../../database/index.ts';
import { newId } from '../../kernel/ids.ts';

/** A passkey as its owner sees it. */
export interface Passkey {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** A passkey as a ceremony needs it. */
export interface Credential {
  id: string;
  accountId: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
}

/** The passkeys of an account, oldest first. There are 20 at most. */
export const listPasskeys = (reader: Reader, accountId: string): Promise<Passkey[]> =>
  reader.query<Passkey>(
    'listPasskeys',
    `SELECT id, name, created_at AS "createdAt", last_used_at AS "lastUsedAt" FROM passkeys WHERE account_id = $1 ORDER BY created_at, id`,
    [accountId],
  );

const CREDENTIAL = `SELECT id, account_id AS "accountId", credential_id AS "credentialId", public_key AS "publicKey",
  counter::float AS counter, transports FROM passkeys`;

/** What the ceremonies of an account have to know. */
export const listCredentials = (reader: Reader, accountId: string): Promise<Credential[]> =>
  reader.query<Credential>('listCredentials', `${CREDENTIAL} WHERE account_id = $1`, [accountId]);

/** The passkey a browser answered with. */
export async function findCredential(reader: Reader, credentialId: string): Promise<Credential | null> {
  const [row] = await reader.query<Credential>('findCredential', `${CREDENTIAL} WHERE credential_id = $1`, [
    credentialId,
  ]);
  return row ?? null;
}

/** Keeps a passkey; null when an account has it already. */
export async function insertPasskey(
  tx: Transaction,
  passkey: Omit<Credential, 'id'> & { name: string },
): Promise<string | null> {
  const { accountId, credentialId, publicKey, counter, transports, name } = passkey;
  const [row] = await tx.query<{ id: string }>(
    'insertPasskey',
    `INSERT INTO passkeys (id, account_id, credential_id, public_key, counter, transports, name)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id`,
    [newId('Passkey'), accountId, credentialId, publicKey, counter, transports, name],
  );
  return row?.id ?? null;
}

/**
 * Notes a use. False when the counter went back: then somebody copied the key. Keys that live on several devices do not count.
 */
export async function usePasskey(tx: Transaction, id: string, counter: number): Promise<boolean> {
  const rows = await tx.query(
    'usePasskey',
    'UPDATE passkeys SET counter = $2, last_used_at = now() WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING id',
    [id, counter],
  );
  return rows.length > 0;
}

/** Gives an own passkey another name; false when it is not there. */
export async function renamePasskey(tx: Transaction, accountId: string, id: string, name: string): Promise<boolean> {
  const rows = await tx.query(
    'renamePasskey',
    'UPDATE passkeys SET name = $3 WHERE account_id = $1 AND id = $2 RETURNING id',
    [accountId, id, name],
  );
  return rows.length > 0;
}

/** Removes an own passkey; false when it is not there. */
export async function deletePasskey(tx: Transaction, accountId: string, id: string): Promise<boolean> {
  const rows = await tx.query('deletePasskey', 'DELETE FROM passkeys WHERE account_id = $1 AND id = $2 RETURNING id', [
    accountId,
    id,
  ]);
  return rows.length > 0;
}
