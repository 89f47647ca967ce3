import type { Migration } from '../src/database/index.ts';

/** Who looked at their own site as somebody else, and when: kept a year. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createViewAsAudits',
      `
      CREATE TABLE view_as_audits (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        session_id text,
        mode text NOT NULL CHECK (mode IN ('GUEST', 'REGISTERED', 'FAN', 'BUYER')),
        started_at timestamptz(3) NOT NULL DEFAULT now(),
        expires_at timestamptz(3) NOT NULL
      )`,
    );
    await tx.query('indexViewAsAudits', 'CREATE INDEX view_as_audits_started ON view_as_audits (started_at)');
    await tx.query('indexViewAsAccounts', 'CREATE INDEX view_as_audits_account ON view_as_audits (account_id)');
  },
};

export default migration;
