import type { Migration } from '../src/database/index.ts';

/** What caches in front of the site have to forget, and which version of each page they were told of. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createPurges',
      `CREATE TABLE purges (
         id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
         target text NOT NULL,
         path text NOT NULL,
         is_withdrawal boolean NOT NULL,
         marked_at timestamptz NOT NULL DEFAULT now(),
         due_at timestamptz NOT NULL,
         attempts integer NOT NULL DEFAULT 0,
         last_error text
       )`,
    );
    await tx.query('indexPurges', 'CREATE INDEX purges_due ON purges (target, is_withdrawal DESC, id)');
    await tx.query(
      'createAnnouncedPages',
      'CREATE TABLE announced_pages (path text PRIMARY KEY, version text NOT NULL)',
    );
  },
};

export default migration;
