import type { Migration } from '../src/database/index.ts';

/** What creators do with open comments: hold them until they looked, filter words, pin one and answer them. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'addCommentHandling',
      `
      ALTER TABLE comments
        -- Why it waits for the creator; null when it stands where everybody reads it.
        ADD COLUMN held_because text CHECK (held_because IN ('ALL_WAIT', 'FILTERED_WORD')),
        ADD COLUMN pinned_at timestamptz(3),
        -- The creator's answer stands under the comment it answers.
        ADD COLUMN reply_to_id text REFERENCES comments ON DELETE CASCADE,
        ADD CHECK (pinned_at IS NULL OR (held_because IS NULL AND deleted_at IS NULL AND reply_to_id IS NULL)),
        ADD CHECK (reply_to_id IS NULL OR held_because IS NULL)`,
    );
    await tx.query(
      'indexPinnedComments',
      'CREATE UNIQUE INDEX comments_pinned ON comments (episode_id) WHERE pinned_at IS NOT NULL',
    );
    await tx.query(
      'indexCommentReplies',
      'CREATE UNIQUE INDEX comments_reply ON comments (reply_to_id) WHERE deleted_at IS NULL',
    );
    await tx.query('indexRepliesOfComments', 'CREATE INDEX comments_replies ON comments (reply_to_id)');
    await tx.query(
      'indexHeldComments',
      'CREATE INDEX comments_held ON comments (episode_id) WHERE held_because IS NOT NULL AND deleted_at IS NULL',
    );
    await tx.query('addHoldsComments', 'ALTER TABLE sites ADD COLUMN holds_comments boolean NOT NULL DEFAULT false');
    await tx.query(
      'createCommentFilterWords',
      `
      CREATE TABLE comment_filter_words (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
        word text NOT NULL,
        folded text NOT NULL GENERATED ALWAYS AS (fold_word(word)) STORED,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        UNIQUE (user_id, folded)
      )`,
    );
  },
};

export default migration;
