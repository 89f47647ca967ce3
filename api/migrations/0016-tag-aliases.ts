import type { Migration } from '../src/database/index.ts';

/** Other names of tags: they lead to the tag, are found by search, and cannot become tags of their own. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createTagAliases',
      `
      CREATE TABLE tag_aliases (
        norm text PRIMARY KEY,
        title text NOT NULL,
        tag_id text NOT NULL REFERENCES tags ON DELETE CASCADE,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      )`,
    );
    await tx.query('indexTagAliases', 'CREATE INDEX tag_aliases_tag ON tag_aliases (tag_id)');
    await tx.query('indexTagGrams', 'CREATE INDEX tags_grams ON tags USING gin (name_grams(norm))');
    await tx.query('indexTagAliasGrams', 'CREATE INDEX tag_aliases_grams ON tag_aliases USING gin (name_grams(norm))');
    await tx.query('leaveTagsOut', 'ALTER INDEX tags_grams ALTER COLUMN 1 SET STATISTICS 0');
    await tx.query('leaveTagAliasesOut', 'ALTER INDEX tag_aliases_grams ALTER COLUMN 1 SET STATISTICS 0');
  },
};

export default migration;
