import type { Migration } from '../src/database/index.ts';

/** When an episode that readers could see went back to draft, and since when they had known it. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'addWithdrawal',
      'ALTER TABLE episodes ADD COLUMN withdrawn_at timestamptz(3), ADD COLUMN withdrawn_publish_at timestamptz(3)',
    );
  },
};

export default migration;
