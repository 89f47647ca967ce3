import type { Migration } from '../src/database/index.ts';

/** In which order stale pages are worked on, and which of them are only to be taken away. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'addPlaces',
      `ALTER TABLE stale_pages
         ADD COLUMN place timestamptz NOT NULL DEFAULT now(),
         ADD COLUMN is_gone boolean NOT NULL DEFAULT false`,
    );
    await tx.query('indexPlaces', 'CREATE INDEX stale_pages_place ON stale_pages (place, id)');
  },
};

export default migration;
