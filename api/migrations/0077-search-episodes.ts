import type { Migration } from '../src/database/index.ts';

/** The search index of episodes: their titles, and what is said and shown on their pages, as search_works holds it of works. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createSearchEpisodes',
      `
      CREATE TABLE search_episodes (
        episode_id text PRIMARY KEY REFERENCES episodes ON DELETE CASCADE,
        title text COLLATE "C" NOT NULL,
        -- Transcripts and descriptions of pages, a line each. Whether a reader may know of them is asked where they are found.
        body text COLLATE "C" NOT NULL,
        -- Letters and pairs of all of it; with T before them those of the title.
        grams tsvector NOT NULL
      )`,
    );
    await tx.query('keepEpisodeGramsApart', 'ALTER TABLE search_episodes ALTER COLUMN grams SET STORAGE EXTERNAL');
    await tx.query('countEpisodeGrams', 'ALTER TABLE search_episodes ALTER COLUMN grams SET STATISTICS 400');
    await tx.query('indexEpisodeGrams', 'CREATE INDEX search_episodes_grams ON search_episodes USING gin (grams)');
  },
};

export default migration;
