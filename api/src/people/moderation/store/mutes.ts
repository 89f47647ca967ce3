import { column, defineTable, type Reader, type Transaction } from '../../../database/index.ts';
import { decodeCursor, toSlice, type Slice } from '../../../kernel/cursor.ts';
import type { SilencedRecord } from './blocks.ts';

export const mutes = defineTable(
  'mutes',
  {
    accountId: column.text(),
    mutedAccountId: column.text(),
    expiresAt: column.instant().orNull(),
    createdAt: column.instant().default('now()'),
  },
  { key: ['accountId', 'mutedAccountId'] },
);

/** Which of these people are muted by the account now. */
export async function findMuted(
  reader: Reader,
  accountId: string,
  others: readonly string[],
): Promise<Map<string, boolean>> {
  const rows = await reader.query<{ id: string }>(
    'findMuted',
    `SELECT muted_account_id AS id FROM mutes WHERE account_id = $1 AND muted_account_id = ANY($2)
       AND (expires_at IS NULL OR expires_at > now())`,
    [accountId, others],
  );
  return new Map(rows.map((row) => [row.id, true]));
}

/** Mutes somebody for so many days, or for good; muting again sets a new end. */
export async function writeMute(
  tx: Transaction,
  accountId: string,
  mutedId: string,
  days: number | null,
): Promise<void> {
  await tx.query(
    'writeMute',
    `INSERT INTO mutes (account_id, muted_account_id, expires_at) VALUES ($1, $2, now() + make_interval(days => $3))
     ON CONFLICT (account_id, muted_account_id) DO UPDATE SET expires_at = excluded.expires_at, created_at = now()`,
    [accountId, mutedId, days],
  );
}

/** Ends a mute; ending it again changes nothing. */
export async function deleteMute(tx: Transaction, accountId: string, mutedId: string): Promise<void> {
  await mutes.delete(tx, { accountId, mutedAccountId: mutedId });
}

/** People an account mutes now, latest first. */
export async function listMutes(
  reader: Reader,
  accountId: string,
  first: number,
  after: string | null,
): Promise<Slice<SilencedRecord>> {
  const [at, id] = after === null ? [null, null] : decodeCursor(after, ['instant', 'id']);
  const rows = await reader.query<SilencedRecord>(
    'listMutes',
    `SELECT m.muted_account_id AS id, u.id IS NOT NULL AS "hasProfile", m.expires_at AS "expiresAt", m.created_at AS "createdAt"
     FROM mutes m LEFT JOIN users u ON u.id = m.muted_account_id
     WHERE m.account_id = $1 AND (m.expires_at IS NULL OR m.expires_at > now())
       AND ($3::timestamptz IS NULL OR (m.created_at, m.muted_account_id) < ($3::timestamptz, $4))
     ORDER BY m.created_at DESC, m.muted_account_id DESC LIMIT $2`,
    [accountId, first + 1, at, id],
  );
  return toSlice(rows, first, (row) => [row.createdAt.toISOString(), row.id]);
}
