import type { Migration } from '../src/database/index.ts';

/** Accounts that are being deleted, and people's own data on its way out and in. */
const migration: Migration = {
  async up(tx) {
    // `disabled_at` closes the account for everybody else; it is the same instant where the person asked for it.
    await tx.query(
      'addDeletion',
      'ALTER TABLE accounts ADD COLUMN deletion_requested_at timestamptz(3), ADD COLUMN deletion_started_at timestamptz(3)',
    );
    await tx.query(
      'indexLeavingAccounts',
      'CREATE INDEX accounts_leaving ON accounts (deletion_requested_at) WHERE deletion_requested_at IS NOT NULL',
    );
    await tx.query(
      'createDataExports',
      `
      CREATE TABLE data_exports (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        state text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'RUNNING', 'READY', 'FAILED')),
        -- Pictures written so far, and how many there are.
        done integer NOT NULL DEFAULT 0,
        total integer NOT NULL DEFAULT 0,
        attempts integer NOT NULL DEFAULT 0,
        byte_size bigint,
        requested_at timestamptz(3) NOT NULL DEFAULT now(),
        -- A worker that is busy with it says so here; a worker that died stops.
        touched_at timestamptz(3) NOT NULL DEFAULT now(),
        ready_at timestamptz(3)
      )`,
    );
    await tx.query(
      'indexDataExports',
      'CREATE INDEX data_exports_account ON data_exports (account_id, requested_at DESC)',
    );
    await tx.query(
      'createDataImports',
      `
      CREATE TABLE data_imports (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        upload_id text NOT NULL,
        file_name text NOT NULL,
        keeps_status boolean NOT NULL,
        state text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'RUNNING', 'DONE', 'FAILED')),
        done integer NOT NULL DEFAULT 0,
        total integer NOT NULL DEFAULT 0,
        attempts integer NOT NULL DEFAULT 0,
        -- What could not be taken over: [{ what, message, messageJa }].
        notes jsonb NOT NULL DEFAULT '[]',
        requested_at timestamptz(3) NOT NULL DEFAULT now(),
        touched_at timestamptz(3) NOT NULL DEFAULT now(),
        finished_at timestamptz(3)
      )`,
    );
    await tx.query(
      'indexDataImports',
      'CREATE INDEX data_imports_account ON data_imports (account_id, requested_at DESC)',
    );
    // What a thing of an archive became here: a second import of it finds this, and doubles nothing.
    await tx.query(
      'createImportedThings',
      `
      CREATE TABLE imported_things (
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        source_id text NOT NULL,
        target_id text NOT NULL,
        PRIMARY KEY (account_id, source_id)
      )`,
    );
  },
};

export default migration;
