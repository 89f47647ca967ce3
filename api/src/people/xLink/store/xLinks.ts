import { type RowOf, column, defineTable, now, type Reader, type Transaction } from '../../../database/index.ts';

export const xLinks = defineTable(
  'x_links',
  {
    accountId: column.text(),
    xUserId: column.text(),
    screenName: column.text(),
    /** Encrypted; null once the link has ended. */
    sealedTokens: column.text().orNull(),
    accessUntil: column.instant(),
    linkedAt: column.instant().default('now()'),
    renewedAt: column.instant().default('now()'),
    /** Nobody else renews until then. */
    renewingUntil: column.instant().orNull(),
    lastUsedAt: column.instant().orNull(),
    endedAt: column.instant().orNull(),
    endedBecause: column.text<'EXPIRED' | 'REVOKED'>().orNull(),
  },
  { key: ['accountId'] },
);

/** An X account of a creator. */
export type XLink = RowOf<typeof xLinks>;

/** The tokens of a link, and until when they are shown at calls. */
export interface StoredTokens {
  sealedTokens: string;
  accessUntil: Date;
}

/** Whether an X account is linked to another creator. */
export async function isXTaken(reader: Reader, accountId: string, xUserId: string): Promise<boolean> {
  const rows = await reader.query(
    'isXTaken',
    'SELECT 1 FROM x_links WHERE x_user_id = $2 AND account_id <> $1 AND ended_at IS NULL',
    [accountId, xUserId],
  );
  return rows.length > 0;
}

/** The links of accounts, by account. */
export async function findXLinks(reader: Reader, accountIds: readonly string[]): Promise<Map<string, XLink>> {
  const rows = await reader.query<XLink>(
    'findXLinks',
    `SELECT account_id AS "accountId", x_user_id AS "xUserId", screen_name AS "screenName", sealed_tokens AS "sealedTokens",
       access_until AS "accessUntil", linked_at AS "linkedAt", renewed_at AS "renewedAt", renewing_until AS "renewingUntil",
       last_used_at AS "lastUsedAt", ended_at AS "endedAt", ended_because AS "endedBecause"
     FROM x_links WHERE account_id = ANY($1)`,
    [accountIds],
  );
  return new Map(rows.map((row) => [row.accountId, row]));
}

/** The link of an account and its place: of two that write it at the same moment, the second waits here. */
export async function lockXLink(tx: Transaction, accountId: string) {
  await tx.query('lockXLinkOwner', 'SELECT 1 FROM accounts WHERE id = $1 FOR NO KEY UPDATE', [accountId]);
  return xLinks.lock(tx, { accountId });
}

/** Writes a link, in place of one before it. Throws a unique violation when the X account belongs to another creator. */
export async function writeXLink(
  tx: Transaction,
  accountId: string,
  { xUserId, screenName }: { xUserId: string; screenName: string },
  { sealedTokens, accessUntil }: StoredTokens,
): Promise<void> {
  await xLinks.delete(tx, { accountId });
  await xLinks.insert(tx, { accountId, xUserId, screenName, sealedTokens, accessUntil });
}

/** Keeps others from renewing a link for half a minute. */
export const claimRenewal = (tx: Transaction, accountId: string): Promise<unknown> =>
  tx.query('claimXRenewal', `UPDATE x_links SET renewing_until = now() + interval '30 seconds' WHERE account_id = $1`, [
    accountId,
  ]);

/** Lets others renew a link again. */
export async function leaveRenewal(tx: Transaction, accountId: string, sealedTokens: string): Promise<void> {
  await xLinks.update(tx, { accountId, sealedTokens }, { renewingUntil: null });
}

/** Puts new tokens in place of the ones they were exchanged for. False when those are not there any more. */
export async function writeRenewed(
  tx: Transaction,
  accountId: string,
  before: string,
  { sealedTokens, accessUntil }: StoredTokens,
): Promise<boolean> {
  const rows = await tx.query(
    'writeRenewedX',
    `UPDATE x_links SET sealed_tokens = $3, access_until = $4, renewed_at = now(), renewing_until = NULL
     WHERE account_id = $1 AND sealed_tokens = $2 RETURNING 1`,
    [accountId, before, sealedTokens, accessUntil],
  );
  return rows.length > 0;
}

/** Notes that a link was used. */
export async function noteUse(tx: Transaction, accountId: string): Promise<void> {
  await xLinks.update(tx, { accountId }, { lastUsedAt: now });
}

/** Ends a link whose tokens X takes no longer. */
export async function endXLink(
  tx: Transaction,
  accountId: string,
  sealedTokens: string,
  endedBecause: 'EXPIRED' | 'REVOKED',
): Promise<void> {
  await xLinks.update(
    tx,
    { accountId, sealedTokens },
    { sealedTokens: null, endedAt: now, endedBecause, renewingUntil: null },
  );
}
