import type { Migration } from '../src/database/index.ts';

/**
 * Bytes on their way in and of the last 24 hours: what the quotas of an account's day and of all unfinished uploads are
 * counted by. A row is older than any day of Tokyo when it goes.
 */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createUploads',
      `CREATE TABLE uploads (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        byte_size bigint NOT NULL CHECK (byte_size >= 0),
        started_at timestamptz(3) NOT NULL DEFAULT now(),
        finished_at timestamptz(3)
      )`,
    );
    await tx.query('indexUploadsOfAccount', 'CREATE INDEX uploads_account_id ON uploads (account_id, started_at)');
    await tx.query('indexUnfinished', 'CREATE INDEX uploads_unfinished ON uploads (id) WHERE finished_at IS NULL');
    await tx.query('indexUploadsByAge', 'CREATE INDEX uploads_started_at ON uploads (started_at)');
  },
};

export default migration;
