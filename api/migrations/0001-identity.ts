import type { Migration } from '../src/database/index.ts';

/** Accounts, sign-in methods, sessions, throttles, and the public profile. */
const migration: Migration = {
  async up(tx) {
    await tx.query('enableCitext', 'CREATE EXTENSION IF NOT EXISTS citext');
    await tx.query(
      'createAccounts',
      `
      CREATE TABLE accounts (
        id text PRIMARY KEY,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        disabled_at timestamptz(3)
      )`,
    );
    await tx.query(
      'createAuthProviders',
      `
      CREATE TABLE auth_providers (
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        provider text NOT NULL CHECK (provider IN ('EMAIL')),
        email citext NOT NULL,
        password_hash text,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (account_id, provider),
        UNIQUE (provider, email)
      )`,
    );
    await tx.query(
      'createSessions',
      `
      CREATE TABLE sessions (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        last_used_at timestamptz(3) NOT NULL DEFAULT now(),
        expires_at timestamptz(3) NOT NULL,
        revoked_at timestamptz(3),
        user_agent text NOT NULL DEFAULT ''
      )`,
    );
    await tx.query('indexSessions', 'CREATE INDEX sessions_account ON sessions (account_id)');
    await tx.query(
      'createRefreshTokens',
      `
      CREATE TABLE refresh_tokens (
        token_hash bytea PRIMARY KEY,
        session_id text NOT NULL REFERENCES sessions ON DELETE CASCADE,
        issued_at timestamptz(3) NOT NULL DEFAULT now(),
        used_at timestamptz(3)
      )`,
    );
    await tx.query('indexRefreshTokens', 'CREATE INDEX refresh_tokens_session ON refresh_tokens (session_id)');
    await tx.query(
      'createUsedTokens',
      `
      CREATE TABLE used_tokens (
        token_hash bytea PRIMARY KEY,
        used_at timestamptz(3) NOT NULL DEFAULT now(),
        expires_at timestamptz(3) NOT NULL
      )`,
    );
    await tx.query(
      'createThrottles',
      `
      CREATE TABLE throttles (
        key text PRIMARY KEY,
        count integer NOT NULL,
        window_ends_at timestamptz(3) NOT NULL
      )`,
    );
    await tx.query(
      'createUsers',
      `
      CREATE TABLE users (
        id text PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
        screen_name citext NOT NULL UNIQUE,
        display_name text NOT NULL,
        self_introduction text NOT NULL DEFAULT '',
        icon_image_id text,
        twitter_screen_name text,
        screen_name_changed_at timestamptz(3),
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now()
      )`,
    );
    await tx.query(
      'createSites',
      `
      CREATE TABLE sites (
        id text PRIMARY KEY,
        user_id text NOT NULL UNIQUE REFERENCES users ON DELETE CASCADE,
        title text NOT NULL,
        description text NOT NULL DEFAULT '',
        comment text NOT NULL DEFAULT '',
        color text NOT NULL DEFAULT '#c7341a',
        is_closed boolean NOT NULL DEFAULT false,
        hero_image_id text,
        links jsonb NOT NULL DEFAULT '[]',
        work_default_sort_order text NOT NULL DEFAULT 'NEWEST_FIRST' CHECK (work_default_sort_order IN ('NEWEST_FIRST', 'OLDEST_FIRST')),
        work_layout text NOT NULL DEFAULT 'GRID' CHECK (work_layout IN ('GRID', 'LIST')),
        updated_at timestamptz(3) NOT NULL DEFAULT now()
      )`,
    );
  },
};

export default migration;
