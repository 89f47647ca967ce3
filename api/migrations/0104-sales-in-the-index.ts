import type { Migration } from '../src/database/index.ts';

/** What the sums of a creator's sales are made of stands in the index by which they are found: rows all over the table need not be read. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'indexSalesWithSums',
      `CREATE INDEX purchases_sales ON purchases (seller_id, purchased_at)
         INCLUDE (price, platform_fee, payment_fee, creator_share, status, disputed_at, released_at, is_test)
         WHERE purchased_at IS NOT NULL`,
    );
    await tx.query('dropSales', 'DROP INDEX purchases_seller');
  },
};

export default migration;
