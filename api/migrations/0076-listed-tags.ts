import type { Migration } from '../src/database/index.ts';

/** The tags that the page of all tags lists, as they were counted last. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createListedTags',
      `
      CREATE TABLE listed_tags (
        tag_id text PRIMARY KEY REFERENCES tags ON DELETE CASCADE,
        work_count integer NOT NULL,
        -- Works that came out in the past 30 days, and in the 30 days before.
        recent_count integer NOT NULL,
        earlier_count integer NOT NULL
      )`,
    );
  },
};

export default migration;
