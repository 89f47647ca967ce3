import type { Migration } from '../src/database/index.ts';

/** Mail about new episodes: who wants it how, what has still to be sent, and the private feed of what somebody watches. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'addMailChoice',
      `ALTER TABLE watches ADD COLUMN mail_choice text NOT NULL DEFAULT 'NONE' CHECK (mail_choice IN ('NONE', 'INSTANT', 'WEEKLY'))`,
    );
    await tx.query('takeOverOptIns', `UPDATE watches SET mail_choice = 'INSTANT' WHERE is_opted_in_email`);
    // One truth: who chose mail of either kind opted in.
    await tx.query('dropOptIn', 'ALTER TABLE watches DROP COLUMN is_opted_in_email');
    await tx.query(
      'deriveOptIn',
      `ALTER TABLE watches ADD COLUMN is_opted_in_email boolean GENERATED ALWAYS AS (mail_choice <> 'NONE') STORED`,
    );
    await tx.query(
      'createEpisodeMails',
      `
      CREATE TABLE episode_mails (
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        episode_id text NOT NULL REFERENCES episodes ON DELETE CASCADE,
        -- INSTANT: a mail of its own. WEEKLY: all of an account that are due stand in one mail.
        kind text NOT NULL CHECK (kind IN ('INSTANT', 'WEEKLY')),
        due_at timestamptz(3) NOT NULL,
        -- When a worker took it last. One that died lets go of it after some minutes.
        claimed_at timestamptz(3),
        attempts integer NOT NULL DEFAULT 0,
        -- Sent, or dropped because it is not wanted or not visible any more.
        settled_at timestamptz(3),
        is_sent boolean NOT NULL DEFAULT false,
        PRIMARY KEY (account_id, episode_id),
        CHECK (NOT is_sent OR settled_at IS NOT NULL)
      )`,
    );
    await tx.query(
      'indexDueMails',
      'CREATE INDEX episode_mails_due ON episode_mails (due_at, account_id) WHERE settled_at IS NULL',
    );
    await tx.query('indexMailsByEpisode', 'CREATE INDEX episode_mails_episode ON episode_mails (episode_id)');
    await tx.query(
      'createWatchedFeeds',
      `
      CREATE TABLE watched_feeds (
        account_id text PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
        -- SHA-256 of the secret in the address: who reads the database reads nobody's feed.
        token_hash bytea NOT NULL UNIQUE,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      )`,
    );
  },
};

export default migration;
