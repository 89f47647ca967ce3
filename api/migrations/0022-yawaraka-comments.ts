import type { Migration } from '../src/database/index.ts';

/** Soft comments: read by an operator before their author sees them. And who besides its owner may fetch a private picture. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createYawarakaComments',
      `
      CREATE TABLE yawaraka_comments (
        id text PRIMARY KEY,
        episode_id text NOT NULL REFERENCES episodes ON DELETE CASCADE,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        body text NOT NULL,
        state text NOT NULL DEFAULT 'PENDING' CHECK (state IN ('PENDING', 'DELIVERED', 'REJECTED')),
        breaks_rules boolean NOT NULL DEFAULT false CHECK (NOT breaks_rules OR state = 'REJECTED'),
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        judged_at timestamptz(3),
        CHECK ((state = 'PENDING') = (judged_at IS NULL))
      )`,
    );
    await tx.query(
      'indexYawarakaByEpisode',
      'CREATE INDEX yawaraka_comments_episode ON yawaraka_comments (episode_id, created_at DESC, id DESC)',
    );
    await tx.query(
      'indexYawarakaByAccount',
      'CREATE INDEX yawaraka_comments_account ON yawaraka_comments (account_id, created_at DESC)',
    );
    await tx.query(
      'indexYawarakaWaiting',
      "CREATE INDEX yawaraka_comments_waiting ON yawaraka_comments (created_at, id) WHERE state = 'PENDING'",
    );
    await tx.query(
      'addShowsYawarakaText',
      'ALTER TABLE works ADD COLUMN shows_yawaraka_text boolean NOT NULL DEFAULT false',
    );
    // The same predicate; a view keeps the columns its tables had when it was made.
    await tx.query(
      'widenVisibleWorks',
      `
      CREATE OR REPLACE VIEW visible_works AS
      SELECT w.* FROM works w JOIN sites s ON s.user_id = w.user_id JOIN accounts a ON a.id = w.user_id
      WHERE w.deleted_at IS NULL AND w.suspended_at IS NULL AND NOT s.is_closed AND a.disabled_at IS NULL
        AND w.first_publish_at <= now()`,
    );
    await tx.query(
      'createPrivateImageReaders',
      `
      CREATE VIEW private_image_readers AS
      SELECT p.image_id, x.account_id
        FROM pages p
        JOIN visible_episodes e ON e.id = p.episode_id AND e.status = 'FAN_ONLY'
        JOIN works w ON w.id = e.work_id
        JOIN watches x ON x.user_id = w.user_id`,
    );
  },
};

export default migration;
