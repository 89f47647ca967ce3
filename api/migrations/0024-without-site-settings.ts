import type { Migration } from '../src/database/index.ts';

/** The one setting there was, the ad script, belongs to the configuration of an installation (KOMAWARI_AD_SCRIPT). */
const migration: Migration = {
  async up(tx) {
    await tx.query('dropSiteSettings', 'DROP TABLE site_settings');
  },
};

export default migration;
