import type { Migration } from '../src/database/index.ts';

/** Tokens with which a creator's own programs call the API, and a trail of what was done to and with them. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createPersonalTokens',
      `
      CREATE TABLE personal_tokens (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        name text NOT NULL,
        -- How the token begins, so that its owner knows it again. The whole of it is nowhere.
        prefix text NOT NULL,
        token_hash bytea NOT NULL UNIQUE,
        scopes text[] NOT NULL CHECK (cardinality(scopes) > 0),
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        expires_at timestamptz(3) NOT NULL,
        last_used_at timestamptz(3),
        revoked_at timestamptz(3)
      )`,
    );
    await tx.query(
      'indexPersonalTokens',
      'CREATE INDEX personal_tokens_account ON personal_tokens (account_id, created_at DESC)',
    );
    await tx.query(
      'createPersonalTokenAudits',
      `
      CREATE TABLE personal_token_audits (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        token_id uuid NOT NULL REFERENCES personal_tokens ON DELETE CASCADE,
        deed text NOT NULL CHECK (deed IN ('CREATED', 'REVOKED', 'WROTE')),
        -- The root fields of what it wrote.
        operation text NOT NULL DEFAULT '',
        occurred_at timestamptz(3) NOT NULL DEFAULT now()
      )`,
    );
    await tx.query(
      'indexPersonalTokenAudits',
      'CREATE INDEX personal_token_audits_token ON personal_token_audits (token_id, occurred_at DESC)',
    );
    await tx.query(
      'indexPersonalTokenAuditTimes',
      'CREATE INDEX personal_token_audits_time ON personal_token_audits (occurred_at)',
    );
  },
};

export default migration;
