import { column, defineTable, type Reader, type Transaction } from '../../../database/index.ts';
import { decodeCursor, toSlice, type Slice } from '../../../kernel/cursor.ts';
import type { BlockState } from '../policy.ts';

export const blocks = defineTable(
  'blocks',
  {
    accountId: column.text(),
    blockedAccountId: column.text(),
    createdAt: column.instant().default('now()'),
  },
  { key: ['accountId', 'blockedAccountId'] },
);

/** Somebody who is blocked or muted. `id` is the account; `hasProfile` is false for a visitor. */
export interface SilencedRecord {
  id: string;
  hasProfile: boolean;
  /** When a mute ends; null for a block and for a mute without end. */
  expiresAt: Date | null;
  createdAt: Date;
}

/** Which of these people the account blocked, and which of them blocked it. */
export async function findBlocks(
  reader: Reader,
  accountId: string,
  others: readonly string[],
): Promise<Map<string, BlockState>> {
  const rows = await reader.query<{ id: string; state: BlockState }>(
    'findBlocks',
    `SELECT blocked_account_id AS id, 'BY_VIEWER' AS state FROM blocks WHERE account_id = $1 AND blocked_account_id = ANY($2)
     UNION ALL SELECT account_id, 'BY_OTHER' FROM blocks WHERE blocked_account_id = $1 AND account_id = ANY($2)
     ORDER BY state`,
    [accountId, others],
  );
  // Of two that blocked each other the own block counts: it is the one that may be told.
  return new Map(rows.map((row) => [row.id, row.state]));
}

/** Which of these people hear nothing of an account: they blocked or mute it, or it blocked them. */
export async function findDeafTo(reader: Reader, accountId: string, others: readonly string[]): Promise<Set<string>> {
  const rows = await reader.query<{ id: string }>(
    'findDeafTo',
    `SELECT account_id AS id FROM silenced_people WHERE silenced_account_id = $1 AND account_id = ANY($2)
     UNION SELECT blocked_account_id FROM blocks WHERE account_id = $1 AND blocked_account_id = ANY($2)`,
    [accountId, others],
  );
  return new Set(rows.map((row) => row.id));
}

/** Waits until nobody of the two is just blocking the other; writes of one to the other wait for each other's end. */
const holdPair = (
  tx: Transaction,
  one: string,
  other: string,
  lock: 'pg_advisory_xact_lock' | 'pg_advisory_xact_lock_shared',
) => tx.query('holdPair', `SELECT ${lock}(hashtextextended($1, 42))`, [[one, other].toSorted().join(' ')]);

/** The state between two people, which stays so until the transaction ends. */
export async function lockBlockState(tx: Transaction, accountId: string, otherId: string): Promise<BlockState> {
  await holdPair(tx, accountId, otherId, 'pg_advisory_xact_lock_shared');
  return (await findBlocks(tx, accountId, [otherId])).get(otherId) ?? 'NONE';
}

/** Blocks somebody. Blocking again changes nothing. */
export async function insertBlock(tx: Transaction, accountId: string, blockedId: string): Promise<void> {
  await holdPair(tx, accountId, blockedId, 'pg_advisory_xact_lock');
  await blocks.insertNew(tx, { accountId, blockedAccountId: blockedId });
}

/** Lifts a block; lifting it again changes nothing. */
export async function deleteBlock(tx: Transaction, accountId: string, blockedId: string): Promise<void> {
  await blocks.delete(tx, { accountId, blockedAccountId: blockedId });
}

/** People an account blocked, latest first. */
export async function listBlocks(
  reader: Reader,
  accountId: string,
  first: number,
  after: string | null,
): Promise<Slice<SilencedRecord>> {
  const [at, id] = after === null ? [null, null] : decodeCursor(after, ['instant', 'id']);
  const rows = await reader.query<SilencedRecord>(
    'listBlocks',
    `SELECT b.blocked_account_id AS id, u.id IS NOT NULL AS "hasProfile", NULL AS "expiresAt", b.created_at AS "createdAt"
     FROM blocks b LEFT JOIN users u ON u.id = b.blocked_account_id
     WHERE b.account_id = $1 AND ($3::timestamptz IS NULL OR (b.created_at, b.blocked_account_id) < ($3::timestamptz, $4))
     ORDER BY b.created_at DESC, b.blocked_account_id DESC LIMIT $2`,
    [accountId, first + 1, at, id],
  );
  return toSlice(rows, first, (row) => [row.createdAt.toISOString(), row.id]);
}
