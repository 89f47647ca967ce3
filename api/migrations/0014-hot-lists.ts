import type { Migration } from '../src/database/index.ts';

/** The hot lists of the top page, as they were computed. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createHotSnapshots',
      `
      CREATE TABLE hot_snapshots (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        list text NOT NULL CHECK (list IN ('hotWorks', 'hotNewEpisodes', 'hotTags')),
        computed_at timestamptz(3) NOT NULL DEFAULT now()
      )`,
    );
    await tx.query(
      'createHotEntries',
      `
      CREATE TABLE hot_entries (
        snapshot_id bigint NOT NULL REFERENCES hot_snapshots ON DELETE CASCADE,
        place smallint NOT NULL,
        item_id text NOT NULL,
        score real NOT NULL,
        PRIMARY KEY (snapshot_id, place)
      )`,
    );
    await tx.query(
      'createCurrentHotLists',
      'CREATE TABLE current_hot_lists (list text PRIMARY KEY, snapshot_id bigint NOT NULL REFERENCES hot_snapshots)',
    );
  },
};

export default migration;
