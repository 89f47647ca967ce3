import type { Migration } from '../src/database/index.ts';

/** Domains that show pictures besides works and creators; each has two views of its own, empty until its migration. */
const DOMAINS = ['illustration', 'portfolio', 'editorial'] as const;

const NO_USES = 'SELECT NULL::text AS image_id, NULL::text AS key, NULL::text AS owner_id WHERE false';

/**
 * Lets domains say which pictures they show. `<domain>_image_uses` names every picture a thing uses, visible or not;
 * `<domain>_public_images` only those a guest may fetch. A domain replaces its two views, and nothing else changes.
 */
const migration: Migration = {
  async up(tx) {
    for (const domain of DOMAINS) {
      await tx.query('createImageUses', `CREATE VIEW ${domain}_image_uses AS ${NO_USES}`);
      await tx.query('createDomainPublicImages', `CREATE VIEW ${domain}_public_images AS ${NO_USES}`);
    }
    const all = (suffix: string): string =>
      DOMAINS.map((domain) => `SELECT image_id, key, owner_id FROM ${domain}_${suffix}`).join(' UNION ALL ');
    await tx.query('createOtherImageUses', `CREATE VIEW other_image_uses AS ${all('image_uses')}`);
    await tx.query(
      'replacePublicImages',
      `
      CREATE OR REPLACE VIEW public_images AS
      SELECT p.image_id, 'Episode:' || e.id AS key, w.user_id AS owner_id
        FROM pages p JOIN visible_episodes e ON e.id = p.episode_id JOIN works w ON w.id = e.work_id WHERE e.status <> 'FAN_ONLY'
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
      UNION ALL ${all('public_images')}`,
    );
    await tx.query('dropImageTypes', 'ALTER TABLE images DROP CONSTRAINT images_type_check');
    await tx.query(
      'widenImageTypes',
      `ALTER TABLE images ADD CONSTRAINT images_type_check
       CHECK (type IN ('PAGE', 'COVER', 'ICON', 'HERO', 'BANNER', 'ILLUSTRATION', 'THUMBNAIL'))`,
    );
  },
};

export default migration;
