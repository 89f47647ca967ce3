import type { Migration } from '../src/database/index.ts';

/** Images, works, episodes, pages, tags, and the one visibility predicate as two views. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createImages',
      `
      CREATE TABLE images (
        id text PRIMARY KEY,
        owner_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        type text NOT NULL CHECK (type IN ('PAGE', 'COVER', 'ICON', 'HERO', 'BANNER')),
        format text NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL,
        slice_count integer NOT NULL DEFAULT 1,
        focus_x real NOT NULL DEFAULT 0.5,
        focus_y real NOT NULL DEFAULT 0.5,
        alt_text text NOT NULL DEFAULT '',
        file_name text NOT NULL DEFAULT '',
        byte_size bigint NOT NULL,
        sha256 bytea NOT NULL,
        has_avif boolean NOT NULL DEFAULT false,
        -- The upload it was made from, so that a repeated call after a lost answer finds the picture instead of making it twice.
        upload_id text UNIQUE,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      )`,
    );
    await tx.query('indexImages', 'CREATE INDEX images_owner ON images (owner_id, created_at)');
    await tx.query(
      'referenceIcons',
      'ALTER TABLE users ADD CONSTRAINT users_icon FOREIGN KEY (icon_image_id) REFERENCES images',
    );
    await tx.query(
      'referenceHeroes',
      'ALTER TABLE sites ADD CONSTRAINT sites_hero FOREIGN KEY (hero_image_id) REFERENCES images',
    );
    await tx.query('indexIcons', 'CREATE INDEX users_icon_image ON users (icon_image_id)');
    await tx.query('indexHeroes', 'CREATE INDEX sites_hero_image ON sites (hero_image_id)');
    await tx.query(
      'createTags',
      `
      CREATE TABLE tags (
        id text PRIMARY KEY,
        title text NOT NULL,
        norm text NOT NULL UNIQUE,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      )`,
    );
    await tx.query(
      'createWorks',
      `
      CREATE TABLE works (
        id text PRIMARY KEY,
        user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
        title text NOT NULL,
        description text NOT NULL DEFAULT '',
        cover_image_id text REFERENCES images,
        is_completed boolean NOT NULL DEFAULT false,
        is_one_shot boolean NOT NULL DEFAULT false,
        comment_is_open boolean NOT NULL DEFAULT true,
        comment_mode text NOT NULL DEFAULT 'DAREDEMO' CHECK (comment_mode IN ('DAREDEMO', 'YAWARAKA')),
        enable_survey boolean NOT NULL DEFAULT true,
        scroll_direction text NOT NULL DEFAULT 'RIGHT_TO_LEFT' CHECK (scroll_direction IN ('RIGHT_TO_LEFT', 'LEFT_TO_RIGHT', 'TOP_TO_BOTTOM')),
        revision integer NOT NULL DEFAULT 1,
        -- The earliest publication instant of any episode that is not a draft, future ones included, so that
        -- "first_publish_at <= now()" says whether a reader can see an episode without touching that table.
        first_publish_at timestamptz(3),
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        deleted_at timestamptz(3),
        suspended_at timestamptz(3)
      )`,
    );
    await tx.query('indexWorksByUser', 'CREATE INDEX works_user ON works (user_id, updated_at DESC, id DESC)');
    await tx.query(
      'indexWorksByPublication',
      `
      CREATE INDEX works_first_publication ON works (first_publish_at DESC, id DESC)
      WHERE deleted_at IS NULL AND suspended_at IS NULL AND first_publish_at IS NOT NULL`,
    );
    await tx.query('indexCovers', 'CREATE INDEX works_cover ON works (cover_image_id)');
    await tx.query(
      'createWorkTags',
      `
      CREATE TABLE work_tags (
        work_id text NOT NULL REFERENCES works ON DELETE CASCADE,
        tag_id text NOT NULL REFERENCES tags,
        position integer NOT NULL,
        PRIMARY KEY (work_id, tag_id)
      )`,
    );
    await tx.query('indexWorkTags', 'CREATE INDEX work_tags_tag ON work_tags (tag_id, work_id)');
    await tx.query(
      'createEpisodes',
      `
      CREATE TABLE episodes (
        id text PRIMARY KEY,
        work_id text NOT NULL REFERENCES works ON DELETE CASCADE,
        title text NOT NULL DEFAULT '',
        position integer NOT NULL,
        status text NOT NULL DEFAULT 'DRAFT' CHECK (status IN ('DRAFT', 'SCHEDULED', 'FAN_ONLY', 'PUBLIC', 'SUSPENDED')),
        publish_at timestamptz(3),
        start_position text NOT NULL DEFAULT 'FORMER' CHECK (start_position IN ('FORMER', 'LATTER')),
        afterword text NOT NULL DEFAULT '',
        thumbnail_image_id text REFERENCES images,
        revision integer NOT NULL DEFAULT 1,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        deleted_at timestamptz(3),
        -- When the worker told the pages about a scheduled publication; null until then.
        announced_at timestamptz(3),
        CHECK (status IN ('DRAFT', 'SUSPENDED') OR publish_at IS NOT NULL),
        UNIQUE (work_id, position) DEFERRABLE INITIALLY DEFERRED
      )`,
    );
    await tx.query(
      'indexEpisodesByPublication',
      `
      CREATE INDEX episodes_publication ON episodes (publish_at DESC, id DESC)
      WHERE deleted_at IS NULL AND status IN ('SCHEDULED', 'FAN_ONLY', 'PUBLIC')`,
    );
    await tx.query(
      'indexScheduledEpisodes',
      `
      CREATE INDEX episodes_scheduled ON episodes (publish_at) WHERE status = 'SCHEDULED' AND deleted_at IS NULL`,
    );
    await tx.query('indexEpisodeThumbnails', 'CREATE INDEX episodes_thumbnail ON episodes (thumbnail_image_id)');
    await tx.query(
      'createPages',
      `
      CREATE TABLE pages (
        id text PRIMARY KEY,
        episode_id text NOT NULL REFERENCES episodes ON DELETE CASCADE,
        position integer NOT NULL,
        image_id text NOT NULL REFERENCES images,
        alt_text text NOT NULL DEFAULT '',
        transcript text NOT NULL DEFAULT '',
        no_split boolean NOT NULL DEFAULT false,
        UNIQUE (episode_id, position) DEFERRABLE INITIALLY DEFERRED
      )`,
    );
    await tx.query('indexPagesByImage', 'CREATE INDEX pages_image ON pages (image_id)');
    // The one visibility predicate: what a reader who is not the author may know of. Every channel reads these two views.
    // Time is part of the predicate, so a scheduled episode appears at its instant whether or not a worker lives.
    await tx.query(
      'createVisibleWorks',
      `
      CREATE VIEW visible_works AS
      SELECT w.* FROM works w JOIN sites s ON s.user_id = w.user_id JOIN accounts a ON a.id = w.user_id
      WHERE w.deleted_at IS NULL AND w.suspended_at IS NULL AND NOT s.is_closed AND a.disabled_at IS NULL
        AND w.first_publish_at <= now()`,
    );
    await tx.query(
      'createVisibleEpisodes',
      `
      CREATE VIEW visible_episodes AS
      SELECT e.* FROM episodes e JOIN visible_works w ON w.id = e.work_id
      WHERE e.deleted_at IS NULL AND e.status IN ('SCHEDULED', 'FAN_ONLY', 'PUBLIC') AND e.publish_at <= now()`,
    );
    // The same predicate for bytes: which pictures a guest may fetch, and the key of the thing that makes them public.
    // Fan-only pages are not here: they are reachable by signed addresses alone.
    await tx.query(
      'createPublicImages',
      `
      CREATE VIEW public_images AS
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
        FROM sites s JOIN accounts a ON a.id = s.user_id WHERE s.hero_image_id IS NOT NULL AND NOT s.is_closed AND a.disabled_at IS NULL`,
    );
  },
};

export default migration;
