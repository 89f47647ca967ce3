import type { Migration } from '../src/database/index.ts';

/** In which language somebody is written to; null while they have not chosen, which is the installation's. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'addLanguages',
      `ALTER TABLE private_profiles ADD language text CONSTRAINT private_profiles_language CHECK (language IN ('en', 'ja'))`,
    );
  },
};

export default migration;
