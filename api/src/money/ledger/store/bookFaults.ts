import type { Reader } from '../../../database/index.ts';

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
        sum(e.amount) FILTER (WHERE a.kind = 'PAYMENT_FEES') AS payment
      FROM postings p JOIN posting_entries e ON e.posting_id = p.id JOIN ledger_accounts a ON a.id = e.account_id
      WHERE p.kind IN ('SALE', 'RELEASE', 'REFUND', 'DISPUTE', 'DISPUTE_WON', 'DISPUTE_LOST') GROUP BY 1
    ), wanted AS (
      SELECT id, status,
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
  findHeldBackThatDiffers: `
    WITH booked AS (
      SELECT split_part(p.key, ':', 2) AS id,
        coalesce(sum(e.amount) FILTER (WHERE a.kind = 'CREATOR_DISPUTED'), 0) AS disputed,
        coalesce(sum(e.amount) FILTER (WHERE a.kind = 'REFUNDS_OWED'), 0) AS owed
      FROM posting_entries e JOIN ledger_accounts a ON a.id = e.account_id JOIN postings p ON p.id = e.posting_id
      WHERE a.kind IN ('CREATOR_DISPUTED', 'REFUNDS_OWED') GROUP BY 1
    ), wanted AS (
      SELECT id, CASE WHEN disputed_at IS NULL THEN 0 ELSE creator_share END AS disputed,
        CASE WHEN dispute_lost_at IS NULL AND (
          refund_status IN ('FAILED', 'CANCELED') OR purchased_at IS NULL AND refund_status <> 'SUCCEEDED')
          THEN price ELSE 0 END AS owed
      FROM purchases
    )
    SELECT format('Of the purchase %s ¥%s are held back until a bank decides and ¥%s are owed to its buyer; the ledger says ¥%s and ¥%s.',
      coalesce(w.id, b.id), coalesce(w.disputed, 0), coalesce(w.owed, 0), coalesce(b.disputed, 0), coalesce(b.owed, 0)) AS sentence
    FROM wanted w FULL JOIN booked b ON b.id = w.id
    WHERE (coalesce(w.disputed, 0), coalesce(w.owed, 0)) IS DISTINCT FROM (coalesce(b.disputed, 0), coalesce(b.owed, 0)) LIMIT ${MOST}`,
  findPaidTwiceThatDiffers: `
    WITH booked AS (
      SELECT split_part(p.key, ':', 2) AS id, -sum(e.amount) AS twice
      FROM postings p JOIN posting_entries e ON e.posting_id = p.id JOIN ledger_accounts a ON a.id = e.account_id
      WHERE p.kind IN ('PAID_TWICE', 'PAID_ONCE') AND a.kind = 'PLATFORM' GROUP BY 1
    ), wanted AS (
      SELECT id, CASE WHEN refund_status = 'SUCCEEDED' OR purchased_at IS NOT NULL AND refund_status NOT IN ('FAILED', 'CANCELED')
        THEN price ELSE 0 END AS twice
      FROM purchases WHERE dispute_lost_at IS NOT NULL
    )
    SELECT format('Of the purchase %s the platform bears ¥%s that its buyer gets twice; the ledger says ¥%s.',
      coalesce(w.id, b.id), coalesce(w.twice, 0), coalesce(b.twice, 0)) AS sentence
    FROM wanted w FULL JOIN booked b ON b.id = w.id WHERE coalesce(w.twice, 0) <> coalesce(b.twice, 0) LIMIT ${MOST}`,
  findWithdrawalsThatDiffer: `
    WITH booked AS (
      SELECT split_part(p.key, ':', 2) AS id, coalesce(a.owner_id, '') AS owner,
        sum(e.amount) FILTER (WHERE a.kind = 'CREATOR_IN_TRANSFER') AS waits,
        sum(e.amount) FILTER (WHERE a.kind = 'BANK') AS bank,
        sum(e.amount) FILTER (WHERE a.kind = 'GIFT_PROVIDER') AS gift,
        sum(e.amount) FILTER (WHERE a.kind = 'TRANSFER_FEES') AS fee
      FROM postings p JOIN posting_entries e ON e.posting_id = p.id JOIN ledger_accounts a ON a.id = e.account_id
      WHERE p.kind IN ('WITHDRAWAL', 'WITHDRAWAL_BACK', 'PAID') AND a.kind <> 'CREATOR_WITHDRAWABLE' GROUP BY 1, 2
    ), sums AS (
      SELECT id, coalesce(sum(waits), 0) AS waits, coalesce(sum(bank), 0) AS bank, coalesce(sum(gift), 0) AS gift,
        coalesce(sum(fee), 0) AS fee, max(owner) AS owner
      FROM booked GROUP BY id
    ), wanted AS (
      SELECT id::text AS id, state, creator_id AS owner, CASE WHEN state IN ('REQUESTED', 'PROCESSING') THEN amount ELSE 0 END AS waits,
        CASE WHEN state = 'PAID' AND type = 'BANK' THEN amount - fee ELSE 0 END AS bank,
        CASE WHEN state = 'PAID' AND type = 'GIFT' THEN amount - fee ELSE 0 END AS gift,
        CASE WHEN state = 'PAID' THEN fee ELSE 0 END AS fee
      FROM withdrawals
    )
    SELECT format('The withdrawal %s is %s with ¥%s on its way, ¥%s paid out and ¥%s of fees; the ledger says ¥%s, ¥%s and ¥%s.',
      coalesce(w.id, s.id), coalesce(w.state, 'not there'), coalesce(w.waits, 0), coalesce(w.bank + w.gift, 0), coalesce(w.fee, 0),
      coalesce(s.waits, 0), coalesce(s.bank + s.gift, 0), coalesce(s.fee, 0)) AS sentence
    FROM wanted w FULL JOIN sums s ON s.id = w.id
    WHERE (w.owner, w.waits, w.bank, w.gift, w.fee) IS DISTINCT FROM (s.owner, s.waits, s.bank, s.gift, s.fee) LIMIT ${MOST}`,
  findLapsesThatDiffer: `
    WITH booked AS (
      SELECT split_part(p.key, ':', 2) AS id, sum(e.amount) AS held
      FROM postings p JOIN posting_entries e ON e.posting_id = p.id JOIN ledger_accounts a ON a.id = e.account_id
      WHERE a.kind = 'CREATOR_LAPSED' AND p.key NOT LIKE 'lapse:left:%' GROUP BY 1
    ), wanted AS (
      SELECT id::text AS id, CASE WHEN recovered_at IS NULL THEN amount ELSE 0 END AS held FROM lapses
    )
    SELECT format('Of the lapsed sales %s ¥%s are held; the ledger says ¥%s.', coalesce(w.id, b.id), coalesce(w.held, 0), coalesce(b.held, 0)) AS sentence
    FROM wanted w FULL JOIN booked b ON b.id = w.id WHERE coalesce(w.held, 0) <> coalesce(b.held, 0) LIMIT ${MOST}`,
};

/** What does not agree within the ledger, and between it and purchases, withdrawals and lapses: sentences, some of each sort. */
export async function findFaultsOfBooks(reader: Reader): Promise<string[]> {
  const found: string[] = [];
  for (const [name, sql] of Object.entries(CHECKS))
    for (const { sentence } of await reader.query<Fault>(name, sql)) found.push(sentence);
  return found;
}
