import { newId } from '../kernel/ids.ts';
import type { TestApp, TestPerson } from './createTestApp.ts';

/** A purchase to be written as it stands once it is paid. */
export interface PurchaseRow {
  buyer: TestPerson;
  seller: TestPerson;
  /** Null: the episode was purged since. */
  episodeId: string | null;
  price?: number;
  status?: 'PENDING' | 'COMPLETED' | 'REFUNDED' | 'FAILED' | 'EXPIRED';
  daysAgo?: number;
  isDisputed?: boolean;
}

/**
 * Writes a purchase without the way there and without a posting, for tests that are about what stands there afterwards. Answers
 * its id.
 */
export async function writePurchase(test: TestApp, row: PurchaseRow): Promise<string> {
  const { buyer, seller, episodeId, price = 300, status = 'COMPLETED', daysAgo = 0, isDisputed = false } = row;
  const id = newId('Purchase');
  await test.services.database.query(
    'insertPurchase',
    `INSERT INTO purchases (id, account_id, seller_id, episode_id, work_id, price, platform_fee, payment_fee, creator_share,
       platform_fee_bps, payment_fee_bps, status, purchased_at, expires_at, disputed_at, episode_title, work_title, seller_name, is_test)
     VALUES ($1, $2, $3, $4, (SELECT work_id FROM episodes WHERE id = $4), $5, 0, 0, $5, 0, 0, $6,
       CASE WHEN $6 IN ('COMPLETED', 'REFUNDED') THEN now() - make_interval(days => $7) END, now() + '30 minutes',
       CASE WHEN $8 THEN now() END, 'Episode', 'Work', 'Seller', true)`,
    [id, buyer.actor.accountId, seller.actor.accountId, episodeId, price, status, daysAgo, isDisputed],
  );
  return id;
}
