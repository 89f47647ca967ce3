import type { Migration } from '../src/database/index.ts';

/**
 * The paywall in SQL. An episode that has a price is not open; its first pages are. Who bought an episode passes its walls, also
 * when nobody else may know of it any more: it was archived, its work deleted, its site closed. What staff took down is shut for buyers too.
 */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'replaceOpenEpisodes',
      `CREATE OR REPLACE VIEW open_episodes AS
       SELECT e.id, e.work_id, e.position FROM visible_episodes e WHERE e.status <> 'FAN_ONLY' AND e.price IS NULL`,
    );
    await tx.query(
      'createOpenPages',
      `CREATE VIEW open_pages AS
       SELECT p.id, p.episode_id, p.position, p.image_id, e.work_id, e.position AS episode_position
       FROM visible_episodes e JOIN pages p ON p.episode_id = e.id
       WHERE e.status <> 'FAN_ONLY' AND (e.price IS NULL OR p.position <= e.pages_charged_from)`,
    );
    await tx.query(
      'createBoughtEpisodes',
      `CREATE VIEW bought_episodes AS
       SELECT b.episode_id, b.account_id
       FROM purchases b JOIN episodes e ON e.id = b.episode_id JOIN works w ON w.id = e.work_id
       WHERE b.status = 'COMPLETED' AND b.disputed_at IS NULL AND b.account_id IS NOT NULL
         AND e.status IN ('SCHEDULED', 'FAN_ONLY', 'PUBLIC') AND e.publish_at <= now() AND w.suspended_at IS NULL`,
    );
    await tx.query(
      'replaceWallPasses',
      `CREATE OR REPLACE VIEW wall_passes AS
       SELECT e.id AS episode_id, x.account_id
         FROM visible_episodes e JOIN works w ON w.id = e.work_id JOIN watches x ON x.user_id = w.user_id
         WHERE e.status = 'FAN_ONLY'
       UNION ALL
       SELECT e.id, w.user_id FROM visible_episodes e JOIN works w ON w.id = e.work_id
       UNION ALL
       SELECT b.episode_id, b.account_id FROM bought_episodes b`,
    );
    await tx.query(
      'replaceWorkCovers',
      `CREATE OR REPLACE VIEW work_covers AS
       SELECT w.id AS work_id, coalesce(w.cover_image_id, page.image_id) AS image_id, page.episode_id
       FROM works w LEFT JOIN LATERAL (
         SELECT p.image_id, p.episode_id FROM open_pages p
         WHERE p.work_id = w.id ORDER BY p.episode_position, p.position LIMIT 1
       ) page ON w.cover_image_id IS NULL`,
    );
    await tx.query(
      'replaceRankableWorks',
      `CREATE OR REPLACE VIEW rankable_works AS
       SELECT w.id, w.user_id, w.cover_image_id, w.first_publish_at FROM visible_works w
       WHERE w.rating <> 'MATURE' AND EXISTS (
         SELECT 1 FROM episodes e WHERE e.work_id = w.id AND e.deleted_at IS NULL AND e.archived_at IS NULL
           AND e.status IN ('PUBLIC', 'SCHEDULED') AND e.publish_at <= now())`,
    );
    await tx.query(
      'replacePublicImages',
      `
      CREATE OR REPLACE VIEW public_images AS
      SELECT p.image_id, 'Episode:' || p.episode_id AS key, w.user_id AS owner_id
        FROM open_pages p JOIN works w ON w.id = p.work_id
      UNION ALL
      SELECT e.thumbnail_image_id, 'Episode:' || e.id, w.user_id
        FROM visible_episodes e JOIN works w ON w.id = e.work_id WHERE e.thumbnail_image_id IS NOT NULL
      UNION ALL
      SELECT w.cover_image_id, 'Work:' || w.id, w.user_id FROM visible_works w WHERE w.cover_image_id IS NOT NULL
      UNION ALL
      SELECT u.icon_image_id, 'User:' || u.id, u.id
        FROM users u JOIN accounts a ON a.id = u.id WHERE u.icon_image_id IS NOT NULL AND a.disabled_at IS NULL
      UNION ALL
      SELECT s.hero_image_id, 'Site:' || s.user_id, s.user_id
        FROM sites s JOIN accounts a ON a.id = s.user_id WHERE s.hero_image_id IS NOT NULL AND NOT s.is_closed AND a.disabled_at IS NULL
      UNION ALL SELECT image_id, key, owner_id FROM illustration_public_images
      UNION ALL SELECT image_id, key, owner_id FROM portfolio_public_images
      UNION ALL SELECT image_id, key, owner_id FROM editorial_public_images`,
    );
    await tx.query(
      'indexSellingEpisodes',
      `CREATE INDEX episodes_selling ON episodes (publish_at DESC, id DESC)
       WHERE price IS NOT NULL AND deleted_at IS NULL AND archived_at IS NULL AND status IN ('SCHEDULED', 'PUBLIC')`,
    );
  },
};

export default migration;
