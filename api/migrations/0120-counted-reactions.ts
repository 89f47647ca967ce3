import type { Migration } from '../src/database/index.ts';

/**
 * The likes, comments and answers every figure is made of, from the readers whose readings count (`counted_readings`): none of
 * the creator's own, of staff, or of an account that is blocked. Each counts on the day in Tokyo on which it was given first.
 */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createCountedReactions',
      `CREATE VIEW counted_reactions AS
       SELECT r.episode_id, (r.given_at AT TIME ZONE 'Asia/Tokyo')::date AS day, r.likes, r.comments,
         (r.answer = 'FUN')::int AS fun, (r.answer = 'NORMAL')::int AS normal, (r.answer = 'NO_FUN')::int AS no_fun
       FROM (
         SELECT episode_id, account_id, created_at AS given_at, count::int AS likes, 0 AS comments, '' AS answer FROM likes
         UNION ALL SELECT episode_id, account_id, created_at, 0, 1, '' FROM comments WHERE deleted_at IS NULL AND held_because IS NULL
         UNION ALL SELECT episode_id, account_id, answered_at, 0, 0, answer FROM survey_answers
       ) r JOIN accounts a ON a.id = r.account_id AND a.disabled_at IS NULL AND NOT a.is_staff
       WHERE NOT EXISTS (SELECT FROM episodes e JOIN works w ON w.id = e.work_id WHERE e.id = r.episode_id AND w.user_id = r.account_id)`,
    );
    await tx.query(
      'createCountedBookmarks',
      `CREATE VIEW counted_bookmarks AS
       SELECT b.work_id, (b.created_at AT TIME ZONE 'Asia/Tokyo')::date AS day
       FROM bookmarks b JOIN accounts a ON a.id = b.account_id AND a.disabled_at IS NULL AND NOT a.is_staff
       WHERE NOT EXISTS (SELECT FROM works w WHERE w.id = b.work_id AND w.user_id = b.account_id)`,
    );
  },
};

export default migration;
