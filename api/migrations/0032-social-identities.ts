import type { Migration } from '../src/database/index.ts';

/** Sign-in with accounts elsewhere: whose they are, and the sign-ins under way. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createSocialIdentities',
      `
      CREATE TABLE social_identities (
        provider text NOT NULL,
        subject text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('OPENID', 'TWITTER')),
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        name text NOT NULL DEFAULT '',
        linked_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (provider, subject),
        UNIQUE (account_id, provider)
      )`,
    );
    // The id only names an attempt between the windows of one browser. State and ticket are stored as hashes, and both
    // need the browser's cookie beside them; the PKCE verifier and the nonce are derived from that cookie and stored nowhere.
    await tx.query(
      'createSocialAttempts',
      `
      CREATE TABLE social_attempts (
        id text PRIMARY KEY,
        state_hash bytea NOT NULL UNIQUE,
        browser_hash bytea NOT NULL,
        ticket_hash bytea UNIQUE,
        provider text NOT NULL,
        intent text NOT NULL CHECK (intent IN ('SIGN_IN', 'LINK', 'LINK_BY_EMAIL', 'CONFIRM')),
        mode text NOT NULL CHECK (mode IN ('POPUP', 'TAB')),
        account_id text REFERENCES accounts ON DELETE CASCADE,
        return_to text,
        origin text NOT NULL,
        answer jsonb,
        answered_at timestamptz(3),
        expires_at timestamptz(3) NOT NULL
      )`,
    );
    await tx.query('indexSocialAttempts', 'CREATE INDEX social_attempts_expiry ON social_attempts (expires_at)');
  },
};

export default migration;
