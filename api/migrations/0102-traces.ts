import type { Migration } from '../src/database/index.ts';

/** Which trace a change belongs to, so that it goes on where a worker publishes it. */
const migration: Migration = {
  async up(tx) {
    await tx.query('addTraceToChanges', 'ALTER TABLE content_changes ADD COLUMN trace text');
    await tx.query('addTraceToStalePages', 'ALTER TABLE stale_pages ADD COLUMN trace text');
  },
};

export default migration;
