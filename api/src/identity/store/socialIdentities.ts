import type { Reader, Transaction } from '../../database/index.ts';

/** A way in through an account elsewhere. */
export interface LinkedIdentity {
  provider: string;
  kind: 'OPENID' | 'TWITTER';
  /** How the provider calls the person. */
  name: string;
  linkedAt: Date;
}

/** The account a person of a provider signs in to. */
export async function findSocialAccount(reader: Reader, provider: string, subject: string): Promise<string | null> {
  const [row] = await reader.query<{ accountId: string }>(
    'findSocialAccount',
    'SELECT account_id AS "accountId" FROM social_identities WHERE provider = $1 AND subject = $2',
    [provider, subject],
  );
  return row?.accountId ?? null;
}

/** Links a person of a provider to an account; false when the person or the account's place for this provider is taken. */
export async function insertSocialIdentity(
  tx: Transaction,
  accountId: string,
  identity: { provider: string; kind: LinkedIdentity['kind']; subject: string; name: string },
): Promise<boolean> {
  const rows = await tx.query(
    'insertSocialIdentity',
    `INSERT INTO social_identities (provider, subject, kind, account_id, name) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT DO NOTHING RETURNING account_id`,
    [identity.provider, identity.subject, identity.kind, accountId, identity.name],
  );
  return rows.length > 0;
}

/** Keeps the name the provider uses now. */
export async function renameSocialIdentity(
  tx: Transaction,
  identity: { provider: string; subject: string; name: string },
): Promise<void> {
  await tx.query(
    'renameSocialIdentity',
    'UPDATE social_identities SET name = $3 WHERE provider = $1 AND subject = $2 AND name <> $3',
    [identity.provider, identity.subject, identity.name],
  );
}

/** Removes the link to a provider; answers what it was, null when there was none. */
export async function deleteSocialIdentity(
  tx: Transaction,
  accountId: string,
  provider: string,
): Promise<LinkedIdentity | null> {
  const [row] = await tx.query<LinkedIdentity>(
    'deleteSocialIdentity',
    `DELETE FROM social_identities WHERE account_id = $1 AND provider = $2 RETURNING provider, kind, name, linked_at AS "linkedAt"`,
    [accountId, provider],
  );
  return row ?? null;
}

/** The accounts elsewhere through which somebody signs in, earliest first. */
export const listSocialIdentities = (reader: Reader, accountId: string): Promise<LinkedIdentity[]> =>
  reader.query<LinkedIdentity>(
    'listSocialIdentities',
    'SELECT provider, kind, name, linked_at AS "linkedAt" FROM social_identities WHERE account_id = $1 ORDER BY linked_at, provider',
    [accountId],
  );
