import type { Migration } from '../src/database/index.ts';

/** X accounts of creators. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createXLinks',
      `
      CREATE TABLE x_links (
        account_id text PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
        x_user_id text NOT NULL,
        screen_name text NOT NULL,
        -- Both tokens, encrypted; null once the link has ended.
        sealed_tokens text,
        access_until timestamptz(3) NOT NULL,
        linked_at timestamptz(3) NOT NULL DEFAULT now(),
        renewed_at timestamptz(3) NOT NULL DEFAULT now(),
        -- Nobody else renews until then: X takes each refresh token once.
        renewing_until timestamptz(3),
        last_used_at timestamptz(3),
        ended_at timestamptz(3),
        ended_because text CHECK (ended_because IN ('EXPIRED', 'REVOKED')),
        CHECK ((sealed_tokens IS NULL) = (ended_at IS NOT NULL)),
        CHECK ((ended_because IS NULL) = (ended_at IS NULL))
      )`,
    );
    // One X account belongs to one creator; a link that has ended holds it no longer.
    await tx.query('indexXUsers', 'CREATE UNIQUE INDEX x_links_x_user ON x_links (x_user_id) WHERE ended_at IS NULL');
    await tx.query(
      'createXLinkAttempts',
      `
      CREATE TABLE x_link_attempts (
        state_hash bytea PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        -- Whom X said it was, when that X account belongs to another creator.
        taken_x_user_id text,
        answered_at timestamptz(3),
        expires_at timestamptz(3) NOT NULL
      )`,
    );
    await tx.query('indexXLinkAttempts', 'CREATE INDEX x_link_attempts_account ON x_link_attempts (account_id)');
    // Tokens X still has to be told about; they name nobody.
    await tx.query(
      'createXRevocations',
      `
      CREATE TABLE x_revocations (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        sealed_tokens text NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        due_at timestamptz(3) NOT NULL DEFAULT now()
      )`,
    );
    await tx.query('indexXRevocations', 'CREATE INDEX x_revocations_due ON x_revocations (due_at)');
  },
};

export default migration;
