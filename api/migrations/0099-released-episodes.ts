import type { Migration } from '../src/database/index.ts';

/**
 * Episodes that came out, whether or not others can see them now: a creator who closes the site, or whose work is taken from
 * sight, goes on to see what was counted.
 */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createReleasedEpisodes',
      `CREATE VIEW released_episodes AS
       SELECT e.id, e.work_id, w.user_id, e.title, e.position, e.status, e.publish_at FROM episodes e JOIN works w ON w.id = e.work_id
       WHERE w.deleted_at IS NULL AND w.first_publish_at <= now() AND e.deleted_at IS NULL AND e.archived_at IS NULL
         AND e.status IN ('SCHEDULED', 'FAN_ONLY', 'PUBLIC') AND e.publish_at <= now()`,
    );
  },
};

export default migration;
