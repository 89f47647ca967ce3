import type { Migration } from '../src/database/index.ts';

/** What a worker found behind the links of creators: a title, and an icon that we keep and serve ourselves. */
const migration: Migration = {
  async up(tx) {
    await tx.query('dropImageTypes', 'ALTER TABLE images DROP CONSTRAINT images_type_check');
    await tx.query(
      'addFavicons',
      `ALTER TABLE images ADD CONSTRAINT images_type_check
       CHECK (type IN ('PAGE', 'COVER', 'ICON', 'HERO', 'BANNER', 'ILLUSTRATION', 'THUMBNAIL', 'FAVICON'))`,
    );
    // One row for each address a creator links to, on the site or in the portfolio; it goes with the last link.
    await tx.query(
      'createLinkPreviews',
      `
      CREATE TABLE link_previews (
        user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
        url text NOT NULL,
        state text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'DONE', 'FAILED')),
        title text NOT NULL DEFAULT '',
        icon_image_id text REFERENCES images,
        attempts integer NOT NULL DEFAULT 0,
        due_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, url)
      )`,
    );
    await tx.query(
      'indexWaitingLinks',
      `CREATE INDEX link_previews_waiting ON link_previews (due_at) WHERE state = 'WAITING'`,
    );
    await tx.query('indexLinkIcons', 'CREATE INDEX link_previews_icon ON link_previews (icon_image_id)');
    await tx.query(
      'lookAtLinksOfToday',
      `INSERT INTO link_previews (user_id, url)
       SELECT DISTINCT s.user_id, l ->> 'url' FROM sites s, jsonb_array_elements(s.links) l WHERE length(l ->> 'url') <= 2048`,
    );
    await tx.query(
      'replacePortfolioImageUses',
      `
      CREATE OR REPLACE VIEW portfolio_image_uses AS
      SELECT p.banner_image_id AS image_id, 'User:' || p.user_id || '/portfolio' AS key, p.user_id AS owner_id
        FROM portfolios p WHERE p.banner_image_id IS NOT NULL
      UNION ALL
      SELECT x.thumbnail_image_id, 'ExternalWork:' || x.id, x.user_id
        FROM portfolio_external_works x WHERE x.thumbnail_image_id IS NOT NULL
      UNION ALL
      SELECT k.thumbnail_image_id, 'KomawariWork:' || k.id, k.user_id
        FROM portfolio_komawari_works k WHERE k.thumbnail_image_id IS NOT NULL
      UNION ALL
      SELECT k.thumbnail_image_id, 'Work:' || k.work_id, k.user_id
        FROM portfolio_komawari_works k WHERE k.thumbnail_image_id IS NOT NULL
      UNION ALL
      SELECT l.icon_image_id, 'Site:' || l.user_id, l.user_id FROM link_previews l WHERE l.icon_image_id IS NOT NULL`,
    );
    await tx.query(
      'replacePortfolioPublicImages',
      `
      CREATE OR REPLACE VIEW portfolio_public_images AS
      SELECT p.banner_image_id AS image_id, 'User:' || p.user_id || '/portfolio' AS key, p.user_id AS owner_id
        FROM portfolios p JOIN sites s ON s.user_id = p.user_id JOIN accounts a ON a.id = p.user_id
        WHERE p.banner_image_id IS NOT NULL AND NOT s.is_closed AND a.disabled_at IS NULL
      UNION ALL
      SELECT x.thumbnail_image_id, 'ExternalWork:' || x.id, x.user_id
        FROM portfolio_external_works x JOIN sites s ON s.user_id = x.user_id JOIN accounts a ON a.id = x.user_id
        WHERE x.thumbnail_image_id IS NOT NULL AND NOT s.is_closed AND a.disabled_at IS NULL
      UNION ALL
      SELECT k.thumbnail_image_id, 'Work:' || k.work_id, k.user_id
        FROM portfolio_komawari_works k JOIN visible_works w ON w.id = k.work_id WHERE k.thumbnail_image_id IS NOT NULL
      UNION ALL
      SELECT l.icon_image_id, 'Site:' || l.user_id, l.user_id
        FROM link_previews l JOIN sites s ON s.user_id = l.user_id JOIN accounts a ON a.id = l.user_id
        WHERE l.icon_image_id IS NOT NULL AND NOT s.is_closed AND a.disabled_at IS NULL`,
    );
  },
};

export default migration;
