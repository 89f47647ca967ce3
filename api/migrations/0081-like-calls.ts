import type { Migration } from '../src/database/index.ts';

/** Calls that gave or took likes, by the ids their clients made: one that comes again is recognised. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createLikeCalls',
      `
      CREATE TABLE like_calls (
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        id text NOT NULL,
        happened_at timestamptz(3) NOT NULL,
        called_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (account_id, id)
      )`,
    );
    await tx.query('indexLikeCalls', 'CREATE INDEX like_calls_called ON like_calls (called_at)');
  },
};

export default migration;
