import { column, defineTable, now, type Reader, type Transaction } from '../../../database/index.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Language } from '../../../kernel/language.ts';

export const accounts = defineTable('accounts', {
  id: column.text(),
  createdAt: column.instant().default('now()'),
  disabledAt: column.instant().orNull(),
  isStaff: column.boolean().default('false'),
  deletionRequestedAt: column.instant().orNull(),
  deletionStartedAt: column.instant().orNull(),
  clientTokensEndAt: column.instant().orNull(),
});

export const authProviders = defineTable(
  'auth_providers',
  {
    accountId: column.text(),
    provider: column.text<'EMAIL'>(),
    email: column.citext(),
    passwordHash: column.text().orNull(),
    createdAt: column.instant().default('now()'),
  },
  { key: ['accountId', 'provider'] },
);

/** What decides which kind of viewer an account is. */
export interface AccountFacts {
  accountId: string;
  hasProvider: boolean;
  hasEmail: boolean;
  hasProfile: boolean;
  isDisabled: boolean;
  /** The person asked for the deletion and can still take it back. */
  isLeaving: boolean;
}

const FACTS = `SELECT a.id AS "accountId", a.disabled_at IS NOT NULL AS "isDisabled",
  a.deletion_requested_at IS NOT NULL AND a.disabled_at = a.deletion_requested_at AND a.deletion_started_at IS NULL AS "isLeaving",
  EXISTS (SELECT 1 FROM auth_providers p WHERE p.account_id = a.id)
    OR EXISTS (SELECT 1 FROM social_identities i WHERE i.account_id = a.id) AS "hasProvider",
  EXISTS (SELECT 1 FROM auth_providers p WHERE p.account_id = a.id AND p.provider = 'EMAIL') AS "hasEmail",
  EXISTS (SELECT 1 FROM users u WHERE u.id = a.id) AS "hasProfile" FROM accounts a`;

/** The facts about one account. */
export async function findAccount(reader: Reader, accountId: string): Promise<AccountFacts | null> {
  const [row] = await reader.query<AccountFacts>('findAccount', `${FACTS} WHERE a.id = $1`, [accountId]);
  return row ?? null;
}

/** An account with its e-mail sign-in. */
export interface EmailAccount extends AccountFacts {
  passwordHash: string | null;
  /** The chosen language; null where none was chosen. */
  language: Language | null;
}

/** The account with this e-mail sign-in, and its password hash. */
export async function findEmailAccount(reader: Reader, email: string): Promise<EmailAccount | null> {
  const [row] = await reader.query<EmailAccount>(
    'findEmailAccount',
    `SELECT facts.*, p.password_hash AS "passwordHash", r.language FROM auth_providers p
     JOIN (${FACTS}) facts ON facts."accountId" = p.account_id LEFT JOIN private_profiles r ON r.user_id = p.account_id
     WHERE p.provider = 'EMAIL' AND p.email = $1::citext`,
    [email],
  );
  return row ?? null;
}

/** An account without anything. */
export async function insertAccount(tx: Transaction): Promise<string> {
  const id = newId('User');
  await accounts.insert(tx, { id });
  return id;
}

/** Locks an account, or opens it again. */
export async function writeDisabled(tx: Transaction, id: string, isDisabled: boolean): Promise<void> {
  await accounts.update(tx, id, { disabledAt: isDisabled ? now : null });
}

/** What clients were given for an account until this instant is over. */
export async function endClientTokensOf(tx: Transaction, id: string): Promise<void> {
  // The clock and not the beginning of the transaction: what was given while it waited is over as well.
  await tx.query('endClientTokensOf', 'UPDATE accounts SET client_tokens_end_at = clock_timestamp() WHERE id = $1', [
    id,
  ]);
}

/** Adds the e-mail sign-in; false when the address belongs to an account already. */
export async function insertEmailProvider(
  tx: Transaction,
  accountId: string,
  email: string,
  passwordHash: string,
): Promise<boolean> {
  return authProviders.insertNew(tx, { accountId, provider: 'EMAIL', email, passwordHash });
}

/** The e-mail address of an account, for itself only. */
export async function findEmailOf(reader: Reader, accountId: string): Promise<string | null> {
  return (await authProviders.find(reader, { accountId, provider: 'EMAIL' }))?.email ?? null;
}

/** The language an account chose; null where none was chosen. */
export async function findLanguageOf(reader: Reader, accountId: string): Promise<Language | null> {
  const [row] = await reader.query<{ language: Language | null }>(
    'findLanguageOf',
    'SELECT language FROM private_profiles WHERE user_id = $1',
    [accountId],
  );
  return row?.language ?? null;
}

/** Where an account gets mail, and the language it chose; null without an address. */
export async function findMailbox(
  reader: Reader,
  accountId: string,
): Promise<{ to: string; language: Language | null } | null> {
  const [row] = await reader.query<{ to: string; language: Language | null }>(
    'findMailbox',
    `SELECT p.email::text AS "to", r.language FROM auth_providers p LEFT JOIN private_profiles r ON r.user_id = p.account_id
     WHERE p.account_id = $1 AND p.provider = 'EMAIL'`,
    [accountId],
  );
  return row ?? null;
}

/** The hash of an account's password; null when it signs in otherwise. */
export async function findPasswordHash(reader: Reader, accountId: string): Promise<string | null> {
  return (await authProviders.find(reader, { accountId, provider: 'EMAIL' }))?.passwordHash ?? null;
}

/** How an account is called in an authenticator app: its address, else its screen name. */
export async function findAccountLabel(reader: Reader, accountId: string): Promise<string> {
  const [row] = await reader.query<{ label: string | null }>(
    'findAccountLabel',
    `SELECT coalesce((SELECT email::text FROM auth_providers WHERE account_id = $1 AND provider = 'EMAIL'),
       (SELECT screen_name::text FROM users WHERE id = $1)) AS label`,
    [accountId],
  );
  return row?.label ?? 'account';
}

/** The kinds of ways into an account, the address first. */
export async function listAuthProviders(
  reader: Reader,
  accountId: string,
): Promise<('EMAIL' | 'TWITTER' | 'OPENID')[]> {
  const rows = await reader.query<{ provider: 'EMAIL' | 'TWITTER' | 'OPENID' }>(
    'listAuthProviders',
    `SELECT provider FROM (
       SELECT provider, created_at AS since, 0 AS place FROM auth_providers WHERE account_id = $1
       UNION ALL SELECT kind, min(linked_at), 1 FROM social_identities WHERE account_id = $1 GROUP BY kind
     ) ways ORDER BY place, since, provider`,
    [accountId],
  );
  return rows.map(({ provider }) => provider);
}
