import type { Migration } from '../src/database/index.ts';

/** Where creators have their sales sent. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createBankAccounts',
      `
      CREATE TABLE bank_accounts (
        user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        -- Bank, branch, type, number and name, encrypted: they are read for a transfer only.
        sealed_account text NOT NULL,
        state text NOT NULL DEFAULT 'REGISTERED' CHECK (state IN ('REGISTERED', 'LOCKED', 'INVALID')),
        -- Why the last transfer came back, as the bank said it.
        failure text,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        CHECK ((state = 'INVALID') = (failure IS NOT NULL))
      )`,
    );
  },
};

export default migration;
