import type { Migration } from '../src/database/index.ts';

/** When a session last proved who it is, the second factor with its recovery codes, and sign-ins that wait for it. */
const migration: Migration = {
  async up(tx) {
    await tx.query('addAuthenticatedAt', 'ALTER TABLE sessions ADD COLUMN authenticated_at timestamptz(3)');
    // The secret is sealed with the installation's key (kernel/secrets.ts); last_step refuses a code that was used.
    await tx.query(
      'createSecondFactors',
      `
      CREATE TABLE second_factors (
        account_id text PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
        sealed_secret text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        confirmed_at timestamptz(3),
        last_step bigint NOT NULL DEFAULT 0
      )`,
    );
    await tx.query(
      'createRecoveryCodes',
      `
      CREATE TABLE recovery_codes (
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        code_hash bytea NOT NULL,
        used_at timestamptz(3),
        PRIMARY KEY (account_id, code_hash)
      )`,
    );
    await tx.query(
      'createSignInChallenges',
      `
      CREATE TABLE sign_in_challenges (
        token_hash bytea PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        expires_at timestamptz(3) NOT NULL,
        tries integer NOT NULL DEFAULT 0
      )`,
    );
    await tx.query(
      'indexSignInChallenges',
      'CREATE INDEX sign_in_challenges_account ON sign_in_challenges (account_id)',
    );
  },
};

export default migration;
