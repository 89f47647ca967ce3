import type { Database } from '@komawari/api/database';
import { foldLedger } from '@komawari/api/testing/ledger';
import { fillDatabase } from '../fillDatabase.ts';

/** Creators that are measured, by how much they sold. */
export interface Seller {
  id: string;
  sales: number;
}

const idOf = (number: number): string => `u${String(number).padStart(20, '0')}`;

/** Over so many days sales are spread, more of them lately. */
const DAYS = 500;

/** Sales of one creator: of a hundred three went back and one is disputed; those of the last 48 hours are not released. */
const FILL_PURCHASES = `
  WITH sold AS (
    SELECT n, now() - power(random(), 1.5) * interval '${DAYS} days' AS at, (ARRAY[50, 120, 300, 500])[1 + n % 4] AS price, n % 100 AS kind
    FROM generate_series(1, $2) n
  ), listed AS (
    SELECT e.id, e.title, e.work_id, w.title AS work_title, row_number() OVER (ORDER BY e.id) - 1 AS number, count(*) OVER () AS count
    FROM episodes e JOIN works w ON w.id = e.work_id WHERE w.user_id = $1
  )
  INSERT INTO purchases (id, seller_id, episode_id, work_id, price, platform_fee, payment_fee, creator_share, platform_fee_bps,
    payment_fee_bps, status, method, purchased_at, released_at, refunded_at, refund_status, disputed_at, episode_title, work_title, seller_name, is_test)
  SELECT 'r' || right($1, 6) || lpad(s.n::text, 14, '0'), $1, e.id, e.work_id, s.price, s.price * 600 / 10000, s.price * 360 / 10000,
    s.price - s.price * 600 / 10000 - s.price * 360 / 10000, 600, 360,
    CASE WHEN s.kind < 3 THEN 'REFUNDED' ELSE 'COMPLETED' END, 'card', s.at, CASE WHEN s.at < now() - interval '48 hours' THEN s.at + interval '48 hours' END,
    CASE WHEN s.kind < 3 THEN s.at END, CASE WHEN s.kind < 3 THEN 'SUCCEEDED' END, CASE WHEN s.kind = 3 THEN now() END,
    e.title, e.work_title, 'Seller', true
  FROM sold s JOIN listed e ON e.number = s.n % e.count`;

/** A posting each; the share of what was released lies with what can be withdrawn. */
const FILL_LEDGER = `
  WITH sold AS (
    SELECT 'sale:' || id AS key, purchased_at, price, platform_fee, payment_fee, creator_share,
      CASE WHEN released_at IS NULL THEN 'CREATOR_PENDING' ELSE 'CREATOR_WITHDRAWABLE' END AS place
    FROM purchases WHERE seller_id = $1
  ), made AS (
    INSERT INTO postings (kind, key, happened_at) SELECT 'SALE', key, purchased_at FROM sold RETURNING id, key
  )
  INSERT INTO posting_entries (posting_id, account_id, amount)
  SELECT made.id, a.id, line.amount FROM made JOIN sold USING (key) CROSS JOIN LATERAL (VALUES
    ('PROCESSOR', NULL, -price), (place, $1, creator_share), ('PLATFORM', NULL, platform_fee), ('PAYMENT_FEES', NULL, payment_fee)
  ) line (kind, owner, amount) JOIN ledger_accounts a ON a.kind = line.kind AND a.owner_id IS NOT DISTINCT FROM line.owner
  WHERE line.amount <> 0`;

/** Fills an empty database with creators who sold so much. */
export async function fillSales(database: Database, counts: readonly number[]): Promise<Seller[]> {
  await fillDatabase(database, { works: counts.length * 10, episodesPerWork: 10, creators: counts.length, tags: 10 });
  const sellers = counts.map((sales, index) => ({ id: idOf(index + 1), sales }));
  await database.transact(async (tx) => {
    // Every posting of these comes to 0: to check each of them takes longer than all that is measured.
    await tx.query(
      'takeTime',
      `SELECT set_config('statement_timeout', '0', true), set_config('session_replication_role', 'replica', true)`,
    );
    for (const { id, sales } of sellers) {
      await tx.query('fillPurchases', FILL_PURCHASES, [id, sales]);
      await tx.query(
        'openAccounts',
        `INSERT INTO ledger_accounts (kind, owner_id) VALUES ('CREATOR_PENDING', $1), ('CREATOR_WITHDRAWABLE', $1)`,
        [id],
      );
      await tx.query('fillLedger', FILL_LEDGER, [id]);
    }
  });
  await foldLedger({ database });
  await database.query('vacuum', 'VACUUM ANALYZE');
  return sellers;
}
