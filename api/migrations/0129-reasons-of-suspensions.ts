import type { Migration } from '../src/database/index.ts';

/** A creator reads at a thing why it was taken down: the trail is asked for one thing, however long it has become. */
const migration: Migration = {
  async up(tx) {
    await tx.query('indexModerationLogByThing', 'CREATE INDEX moderation_log_thing ON moderation_log (thing_id, id)');
  },
};

export default migration;
