import type { Migration } from '../src/database/index.ts';

const WORKS_OF_SITES = `
  SELECT w.* FROM works w JOIN sites s ON s.user_id = w.user_id JOIN accounts a ON a.id = w.user_id
  WHERE w.deleted_at IS NULL AND w.suspended_at IS NULL AND NOT s.is_closed AND a.disabled_at IS NULL
    AND w.first_publish_at <= now()`;

/**
 * For whom a work is, in which language and of which genre, and whether it rests; and who wants to see mature works.
 * A view keeps the columns it was made with, so the one of visible works is made again.
 */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'addDetails',
      `ALTER TABLE works
         ADD COLUMN rating text NOT NULL DEFAULT 'ALL_AGES' CHECK (rating IN ('ALL_AGES', 'MATURE')),
         ADD COLUMN language text NOT NULL DEFAULT 'ja',
         ADD COLUMN genre text,
         ADD COLUMN hiatus_since timestamptz(3),
         ADD COLUMN returns_on date,
         ADD COLUMN credits jsonb NOT NULL DEFAULT '[]'`,
    );
    await tx.query('replaceVisibleWorks', `CREATE OR REPLACE VIEW visible_works AS ${WORKS_OF_SITES}`);
    await tx.query(
      'replaceRankableWorks',
      `CREATE OR REPLACE VIEW rankable_works AS
       SELECT w.id, w.user_id, w.cover_image_id, w.first_publish_at FROM visible_works w
       WHERE w.rating <> 'MATURE' AND EXISTS (
         SELECT 1 FROM episodes e
         WHERE e.work_id = w.id AND e.deleted_at IS NULL AND e.status IN ('PUBLIC', 'SCHEDULED') AND e.publish_at <= now())`,
    );
    await tx.query(
      'indexReturns',
      'CREATE INDEX works_returns ON works (returns_on) WHERE hiatus_since IS NOT NULL AND returns_on IS NOT NULL',
    );
    await tx.query('addShowsMature', 'ALTER TABLE private_profiles ADD COLUMN shows_mature boolean');
  },
};

export default migration;
