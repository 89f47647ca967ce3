import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';

/** What keys sign with: RS256, which every client takes, and ES256, which costs less. */
export type KeyAlgorithm = 'RS256' | 'ES256';

export const oidcKeys = defineTable('oidc_keys', {
  id: column.text(),
  algorithm: column.text<KeyAlgorithm>(),
  sealedKey: column.text(),
  createdAt: column.instant().default('now()'),
  signsFrom: column.instant(),
  endsAt: column.instant().orNull(),
});

/** A signing key as it is stored: its private part encrypted. */
export type StoredKey = RowOf<typeof oidcKeys>;

/**
 * The keys that are published, in the order in which they sign: the first of an algorithm does. What signs later stands
 * after what signs now.
 */
export const listPublishedKeys = (reader: Reader): Promise<StoredKey[]> =>
  reader.query<StoredKey>(
    'listPublishedKeys',
    `SELECT id, algorithm, sealed_key AS "sealedKey", created_at AS "createdAt", signs_from AS "signsFrom", ends_at AS "endsAt"
     FROM oidc_keys WHERE ends_at IS NULL OR ends_at > now()
     ORDER BY signs_from <= now() DESC, CASE WHEN signs_from <= now() THEN signs_from END DESC, signs_from, id`,
  );

/** Waits until nobody else changes the keys. */
export async function lockKeys(tx: Transaction): Promise<void> {
  await tx.query('lockKeys', 'SELECT pg_advisory_xact_lock(hashtext($1))', [oidcKeys.name]);
}

/** Writes a key down that signs so many seconds from now on. */
export async function insertKey(
  tx: Transaction,
  key: { id: string; algorithm: KeyAlgorithm; sealedKey: string; signsInSeconds: number },
): Promise<void> {
  await tx.query(
    'insertKey',
    `INSERT INTO oidc_keys (id, algorithm, sealed_key, signs_from) VALUES ($1, $2, $3, now() + make_interval(secs => $4))`,
    [key.id, key.algorithm, key.sealedKey, key.signsInSeconds],
  );
}

/** Keys of an algorithm are published so many seconds more, and not longer. */
export async function endKeys(tx: Transaction, algorithm: KeyAlgorithm, inSeconds: number): Promise<void> {
  await tx.query(
    'endKeys',
    `UPDATE oidc_keys SET ends_at = now() + make_interval(secs => $2) WHERE algorithm = $1 AND (ends_at IS NULL OR ends_at > now() + make_interval(secs => $2))`,
    [algorithm, inSeconds],
  );
}

/** Deletes keys whose time is over. */
export async function deleteOldKeys(tx: Transaction): Promise<void> {
  await tx.query('deleteOldKeys', 'DELETE FROM oidc_keys WHERE ends_at < now()');
}
