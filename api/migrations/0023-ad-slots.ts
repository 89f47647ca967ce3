import type { Migration } from '../src/database/index.ts';

/** The ad tags of creators, taken apart into checked values: no code of anybody's is stored. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createAdSlots',
      `
      CREATE TABLE ad_slots (
        user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
        slot text NOT NULL CHECK (slot IN ('pcTop', 'pcBottom', 'sp')),
        pid integer NOT NULL CHECK (pid > 0),
        mid integer NOT NULL CHECK (mid > 0),
        asid integer NOT NULL CHECK (asid > 0),
        type text NOT NULL CHECK (type = 'banner'),
        display text NOT NULL CHECK (display = 'inline'),
        elementid text NOT NULL CHECK (elementid ~ '^im-[0-9a-f]{32}$'),
        script_version text NOT NULL CHECK (script_version ~ '^[0-9]{8}$'),
        PRIMARY KEY (user_id, slot)
      )`,
    );
  },
};

export default migration;
