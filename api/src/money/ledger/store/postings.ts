import { column, defineTable, type Reader, type Transaction } from '../../../database/index.ts';
import type { CreatorAccount, Entry, HouseAccount, Posting, PostingKind } from '../Posting.ts';
import { ownerOf } from './accounts.ts';

export const postings = defineTable('postings', {
  id: column.bigint().counted(),
  /** The transaction that wrote it, which its entries carry too. */
  xid: column.transactionId().default('pg_current_xact_id()'),
  kind: column.text<PostingKind>(),
  key: column.text(),
  happenedAt: column.instant().default('now()'),
});

export const postingEntries = defineTable('posting_entries', {
  id: column.bigint().counted(),
  postingId: column.bigint(),
  xid: column.transactionId().default('pg_current_xact_id()'),
  accountId: column.bigint(),
  amount: column.bigint(),
});

/** What became of a posting: it stands there now, its key was taken, or an account it is about is not open. */
export type Written = 'WRITTEN' | 'TAKEN' | 'NO_ACCOUNT';

/**
 * Writes a posting with its entries, unless one of their accounts is not open. An account is found by its owner: how many others
 * there are of its kind costs nothing.
 */
export async function insertPosting(tx: Transaction, { kind, key, happenedAt, entries }: Posting): Promise<Written> {
  const [row] = await tx.query<{ written: number; missing: number }>(
    'insertPosting',
    `WITH asked AS MATERIALIZED (
       SELECT a.id, e.amount FROM unnest($4::text[], $5::text[], $6::bigint[]) AS e (kind, owner_id, amount)
       LEFT JOIN LATERAL (
         SELECT id FROM ledger_accounts WHERE kind = e.kind AND owner_id = e.owner_id
         UNION ALL SELECT id FROM ledger_accounts WHERE kind = e.kind AND owner_id IS NULL AND e.owner_id IS NULL) a ON true
     ), made AS (
       INSERT INTO postings (kind, key, happened_at) SELECT $1, $2, coalesce($3, now())
       WHERE NOT EXISTS (SELECT 1 FROM asked WHERE id IS NULL)
       ON CONFLICT (key) DO NOTHING RETURNING id
     ), written AS (
       INSERT INTO posting_entries (posting_id, account_id, amount) SELECT made.id, asked.id, asked.amount FROM made, asked
     ) SELECT (SELECT count(*)::int FROM made) AS written, (SELECT count(*)::int FROM asked WHERE id IS NULL) AS missing`,
    [
      kind,
      key,
      happenedAt ?? null,
      entries.map(({ account }) => account),
      entries.map(ownerOf),
      entries.map(({ amount }) => amount),
    ],
  );
  if (row && row.missing > 0) return 'NO_ACCOUNT';
  return row?.written === 1 ? 'WRITTEN' : 'TAKEN';
}

/** What stands under a key, or null. */
export async function findPosting(reader: Reader, key: string): Promise<Posting | null> {
  const rows = await reader.query<{
    kind: PostingKind;
    happenedAt: Date;
    account: CreatorAccount | HouseAccount;
    ownerId: string | null;
    amount: number;
  }>(
    'findPosting',
    `SELECT p.kind, p.happened_at AS "happenedAt", a.kind AS account, a.owner_id AS "ownerId", e.amount::float8 AS amount
     FROM postings p JOIN posting_entries e ON e.posting_id = p.id JOIN ledger_accounts a ON a.id = e.account_id
     WHERE p.key = $1 ORDER BY e.id`,
    [key],
  );
  const [first] = rows;
  if (!first) return null;
  const entries = rows.map(
    ({ account, ownerId, amount }) =>
      ({ account, amount, ...(ownerId === null ? {} : { creatorId: ownerId }) }) as Entry,
  );
  return { kind: first.kind, key, happenedAt: first.happenedAt, entries };
}

/** One line of a posting, as the books are read. */
export interface BookedLine {
  key: string;
  kind: PostingKind;
  happenedAt: Date;
  account: CreatorAccount | HouseAccount;
  amount: number;
}

/** What was posted about a purchase or a withdrawal, in its order. */
export const listPostingsOf = (reader: Reader, subjectId: string): Promise<BookedLine[]> =>
  reader.query<BookedLine>(
    'listPostingsOf',
    `SELECT p.key, p.kind, p.happened_at AS "happenedAt", a.kind AS account, e.amount::float8 AS amount
     FROM postings p JOIN posting_entries e ON e.posting_id = p.id JOIN ledger_accounts a ON a.id = e.account_id
     WHERE split_part(p.key, ':', 2) = $1 ORDER BY p.id, e.id`,
    [subjectId],
  );
