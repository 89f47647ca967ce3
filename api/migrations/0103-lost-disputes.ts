import type { Migration } from '../src/database/index.ts';

/** When a bank gave a buyer the money for good: a refund on top of it is money that went back twice, one that fails is owed to nobody. */
const migration: Migration = {
  async up(tx) {
    await tx.query('addLostDisputes', 'ALTER TABLE purchases ADD dispute_lost_at timestamptz(3)');
    await tx.query(
      'fillLostDisputes',
      `UPDATE purchases p SET dispute_lost_at = l.at
       FROM (SELECT split_part(key, ':', 2) AS id, max(happened_at) AS at FROM postings
             WHERE kind IN ('DISPUTE_LOST', 'PAID_TWICE') GROUP BY 1) l
       WHERE l.id = p.id`,
    );
  },
};

export default migration;
