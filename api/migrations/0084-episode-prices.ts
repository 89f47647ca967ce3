import type { Migration } from '../src/database/index.ts';

/**
 * What an episode costs, from which page on, and what its creator says of it; and since when it is kept for its buyers alone.
 * A view keeps the columns it was made with, so that of visible episodes is made again.
 */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'addPrices',
      `ALTER TABLE episodes
         ADD COLUMN price integer CHECK (price > 0),
         -- How many pages everybody reads.
         ADD COLUMN pages_charged_from integer CHECK (pages_charged_from >= 0),
         ADD COLUMN sales_appeal text NOT NULL DEFAULT '',
         ADD COLUMN archived_at timestamptz(3),
         ADD CHECK ((price IS NULL) = (pages_charged_from IS NULL)),
         -- Nobody stands before two walls.
         ADD CHECK (price IS NULL OR status <> 'FAN_ONLY')`,
    );
    await tx.query(
      'replaceVisibleEpisodes',
      `CREATE OR REPLACE VIEW visible_episodes AS
       SELECT e.* FROM episodes e JOIN visible_works w ON w.id = e.work_id
       WHERE e.deleted_at IS NULL AND e.archived_at IS NULL
         AND e.status IN ('SCHEDULED', 'FAN_ONLY', 'PUBLIC') AND e.publish_at <= now()`,
    );
  },
};

export default migration;
