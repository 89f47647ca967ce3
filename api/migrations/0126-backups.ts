import type { Migration } from '../src/database/index.ts';

/** When the latest backup into each folder was taken, so that one that stopped coming is noticed. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createBackups',
      'CREATE TABLE backups (folder text PRIMARY KEY, name text NOT NULL, taken_at timestamptz NOT NULL)',
    );
  },
};

export default migration;
