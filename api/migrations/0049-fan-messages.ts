import type { Migration } from '../src/database/index.ts';

/** What creators write to their fans, and to whom it has still to be sent. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createFanMessages',
      `
      CREATE TABLE fan_messages (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
        subject text NOT NULL,
        body text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      )`,
    );
    await tx.query('indexFanMessages', 'CREATE INDEX fan_messages_user ON fan_messages (user_id, created_at DESC)');
    await tx.query(
      'createFanMails',
      `
      CREATE TABLE fan_mails (
        message_id bigint NOT NULL REFERENCES fan_messages ON DELETE CASCADE,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        -- When a worker took it last. One that died lets go of it after some minutes.
        claimed_at timestamptz(3),
        attempts integer NOT NULL DEFAULT 0,
        -- Sent, or dropped because it is not wanted any more.
        settled_at timestamptz(3),
        is_sent boolean NOT NULL DEFAULT false,
        PRIMARY KEY (message_id, account_id),
        CHECK (NOT is_sent OR settled_at IS NOT NULL)
      )`,
    );
    await tx.query('indexFanMails', 'CREATE INDEX fan_mails_open ON fan_mails (message_id) WHERE settled_at IS NULL');
    await tx.query('indexFanMailAccounts', 'CREATE INDEX fan_mails_account ON fan_mails (account_id)');
    await tx.query('indexFans', 'CREATE INDEX watches_fans ON watches (user_id, created_at DESC, account_id DESC)');
  },
};

export default migration;
