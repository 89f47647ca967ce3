import type { Migration } from '../src/database/index.ts';

/** When somebody looked at the updates of the creators they watch, and what a reader bought (nothing until sales exist). */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createUpdateVisits',
      `
      CREATE TABLE update_visits (
        account_id text PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
        seen_at timestamptz(3) NOT NULL DEFAULT now(),
        -- When the visit before this one ended; null during the first.
        last_visit_at timestamptz(3)
      )`,
    );
    await tx.query(
      'createPurchases',
      `
      CREATE TABLE purchases (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        -- What was paid stays known when the episode is purged.
        episode_id text REFERENCES episodes ON DELETE SET NULL,
        price integer NOT NULL CHECK (price > 0),
        purchased_at timestamptz(3) NOT NULL DEFAULT now()
      )`,
    );
    await tx.query(
      'indexPurchases',
      'CREATE INDEX purchases_account ON purchases (account_id, purchased_at DESC, id DESC)',
    );
  },
};

export default migration;
