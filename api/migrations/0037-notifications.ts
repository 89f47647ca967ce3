import type { Migration } from '../src/database/index.ts';

/**
 * What people are told: notifications with the people behind them, which of them they want, and what has still to be
 * told to many at once.
 */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createNotificationSettings',
      `
      CREATE TABLE notification_settings (
        account_id text PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
        episode_like_enabled boolean NOT NULL DEFAULT true,
        episode_comment_enabled boolean NOT NULL DEFAULT true,
        work_bookmark_enabled boolean NOT NULL DEFAULT true,
        user_watch_enabled boolean NOT NULL DEFAULT true,
        purchase_episode_enabled boolean NOT NULL DEFAULT true,
        -- When everything was marked as read last.
        last_read_at timestamptz(3)
      )`,
    );
    await tx.query(
      'createNotifications',
      `
      CREATE TABLE notifications (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        type text NOT NULL CHECK (type IN ('EPISODE_LIKED', 'EPISODE_COMMENTED', 'COMMENT_REPLIED', 'WORK_BOOKMARKED',
          'USER_WATCHED', 'EPISODE_PURCHASED', 'WATCHED_USER_PUBLISHED_EPISODE', 'WATCHED_USER_PUBLISHED_ILLUSTRATION',
          'WITHDRAWAL_PAID', 'WITHDRAWAL_FAILED', 'SALES_EXPIRING', 'CONTEST_RESULT', 'SCOUT_MESSAGE', 'MODERATION',
          'ANNOUNCEMENT')),
        -- What it is about; the first letter of an id tells its type.
        entity_id text NOT NULL,
        -- The first and the latest thing this row tells of: it takes up what happens within a day of the first.
        started_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
        occurred_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
        -- Different people behind it; none where nobody in particular did it.
        actor_count integer NOT NULL DEFAULT 0,
        -- Of MODERATION: whether it was taken down or brought back.
        moderation text CHECK (moderation IN ('TAKEN_DOWN', 'RESTORED')),
        read_at timestamptz(3),
        CHECK ((type = 'MODERATION') = (moderation IS NOT NULL))
      )`,
    );
    await tx.query(
      'indexNotifications',
      'CREATE INDEX notifications_account ON notifications (account_id, occurred_at DESC, id DESC)',
    );
    await tx.query(
      'indexUnreadNotifications',
      'CREATE INDEX notifications_unread ON notifications (account_id) WHERE read_at IS NULL',
    );
    await tx.query(
      'indexNotificationGroups',
      'CREATE INDEX notifications_group ON notifications (account_id, entity_id, type, started_at DESC)',
    );
    // What is told to many is told to each of them once, however often the job begins again.
    await tx.query(
      'indexToldOnce',
      `CREATE UNIQUE INDEX notifications_told_once ON notifications (account_id, entity_id, type)
       WHERE type IN ('WATCHED_USER_PUBLISHED_EPISODE', 'WATCHED_USER_PUBLISHED_ILLUSTRATION', 'CONTEST_RESULT', 'ANNOUNCEMENT')`,
    );
    await tx.query('indexNotificationAge', 'CREATE INDEX notifications_age ON notifications (occurred_at)');
    await tx.query(
      'createNotificationActors',
      `
      CREATE TABLE notification_actors (
        notification_id text NOT NULL REFERENCES notifications ON DELETE CASCADE,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        acted_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (notification_id, account_id)
      )`,
    );
    await tx.query(
      'indexNotificationActors',
      'CREATE INDEX notification_actors_latest ON notification_actors (notification_id, acted_at DESC)',
    );
    await tx.query(
      'indexNotificationActorAccounts',
      'CREATE INDEX notification_actors_account ON notification_actors (account_id)',
    );
    // Who is told may see what it is about; anything else does not exist for them.
    await tx.query(
      'createShownNotifications',
      `
      CREATE VIEW shown_notifications AS
      SELECT n.* FROM notifications n WHERE CASE left(n.entity_id, 1)
        WHEN 'e' THEN EXISTS (SELECT 1 FROM episodes e JOIN works w ON w.id = e.work_id WHERE e.id = n.entity_id
          AND e.deleted_at IS NULL AND w.deleted_at IS NULL
          AND (w.user_id = n.account_id OR EXISTS (SELECT 1 FROM visible_episodes v WHERE v.id = e.id)))
        WHEN 'w' THEN EXISTS (SELECT 1 FROM works w WHERE w.id = n.entity_id AND w.deleted_at IS NULL
          AND (w.user_id = n.account_id OR EXISTS (SELECT 1 FROM visible_works v WHERE v.id = w.id)))
        WHEN 'l' THEN EXISTS (SELECT 1 FROM illustrations l WHERE l.id = n.entity_id AND l.deleted_at IS NULL
          AND (l.user_id = n.account_id OR EXISTS (SELECT 1 FROM visible_illustrations v WHERE v.id = l.id)))
        WHEN 'u' THEN n.entity_id = n.account_id OR EXISTS (SELECT 1 FROM users u JOIN sites s ON s.user_id = u.id
          JOIN accounts a ON a.id = u.id WHERE u.id = n.entity_id AND NOT s.is_closed AND a.disabled_at IS NULL)
        WHEN 'y' THEN EXISTS (SELECT 1 FROM info_entries i WHERE i.id = n.entity_id AND i.published_at <= now())
        WHEN 'k' THEN EXISTS (SELECT 1 FROM contests_now k WHERE k.id = n.entity_id AND k.state = 'RESULT')
        ELSE false END`,
    );
    await tx.query(
      'createFanOuts',
      `
      CREATE TABLE fan_outs (
        type text NOT NULL,
        entity_id text NOT NULL,
        -- Whose watchers are told; null where the audience follows from the entity.
        user_id text,
        -- When it became public: who came later is not told.
        occurred_at timestamptz(3) NOT NULL,
        -- Up to which account it was told.
        told_to text NOT NULL DEFAULT '',
        finished_at timestamptz(3),
        PRIMARY KEY (type, entity_id)
      )`,
    );
    await tx.query(
      'indexOpenFanOuts',
      'CREATE INDEX fan_outs_open ON fan_outs (occurred_at) WHERE finished_at IS NULL',
    );
    // What readers can see already is no news.
    await tx.query(
      'finishPastFanOuts',
      `
      INSERT INTO fan_outs (type, entity_id, user_id, occurred_at, finished_at)
      SELECT 'WATCHED_USER_PUBLISHED_EPISODE', e.id, w.user_id, e.publish_at, now()
        FROM visible_episodes e JOIN works w ON w.id = e.work_id
      UNION ALL SELECT 'WATCHED_USER_PUBLISHED_ILLUSTRATION', id, user_id, first_opened_at, now() FROM visible_illustrations
      UNION ALL SELECT 'CONTEST_RESULT', id, NULL, results_at, now() FROM contests_now WHERE state = 'RESULT'`,
    );
  },
};

export default migration;
