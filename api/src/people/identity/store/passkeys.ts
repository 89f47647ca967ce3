import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import { newId } from '../../../kernel/ids.ts';

export const passkeys = defineTable('passkeys', {
  id: column.text(),
  accountId: column.text(),
  credentialId: column.text(),
  publicKey: column.bytes(),
  counter: column.bigint(),
  transports: column.texts().default("'{}'"),
  name: column.text(),
  createdAt: column.instant().default('now()'),
  lastUsedAt: column.instant().orNull(),
});

type PasskeyRow = RowOf<typeof passkeys>;

/** A passkey as its owner sees it. */
export type Passkey = Pick<PasskeyRow, 'id' | 'name' | 'createdAt' | 'lastUsedAt'>;

/** A passkey as a ceremony needs it. */
export interface Credential extends Pick<PasskeyRow, 'id' | 'accountId' | 'credentialId' | 'publicKey' | 'transports'> {
  counter: number;
}

/** The passkeys of an account, oldest first. There are 20 at most. */
export const listPasskeys = (reader: Reader, accountId: string): Promise<Passkey[]> =>
  reader.query<Passkey>(
    'listPasskeys',
    `SELECT id, name, created_at AS "createdAt", last_used_at AS "lastUsedAt" FROM passkeys WHERE account_id = $1 ORDER BY created_at, id`,
    [accountId],
  );

const credentialOf = ({ counter, ...row }: PasskeyRow): Credential => ({ ...row, counter: Number(counter) });

/** What the ceremonies of an account have to know. */
export async function listCredentials(reader: Reader, accountId: string): Promise<Credential[]> {
  return (await passkeys.findAll(reader, { accountId })).map(credentialOf);
}

/** The passkey a browser answered with. */
export async function findCredential(reader: Reader, credentialId: string): Promise<Credential | null> {
  const row = await passkeys.find(reader, { credentialId });
  return row && credentialOf(row);
}

/** Keeps a passkey; null when an account has it already. */
export async function insertPasskey(
  tx: Transaction,
  passkey: Omit<Credential, 'id'> & { name: string },
): Promise<string | null> {
  const id = newId('Passkey');
  return (await passkeys.insertNew(tx, { id, ...passkey })) ? id : null;
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
  return (await passkeys.update(tx, { accountId, id }, { name })) > 0;
}

/** Removes an own passkey; false when it is not there. */
export async function deletePasskey(tx: Transaction, accountId: string, id: string): Promise<boolean> {
  return (await passkeys.delete(tx, { accountId, id })) > 0;
}
