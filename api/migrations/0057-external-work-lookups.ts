import type { Migration } from '../src/database/index.ts';

/** What creators asked to be filled in about a work elsewhere, and what a worker found behind its address. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createExternalWorkLookups',
      `
      CREATE TABLE external_work_lookups (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
        url text NOT NULL,
        state text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'LOOKING', 'DONE', 'FAILED')),
        -- Why it failed.
        reason text CHECK (reason IN ('ADDRESS', 'TIMEOUT', 'UNREACHABLE', 'NO_PAGE')),
        title text NOT NULL DEFAULT '',
        site_name text NOT NULL DEFAULT '',
        icon_image_id text REFERENCES images ON DELETE SET NULL,
        thumbnail_image_id text REFERENCES images ON DELETE SET NULL,
        requested_at timestamptz(3) NOT NULL DEFAULT now(),
        CHECK ((state = 'FAILED') = (reason IS NOT NULL))
      )`,
    );
    await tx.query(
      'indexWaitingLookups',
      `CREATE INDEX external_work_lookups_waiting ON external_work_lookups (requested_at) WHERE state = 'WAITING'`,
    );
    await tx.query('indexLookupsOfUser', 'CREATE INDEX external_work_lookups_user ON external_work_lookups (user_id)');
    await tx.query(
      'indexLookupIcons',
      'CREATE INDEX external_work_lookups_icon ON external_work_lookups (icon_image_id)',
    );
    await tx.query(
      'indexLookupThumbnails',
      'CREATE INDEX external_work_lookups_thumbnail ON external_work_lookups (thumbnail_image_id)',
    );
  },
};

export default migration;
