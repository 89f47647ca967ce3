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

/** Something that does not agree, as a sentence. */
interface Fault {
  sentence: string;
}

/** So many of one sort are told: the first ones lead to the rest. */
const MOST = 20;

/** Each asks for what cannot be where the books are right. */
const CHECKS: Record<string, string> = {
  findUnevenPostings: `
    SELECT format('The posting %s has %s entries that come to ¥%s.', p.key, count(e.id), coalesce(sum(e.amount), 0)) AS sentence
    FROM postings p LEFT JOIN posting_entries e ON e.posting_id = p.id
    GROUP BY p.id HAVING count(e.id) < 2 OR coalesce(sum(e.amount), 0) <> 0 LIMIT ${MOST}`,
  findOverdrawn: `
    SELECT format('%s of %s stands at ¥%s.', a.kind, a.owner_id, sum(e.amount)) AS sentence
    FROM ledger_accounts a JOIN posting_entries e ON e.account_id = a.id WHERE a.owner_id IS NOT NULL
    GROUP BY a.id HAVING sum(e.amount) < 0 AND NOT (a.kind = 'CREATOR_WITHDRAWABLE' AND EXISTS (
      SELECT 1 FROM posting_entries t JOIN postings p ON p.id = t.posting_id
      WHERE t.account_id = a.id AND p.kind IN ('REFUND', 'DISPUTE', 'DISPUTE_LOST'))) LIMIT ${MOST}`,
  findWrongCheckpoints: `
    SELECT format('The balance of account %s is ¥%s with its checkpoint and ¥%s without.', a.id, ledger_balance(a.id), s.sum) AS sentence
    FROM ledger_accounts a CROSS JOIN LATERAL (
      SELECT coalesce(sum(amount), 0) AS sum FROM posting_entries WHERE account_id = a.id) s
    WHERE EXISTS (SELECT 1 FROM ledger_checkpoints c WHERE c.account_id = a.id) AND ledger_balance(a.id) <> s.sum LIMIT ${MOST}`,
  findPurchasesThatDiffer: `
    WITH booked AS (
      SELECT split_part(p.key, ':', 2) AS id,
        sum(e.amount) FILTER (WHERE a.owner_id IS NOT NULL) AS share,
        sum(e.amount) FILTER (WHERE a.kind = 'PLATFORM') AS platform,
        sum(e.amount) FILTER (WHERE a.kind = 'PAYMENT_FEES') AS payment,
        sum(e.amount) FILTER (WHERE a.kind = 'CREATOR_PENDING') AS pending,
        sum(e.amount) FILTER (WHERE a.kind = 'CREATOR_DISPUTED') AS disputed,
        bool_or(p.kind = 'RELEASE') AS released
      FROM postings p JOIN posting_entries e ON e.posting_id = p.id JOIN ledger_accounts a ON a.id = e.account_id
      WHERE p.kind IN ('SALE', 'RELEASE', 'REFUND', 'DISPUTE', 'DISPUTE_WON', 'DISPUTE_LOST') GROUP BY 1
    ), wanted AS (
      SELECT id, status, released_at, disputed_at,
        CASE WHEN status = 'COMPLETED' THEN creator_share ELSE 0 END AS share,
        CASE WHEN status = 'COMPLETED' THEN platform_fee ELSE 0 END AS platform,
        CASE WHEN status = 'COMPLETED' THEN payment_fee ELSE 0 END AS payment
      FROM purchases WHERE purchased_at IS NOT NULL OR id IN (SELECT id FROM booked)
    )
    SELECT format('The purchase %s is %s with ¥%s for its creator and ¥%s of fees; the ledger says ¥%s and ¥%s.',
      coalesce(w.id, b.id), coalesce(w.status, 'not there'), coalesce(w.share, 0), coalesce(w.platform + w.payment, 0),
      coalesce(b.share, 0), coalesce(b.platform, 0) + coalesce(b.payment, 0)) AS sentence
    FROM wanted w FULL JOIN booked b ON b.id = w.id
    WHERE (coalesce(w.share, 0), coalesce(w.platform, 0), coalesce(w.payment, 0))
        IS DISTINCT FROM (coalesce(b.share, 0), coalesce(b.platform, 0), coalesce(b.payment, 0)) LIMIT ${MOST}`,
  findReleasesThatDiffer: `
    SELECT format('The purchase %s %s, and the ledger says %s.', p.id,
      CASE WHEN p.released_at IS NULL THEN 'waits for its 48 hours' ELSE 'was released' END,
      CASE WHEN r.id IS NULL THEN 'that it waits' ELSE 'that it was released' END) AS sentence
    FROM purchases p LEFT JOIN postings r ON r.key = 'release:' || p.id
    WHERE p.purchased_at IS NOT NULL AND (p.released_at IS NULL) <> (r.id IS NULL) LIMIT ${MOST}`,
};

/** What does not agree within the ledger, and between ledger and purchases: sentences, some of each sort. */
export async function findFaultsOfBooks(reader: Reader): Promise<string[]> {
  const found: string[] = [];
  for (const [name, sql] of Object.entries(CHECKS))
    for (const { sentence } of await reader.query<Fault>(name, sql)) found.push(sentence);
  return found;
}
