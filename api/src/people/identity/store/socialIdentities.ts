import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';

export const socialIdentities = defineTable(
  'social_identities',
  {
    provider: column.text(),
    subject: column.text(),
    kind: column.text<'OPENID' | 'TWITTER'>(),
    accountId: column.text(),
    /** How the provider calls the person. */
    name: column.text().default("''"),
    linkedAt: column.instant().default('now()'),
  },
  { key: ['provider', 'subject'] },
);

/** A way in through an account elsewhere. */
export type LinkedIdentity = Pick<RowOf<typeof socialIdentities>, 'provider' | 'kind' | 'name' | 'linkedAt'>;

/** The account a person of a provider signs in to. */
export async function findSocialAccount(reader: Reader, provider: string, subject: string): Promise<string | null> {
  return (await socialIdentities.find(reader, { provider, subject }))?.accountId ?? null;
}

/** Links a person of a provider to an account; false when the person or the account's place for this provider is taken. */
export async function insertSocialIdentity(
  tx: Transaction,
  accountId: string,
  identity: { provider: string; kind: LinkedIdentity['kind']; subject: string; name: string },
): Promise<boolean> {
  return socialIdentities.insertNew(tx, { accountId, ...identity });
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
