import type { Migration } from '../src/database/index.ts';

/**
 * What operators put on the pages: banners, news, themes, tags, portfolios; feature flags and settings of the site.
 * What begins and ends by itself remembers the state its pages were told last (`announced_state`), so that a worker finds
 * by one comparison what has to be drawn again, also after it was away.
 */
const migration: Migration = {
  async up(tx) {
    const period = `CASE WHEN starts_at > now() THEN 'UPCOMING' WHEN ends_at <= now() THEN 'ENDED' ELSE 'RUNNING' END`;
    await tx.query(
      'createOperators',
      `
      -- One row: the account that owns the pictures operators upload. Nobody signs in with it.
      CREATE TABLE operators (
        is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
        account_id text NOT NULL REFERENCES accounts
      )`,
    );
    await tx.query(
      'createBanners',
      `
      CREATE TABLE banners (
        id text PRIMARY KEY,
        pc_image_id text NOT NULL REFERENCES images,
        sp_image_id text NOT NULL REFERENCES images,
        url text NOT NULL,
        alt text NOT NULL,
        position integer NOT NULL,
        starts_at timestamptz(3) NOT NULL DEFAULT now(),
        ends_at timestamptz(3) NOT NULL DEFAULT 'infinity',
        announced_state text NOT NULL DEFAULT 'NEW',
        CHECK (starts_at < ends_at)
      )`,
    );
    await tx.query('createBannersNow', `CREATE VIEW banners_now AS SELECT *, ${period} AS state FROM banners`);
    await tx.query(
      'createInfoEntries',
      `
      CREATE TABLE info_entries (
        id text PRIMARY KEY,
        title text NOT NULL,
        category text NOT NULL,
        link text,
        published_at timestamptz(3) NOT NULL DEFAULT now(),
        announced_state text NOT NULL DEFAULT 'NEW'
      )`,
    );
    await tx.query(
      'indexInfoEntries',
      'CREATE INDEX info_entries_published ON info_entries (published_at DESC, id DESC)',
    );
    await tx.query(
      'createThemes',
      `
      CREATE TABLE themes (
        id text PRIMARY KEY,
        tag_id text NOT NULL REFERENCES tags,
        starts_at timestamptz(3) NOT NULL,
        ends_at timestamptz(3) NOT NULL,
        detail_url text,
        announced_state text NOT NULL DEFAULT 'NEW',
        CHECK (starts_at < ends_at)
      )`,
    );
    await tx.query('indexThemes', 'CREATE INDEX themes_tag ON themes (tag_id)');
    await tx.query('createThemesNow', `CREATE VIEW themes_now AS SELECT *, ${period} AS state FROM themes`);
    for (const table of ['pickup_tags', 'recommended_tags']) {
      await tx.query(
        'createTagList',
        `CREATE TABLE ${table} (tag_id text PRIMARY KEY REFERENCES tags, position integer NOT NULL)`,
      );
    }
    await tx.query(
      'createPickupPortfolios',
      `CREATE TABLE pickup_portfolios (
        user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        position integer NOT NULL
      )`,
    );
    await tx.query(
      'createFeatureFlags',
      `
      CREATE TABLE feature_flags (
        name text PRIMARY KEY,
        percentage integer NOT NULL DEFAULT 0 CHECK (percentage BETWEEN 0 AND 100)
      )`,
    );
    await tx.query(
      'createFeatureAllowances',
      `
      CREATE TABLE feature_allowances (
        name text NOT NULL REFERENCES feature_flags ON DELETE CASCADE,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        PRIMARY KEY (name, account_id)
      )`,
    );
    await tx.query('createSiteSettings', 'CREATE TABLE site_settings (name text PRIMARY KEY, value text NOT NULL)');
    // Both pictures of a banner, whose key is the one place that shows banners.
    const pictures = `SELECT i.image_id, 'banner'::text AS key, o.account_id AS owner_id
      FROM banners_now b CROSS JOIN operators o CROSS JOIN LATERAL (VALUES (b.pc_image_id), (b.sp_image_id)) AS i (image_id)`;
    await tx.query('replaceEditorialImageUses', `CREATE OR REPLACE VIEW editorial_image_uses AS ${pictures}`);
    await tx.query(
      'replaceEditorialPublicImages',
      `CREATE OR REPLACE VIEW editorial_public_images AS ${pictures} WHERE b.state = 'RUNNING'`,
    );
    // What an episode was before it was taken down, so that it comes back as that.
    await tx.query('addStatusBeforeSuspension', 'ALTER TABLE episodes ADD COLUMN suspended_from text');
  },
};

export default migration;
