import type { Migration } from '../src/database/index.ts';

/** Portfolios: banner, works from here and elsewhere, categories. A site's title may be absent, and then follows the display name. */
const migration: Migration = {
  async up(tx) {
    await tx.query('freeSiteTitles', 'ALTER TABLE sites ALTER COLUMN title DROP NOT NULL');
    // A title that was filled in at the sign-up and never changed was never meant to stay behind at a rename.
    await tx.query(
      'followDisplayNames',
      'UPDATE sites s SET title = NULL FROM users u WHERE u.id = s.user_id AND s.title = u.display_name',
    );
    await tx.query(
      'createPortfolios',
      `
      CREATE TABLE portfolios (
        id text PRIMARY KEY,
        user_id text NOT NULL UNIQUE REFERENCES users ON DELETE CASCADE,
        banner_image_id text REFERENCES images,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now()
      )`,
    );
    await tx.query('indexPortfolios', 'CREATE INDEX portfolios_created ON portfolios (created_at DESC, id DESC)');
    await tx.query('indexBanners', 'CREATE INDEX portfolios_banner ON portfolios (banner_image_id)');
    await tx.query(
      'createExternalWorks',
      `
      CREATE TABLE portfolio_external_works (
        id text PRIMARY KEY,
        user_id text NOT NULL REFERENCES portfolios (user_id) ON DELETE CASCADE,
        title text NOT NULL,
        description text NOT NULL DEFAULT '',
        -- [{title, url}], 1 to 5 of them, in order.
        urls jsonb NOT NULL,
        thumbnail_image_id text REFERENCES images,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now()
      )`,
    );
    await tx.query(
      'indexExternalWorks',
      'CREATE INDEX portfolio_external_works_user ON portfolio_external_works (user_id, created_at DESC, id DESC)',
    );
    await tx.query(
      'indexExternalThumbnails',
      'CREATE INDEX portfolio_external_works_thumbnail ON portfolio_external_works (thumbnail_image_id)',
    );
    await tx.query(
      'createKomawariWorks',
      `
      CREATE TABLE portfolio_komawari_works (
        id text PRIMARY KEY,
        user_id text NOT NULL REFERENCES portfolios (user_id) ON DELETE CASCADE,
        work_id text NOT NULL UNIQUE REFERENCES works ON DELETE CASCADE,
        -- A picture for the portfolio alone; without it the work's cover stands there.
        thumbnail_image_id text REFERENCES images,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      )`,
    );
    await tx.query(
      'indexKomawariWorks',
      'CREATE INDEX portfolio_komawari_works_user ON portfolio_komawari_works (user_id, created_at DESC, id DESC)',
    );
    await tx.query(
      'indexKomawariThumbnails',
      'CREATE INDEX portfolio_komawari_works_thumbnail ON portfolio_komawari_works (thumbnail_image_id)',
    );
    await tx.query(
      'createPortfolioCategories',
      `
      CREATE TABLE portfolio_categories (
        id text PRIMARY KEY,
        user_id text NOT NULL REFERENCES portfolios (user_id) ON DELETE CASCADE,
        title text NOT NULL,
        position integer NOT NULL,
        UNIQUE (user_id, position) DEFERRABLE INITIALLY DEFERRED
      )`,
    );
    await tx.query(
      'createPortfolioCategoryWorks',
      `
      CREATE TABLE portfolio_category_works (
        category_id text NOT NULL REFERENCES portfolio_categories ON DELETE CASCADE,
        position integer NOT NULL,
        external_work_id text REFERENCES portfolio_external_works ON DELETE CASCADE,
        komawari_work_id text REFERENCES portfolio_komawari_works ON DELETE CASCADE,
        CHECK (num_nonnulls(external_work_id, komawari_work_id) = 1),
        UNIQUE (category_id, position) DEFERRABLE INITIALLY DEFERRED,
        UNIQUE (category_id, external_work_id),
        UNIQUE (category_id, komawari_work_id)
      )`,
    );
    await tx.query(
      'indexCategoriesOfExternalWorks',
      'CREATE INDEX portfolio_category_works_external ON portfolio_category_works (external_work_id)',
    );
    await tx.query(
      'indexCategoriesOfKomawariWorks',
      'CREATE INDEX portfolio_category_works_komawari ON portfolio_category_works (komawari_work_id)',
    );
    // The one predicate of the list of portfolios: an open site, and at least one work that a reader can see.
    await tx.query(
      'createVisiblePortfolios',
      `
      CREATE VIEW visible_portfolios AS
      SELECT p.* FROM portfolios p JOIN sites s ON s.user_id = p.user_id JOIN accounts a ON a.id = p.user_id
      WHERE NOT s.is_closed AND a.disabled_at IS NULL
        AND (EXISTS (SELECT 1 FROM portfolio_external_works x WHERE x.user_id = p.user_id)
          OR EXISTS (SELECT 1 FROM portfolio_komawari_works k JOIN visible_works w ON w.id = k.work_id WHERE k.user_id = p.user_id))`,
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
        FROM portfolio_komawari_works k WHERE k.thumbnail_image_id IS NOT NULL`,
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
        FROM portfolio_komawari_works k JOIN visible_works w ON w.id = k.work_id WHERE k.thumbnail_image_id IS NOT NULL`,
    );
  },
};

export default migration;
