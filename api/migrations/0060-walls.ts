import type { Migration } from '../src/database/index.ts';

/**
 * Walls in SQL, the twin of `wallBefore` in episodes/policy.ts. `open_episodes` have none: everybody reads them whole.
 * `wall_passes` says who passes the wall of the others. Pictures, preview cards and comments ask these and nothing else, so
 * another kind of wall is written here once.
 */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createOpenEpisodes',
      `CREATE VIEW open_episodes AS
       SELECT e.id, e.work_id, e.position FROM visible_episodes e WHERE e.status <> 'FAN_ONLY'`,
    );
    await tx.query(
      'createWallPasses',
      `CREATE VIEW wall_passes AS
       SELECT e.id AS episode_id, x.account_id
         FROM visible_episodes e JOIN works w ON w.id = e.work_id JOIN watches x ON x.user_id = w.user_id
         WHERE e.status = 'FAN_ONLY'
       UNION ALL
       SELECT e.id, w.user_id FROM visible_episodes e JOIN works w ON w.id = e.work_id`,
    );
    await tx.query(
      'createPassesWalls',
      `CREATE FUNCTION passes_walls(episode text, account text) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
         SELECT EXISTS (SELECT FROM open_episodes o WHERE o.id = episode)
           OR EXISTS (SELECT FROM wall_passes p WHERE p.episode_id = episode AND p.account_id = account)
       $$`,
    );
    await tx.query(
      'replacePrivateImageReaders',
      `CREATE OR REPLACE VIEW private_image_readers AS
       SELECT p.image_id, x.account_id FROM pages p JOIN wall_passes x ON x.episode_id = p.episode_id`,
    );
    await tx.query(
      'replacePublicImages',
      `
      CREATE OR REPLACE VIEW public_images AS
      SELECT p.image_id, 'Episode:' || e.id AS key, w.user_id AS owner_id
        FROM pages p JOIN open_episodes e ON e.id = p.episode_id JOIN works w ON w.id = e.work_id
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
  },
};

export default migration;
