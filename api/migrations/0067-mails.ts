import type { Migration } from '../src/database/index.ts';

/** Mails on their way: written with the change they tell of, sent by a worker. */
const migration: Migration = {
  async up(tx) {
    // What is sealed opens with the installation's key alone (kernel/secrets.ts): a stolen database holds no link that works.
    await tx.query(
      'createMails',
      `
      CREATE TABLE mails (
        id text PRIMARY KEY,
        -- 0: somebody waits for it at a screen; 2: news, which waits for everything else.
        urgency smallint NOT NULL,
        -- Whom it is for, where that is an account: it goes with the account.
        account_id text REFERENCES accounts ON DELETE CASCADE,
        -- To whom, and about what. Kept for the operator while it was not sent.
        sealed_envelope text,
        -- Gone once it was sent, and once it is too late to send it.
        sealed_letter text,
        state text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'SENT', 'REFUSED', 'TOO_LATE')),
        attempts integer NOT NULL DEFAULT 0,
        -- Later than the start of its transaction, so that the mails of one change leave in their order.
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        due_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        expires_at timestamptz NOT NULL,
        settled_at timestamptz,
        -- Why the last try failed, in words without an address.
        failure text,
        CHECK ((state = 'WAITING') = (settled_at IS NULL)),
        CHECK (state <> 'SENT' OR (sealed_envelope IS NULL AND sealed_letter IS NULL)),
        CHECK (state <> 'WAITING' OR (sealed_envelope IS NOT NULL AND sealed_letter IS NOT NULL))
      )`,
    );
    await tx.query('indexDueMails', `CREATE INDEX mails_due ON mails (urgency, due_at) WHERE state = 'WAITING'`);
    await tx.query(
      'indexLettersByAge',
      'CREATE INDEX mails_expiring ON mails (expires_at) WHERE sealed_letter IS NOT NULL',
    );
    await tx.query(
      'indexSettledMails',
      'CREATE INDEX mails_settled ON mails (settled_at) WHERE settled_at IS NOT NULL',
    );
    await tx.query(
      'indexMailsByAccount',
      'CREATE INDEX mails_account ON mails (account_id) WHERE account_id IS NOT NULL',
    );
  },
};

export default migration;
