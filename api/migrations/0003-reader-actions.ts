import type { Migration } from '../src/database/index.ts';

/** Likes, bookmarks, watches, comments, reading histories, reading events, and the counts readers see. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createLikes',
      `
      CREATE TABLE likes (
        episode_id text NOT NULL REFERENCES episodes ON DELETE CASCADE,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        count smallint NOT NULL CHECK (count BETWEEN 1 AND 10),
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (episode_id, account_id)
      )`,
    );
    await tx.query('indexLikes', 'CREATE INDEX likes_account ON likes (account_id)');
    await tx.query(
      'createBookmarks',
      `
      CREATE TABLE bookmarks (
        work_id text NOT NULL REFERENCES works ON DELETE CASCADE,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (work_id, account_id)
      )`,
    );
    await tx.query(
      'indexBookmarks',
      'CREATE INDEX bookmarks_account ON bookmarks (account_id, created_at DESC, work_id DESC)',
    );
    await tx.query(
      'createWatches',
      `
      CREATE TABLE watches (
        user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        is_opted_in_email boolean NOT NULL,
        episode_id text REFERENCES episodes ON DELETE SET NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, account_id)
      )`,
    );
    await tx.query('indexWatches', 'CREATE INDEX watches_account ON watches (account_id, created_at DESC)');
    await tx.query(
      'createComments',
      `
      CREATE TABLE comments (
        id text PRIMARY KEY,
        episode_id text NOT NULL REFERENCES episodes ON DELETE CASCADE,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        body text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        deleted_at timestamptz(3),
        deleted_by text
      )`,
    );
    await tx.query(
      'indexCommentsByEpisode',
      'CREATE INDEX comments_episode ON comments (episode_id, created_at DESC, id DESC) WHERE deleted_at IS NULL',
    );
    await tx.query('indexCommentsByAccount', 'CREATE INDEX comments_account ON comments (account_id, created_at DESC)');
    await tx.query(
      'createReadingHistories',
      `
      CREATE TABLE reading_histories (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        episode_id text NOT NULL REFERENCES episodes ON DELETE CASCADE,
        work_id text NOT NULL REFERENCES works ON DELETE CASCADE,
        leave_position real NOT NULL DEFAULT 0,
        page_number integer NOT NULL DEFAULT 1,
        is_completed boolean NOT NULL DEFAULT false,
        read_at timestamptz(3) NOT NULL DEFAULT now(),
        UNIQUE (account_id, episode_id)
      )`,
    );
    await tx.query(
      'indexReadingHistories',
      'CREATE INDEX reading_histories_account ON reading_histories (account_id, read_at DESC, id DESC)',
    );
    await tx.query(
      'createReadingEvents',
      `
      CREATE TABLE reading_events (
        id bigint GENERATED ALWAYS AS IDENTITY,
        occurred_at timestamptz(3) NOT NULL DEFAULT now(),
        kind text NOT NULL,
        episode_id text NOT NULL,
        work_id text NOT NULL,
        reader_key text NOT NULL,
        page_number integer,
        leave_position real,
        client_event_id text
      ) PARTITION BY RANGE (occurred_at)`,
    );
    await tx.query(
      'createDefaultReadingEvents',
      'CREATE TABLE reading_events_default PARTITION OF reading_events DEFAULT',
    );
    await tx.query(
      'indexReadingEvents',
      'CREATE INDEX reading_events_episode ON reading_events (episode_id, kind, reader_key, occurred_at)',
    );
    await tx.query(
      'createEpisodeCounts',
      `
      CREATE TABLE episode_counts (
        episode_id text PRIMARY KEY REFERENCES episodes ON DELETE CASCADE,
        work_id text NOT NULL REFERENCES works ON DELETE CASCADE,
        like_count integer NOT NULL DEFAULT 0 CHECK (like_count >= 0),
        comment_count integer NOT NULL DEFAULT 0 CHECK (comment_count >= 0),
        view_count integer NOT NULL DEFAULT 0 CHECK (view_count >= 0)
      ) WITH (fillfactor = 70)`,
    );
    await tx.query('indexEpisodeCounts', 'CREATE INDEX episode_counts_work ON episode_counts (work_id)');
  },
};

export default migration;
