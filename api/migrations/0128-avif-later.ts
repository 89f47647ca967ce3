import type { Migration } from '../src/database/index.ts';

/** A picture whose AVIF sizes could not be made waits longer each time, and lets others pass. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'addAvifAttempts',
      'ALTER TABLE images ADD COLUMN avif_attempts integer NOT NULL DEFAULT 0, ADD COLUMN avif_due_at timestamptz',
    );
  },
};

export default migration;
