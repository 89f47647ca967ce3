import type { Migration } from '../src/database/index.ts';

/** Hours are kept with their events and not added up over all days: until when they were taken away is noted. */
const migration: Migration = {
  async up(tx) {
    await tx.query('forgetHoursOfAllDays', `DELETE FROM analytics_totals WHERE item = 'HOUR'`);
    await tx.query('noteKeptHours', 'ALTER TABLE analytics_progress ADD COLUMN hours_kept_from date');
  },
};

export default migration;
