import type { Migration } from '../src/database/index.ts';

/** Passkeys (public keys only), and the challenges their ceremonies wait for. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createPasskeys',
      `
      CREATE TABLE passkeys (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        credential_id text NOT NULL UNIQUE,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL DEFAULT '{}',
        name text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        last_used_at timestamptz(3)
      )`,
    );
    await tx.query('indexPasskeys', 'CREATE INDEX passkeys_account ON passkeys (account_id)');
    await tx.query(
      'createPasskeyChallenges',
      `
      CREATE TABLE passkey_challenges (
        challenge_hash bytea PRIMARY KEY,
        purpose text NOT NULL CHECK (purpose IN ('REGISTER', 'SIGN_IN', 'CONFIRM')),
        account_id text REFERENCES accounts ON DELETE CASCADE,
        expires_at timestamptz(3) NOT NULL
      )`,
    );
    await tx.query(
      'indexPasskeyChallenges',
      'CREATE INDEX passkey_challenges_account ON passkey_challenges (account_id)',
    );
    await tx.query(
      'indexPasskeyChallengeEnds',
      'CREATE INDEX passkey_challenges_end ON passkey_challenges (expires_at)',
    );
  },
};

export default migration;
