import type { Migration } from '../src/database/index.ts';

/** Illustrations, their pictures, the one predicate of who may know of them, and which pictures that makes public. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createIllustrations',
      `
      CREATE TABLE illustrations (
        id text PRIMARY KEY,
        user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
        -- An illustration outlives the work it belongs to.
        work_id text REFERENCES works ON DELETE SET NULL,
        title text NOT NULL,
        description text NOT NULL DEFAULT '',
        is_open boolean NOT NULL DEFAULT false,
        -- When it was opened for the first time: its place in every list, which closing and opening again does not move.
        first_opened_at timestamptz(3),
        revision integer NOT NULL DEFAULT 1,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        deleted_at timestamptz(3),
        suspended_at timestamptz(3),
        CHECK (NOT is_open OR first_opened_at IS NOT NULL)
      )`,
    );
    await tx.query(
      'indexOpenIllustrations',
      `
      CREATE INDEX illustrations_open ON illustrations (user_id, first_opened_at DESC, id DESC)
      WHERE is_open AND deleted_at IS NULL AND suspended_at IS NULL`,
    );
    await tx.query(
      'indexIllustrationsByUser',
      'CREATE INDEX illustrations_user ON illustrations (user_id, updated_at DESC, id DESC)',
    );
    await tx.query(
      'indexIllustrationsByWork',
      'CREATE INDEX illustrations_work ON illustrations (work_id, first_opened_at DESC, id DESC) WHERE work_id IS NOT NULL',
    );
    await tx.query(
      'createIllustrationImages',
      `
      CREATE TABLE illustration_images (
        id text PRIMARY KEY,
        illustration_id text NOT NULL REFERENCES illustrations ON DELETE CASCADE,
        position integer NOT NULL,
        image_id text NOT NULL REFERENCES images,
        alt_text text NOT NULL DEFAULT '',
        UNIQUE (illustration_id, position) DEFERRABLE INITIALLY DEFERRED
      )`,
    );
    await tx.query(
      'indexIllustrationImages',
      'CREATE INDEX illustration_images_image ON illustration_images (image_id)',
    );
    // The publisher asks for the pictures of changed keys: without this it would read the whole table at every change.
    await tx.query(
      'indexIllustrationImagesByKey',
      `CREATE INDEX illustration_images_key ON illustration_images (('Illustration:' || illustration_id))`,
    );
    await tx.query(
      'createVisibleIllustrations',
      `
      CREATE VIEW visible_illustrations AS
      SELECT l.* FROM illustrations l JOIN sites s ON s.user_id = l.user_id JOIN accounts a ON a.id = l.user_id
      WHERE l.is_open AND l.deleted_at IS NULL AND l.suspended_at IS NULL AND NOT s.is_closed AND a.disabled_at IS NULL`,
    );
    await tx.query(
      'replaceIllustrationImageUses',
      `
      CREATE OR REPLACE VIEW illustration_image_uses AS
      SELECT m.image_id, 'Illustration:' || m.illustration_id AS key, l.user_id AS owner_id
        FROM illustration_images m JOIN illustrations l ON l.id = m.illustration_id`,
    );
    await tx.query(
      'replaceIllustrationPublicImages',
      `
      CREATE OR REPLACE VIEW illustration_public_images AS
      SELECT m.image_id, 'Illustration:' || m.illustration_id AS key, l.user_id AS owner_id
        FROM illustration_images m JOIN visible_illustrations l ON l.id = m.illustration_id`,
    );
  },
};

export default migration;
