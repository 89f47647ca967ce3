import type { Migration } from '../src/database/index.ts';

/** Events of days without a part of their own are found by their time: a day that is counted reads no others. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'indexLateReadings',
      'CREATE INDEX reading_events_elsewhen_time ON reading_events_elsewhen (occurred_at)',
    );
  },
};

export default migration;
