import type { Reader } from '../../../database/index.ts';

/** What stands in all accounts of a kind. */
export interface KindSum {
  kind: string;
  balance: number;
}

/** Lets the statements of this transaction take as long as the book is thick. */
export async function takeTime(reader: Reader): Promise<void> {
  await reader.query('takeTime', `SELECT set_config('statement_timeout', '600s', true)`);
}

/** What the accounts of each kind hold, all entries counted. */
export const sumByKind = (reader: Reader): Promise<KindSum[]> =>
  reader.query<KindSum>(
    'sumByKind',
    `SELECT a.kind, coalesce(sum(e.amount), 0)::float8 AS balance
     FROM ledger_accounts a LEFT JOIN posting_entries e ON e.account_id = a.id GROUP BY a.kind ORDER BY a.kind`,
  );

/** How many postings and entries there are. */
export async function countBooks(reader: Reader): Promise<{ postings: number; entries: number; purchases: number }> {
  const [row] = await reader.query<{ postings: number; entries: number; purchases: number }>(
    'countBooks',
    `SELECT (SELECT count(*)::float8 FROM postings) AS postings, (SELECT count(*)::float8 FROM posting_entries) AS entries,
       (SELECT count(*)::float8 FROM purchases WHERE purchased_at IS NOT NULL) AS purchases`,
  );
  return row ?? { postings: 0, entries: 0, purchases: 0 };
}
