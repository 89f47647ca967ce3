import type { Migration } from '../src/database/index.ts';

/** What the pages and texts of an episode were after each save. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createEpisodeVersions',
      `
      CREATE TABLE episode_versions (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        episode_id text NOT NULL REFERENCES episodes ON DELETE CASCADE,
        title text NOT NULL,
        afterword text NOT NULL,
        start_position text NOT NULL,
        -- In reading order, each with its id of then, picture and texts.
        pages jsonb NOT NULL,
        -- The same pictures once more, for the clean-up of pictures nothing refers to.
        image_ids text[] NOT NULL,
        -- When the version was saved that was brought back with this one.
        restored_from timestamptz(3),
        saved_at timestamptz(3) NOT NULL DEFAULT now()
      )`,
    );
    await tx.query('indexVersions', 'CREATE INDEX episode_versions_episode ON episode_versions (episode_id, id DESC)');
    await tx.query(
      'indexVersionImages',
      'CREATE INDEX episode_versions_images ON episode_versions USING gin (image_ids)',
    );
  },
};

export default migration;
