import {
  column,
  defineTable,
  now,
  type Database,
  type Reader,
  type RowOf,
  type Transaction,
} from '../../../database/index.ts';
import type { TokenScope } from '../../../kernel/actor.ts';
import { isUuid } from '../../../kernel/ids.ts';
import { accounts } from './accounts.ts';

export const personalTokenAudits = defineTable('personal_token_audits', {
  id: column.bigint().counted(),
  tokenId: column.uuid(),
  deed: column.text<'CREATED' | 'REVOKED' | 'WROTE'>(),
  operation: column.text().default("''"),
  occurredAt: column.instant().default('now()'),
});

export const personalTokens = defineTable('personal_tokens', {
  id: column.uuid().default('gen_random_uuid()'),
  accountId: column.text(),
  name: column.text(),
  prefix: column.text(),
  tokenHash: column.bytes(),
  scopes: column.texts<TokenScope>(),
  createdAt: column.instant().default('now()'),
  expiresAt: column.instant(),
  lastUsedAt: column.instant().orNull(),
  revokedAt: column.instant().orNull(),
});

/** A personal token as its owner sees it again. */
export type PersonalTokenRecord = Omit<RowOf<typeof personalTokens>, 'accountId' | 'tokenHash' | 'revokedAt'>;

const COLUMNS = `id, name, prefix, scopes, created_at AS "createdAt", expires_at AS "expiresAt", last_used_at AS "lastUsedAt"`;

/** The tokens of an account that were not revoked, latest first; those whose time is over too. */
export const listPersonalTokens = (reader: Reader, accountId: string): Promise<PersonalTokenRecord[]> =>
  reader.query<PersonalTokenRecord>(
    'listPersonalTokens',
    `SELECT ${COLUMNS} FROM personal_tokens WHERE account_id = $1 AND revoked_at IS NULL ORDER BY created_at DESC, id`,
    [accountId],
  );

/** Writes a token down by its hash. */
export async function insertPersonalToken(
  tx: Transaction,
  token: { accountId: string; name: string; prefix: string; hash: Buffer; scopes: readonly TokenScope[]; days: number },
): Promise<PersonalTokenRecord> {
  const [row] = await tx.query<PersonalTokenRecord>(
    'insertPersonalToken',
    `INSERT INTO personal_tokens (account_id, name, prefix, token_hash, scopes, expires_at)
     VALUES ($1, $2, $3, $4, $5, now() + make_interval(days => $6)) RETURNING ${COLUMNS}`,
    [token.accountId, token.name, token.prefix, token.hash, token.scopes, token.days],
  );
  if (!row) throw new Error('a token vanished while it was written');
  await auditPersonalToken(tx, row.id, 'CREATED');
  return row;
}

/** How many tokens of an account were not revoked. */
export async function countPersonalTokens(tx: Transaction, accountId: string): Promise<number> {
  await accounts.lock(tx, accountId);
  const [row] = await tx.query<{ count: number }>(
    'countPersonalTokens',
    'SELECT count(*)::int AS count FROM personal_tokens WHERE account_id = $1 AND revoked_at IS NULL',
    [accountId],
  );
  return row?.count ?? 0;
}

/** Revokes every personal token of an account: whoever made one may have been the wrong person. */
export async function revokeTokensOf(tx: Transaction, accountId: string): Promise<void> {
  await personalTokens.update(tx, { accountId, revokedAt: null }, { revokedAt: now });
}

/** Ends a token; false when the account has none of this id. */
export async function revokePersonalToken(tx: Transaction, accountId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const isDone = (await personalTokens.update(tx, { accountId, id, revokedAt: null }, { revokedAt: now })) > 0;
  if (isDone) await auditPersonalToken(tx, id, 'REVOKED');
  return isDone;
}

/** What a token that is accepted now stands for. */
export type AcceptedToken = Pick<RowOf<typeof personalTokens>, 'id' | 'accountId' | 'scopes'>;

/**
 * The token of this hash, if it is accepted now: not revoked, not over, of somebody to whom the workspace is open. Asked
 * anew with each request, so that it ends at once. Its use is noted once a minute.
 */
export async function findAcceptedToken(database: Database, hash: Buffer): Promise<AcceptedToken | null> {
  const [row] = await database.query<AcceptedToken & { isFresh: boolean }>(
    'findAcceptedToken',
    `SELECT t.id, t.account_id AS "accountId", t.scopes, coalesce(t.last_used_at > now() - interval '1 minute', false) AS "isFresh"
     FROM personal_tokens t JOIN accounts a ON a.id = t.account_id AND a.disabled_at IS NULL
       JOIN users u ON u.id = a.id JOIN auth_providers p ON p.account_id = a.id AND p.provider = 'EMAIL'
     WHERE t.token_hash = $1 AND t.revoked_at IS NULL AND t.expires_at > now()`,
    [hash],
  );
  if (!row) return null;
  const { isFresh, ...token } = row;
  if (!isFresh)
    await database.transact((tx) => personalTokens.update(tx, token.id, { lastUsedAt: now }), { isChange: false });
  return token;
}

/** Writes down what was done to a token or with it. */
export async function auditPersonalToken(
  tx: Transaction,
  tokenId: string,
  deed: RowOf<typeof personalTokenAudits>['deed'],
  operation = '',
): Promise<void> {
  await personalTokenAudits.insert(tx, { tokenId, deed, operation: operation.slice(0, 300) });
}

/** Deletes what is older than a year: the trail, and tokens that ended. */
export async function deleteOldTokens(tx: Transaction): Promise<void> {
  await tx.query(
    'deleteOldTokenAudits',
    `DELETE FROM personal_token_audits WHERE occurred_at < now() - interval '1 year'`,
  );
  await tx.query(
    'deleteOldTokens',
    `DELETE FROM personal_tokens WHERE least(revoked_at, expires_at) < now() - interval '1 year'`,
  );
}
