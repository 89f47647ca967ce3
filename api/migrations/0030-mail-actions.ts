import type { Migration } from '../src/database/index.ts';

/** What a link in a mail does, once: the one table of all mail actions. */
const migration: Migration = {
  async up(tx) {
    // Only the hash of the code stands here: a stolen database opens no link. Without an account the row is a decoy; it
    // costs the time a real one costs, so that nobody learns from the clock who has an account.
    await tx.query(
      'createMailActions',
      `
      CREATE TABLE mail_actions (
        code_hash bytea PRIMARY KEY,
        id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
        action text NOT NULL CHECK (action IN ('SIGN_IN', 'RESET_PASSWORD', 'CHANGE_EMAIL', 'RECOVER_EMAIL', 'ADD_EMAIL')),
        account_id text REFERENCES accounts ON DELETE CASCADE,
        email citext NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        expires_at timestamptz(3) NOT NULL,
        used_at timestamptz(3),
        voided_at timestamptz(3)
      )`,
    );
    await tx.query('indexMailActions', 'CREATE INDEX mail_actions_account ON mail_actions (account_id)');
  },
};

export default migration;
