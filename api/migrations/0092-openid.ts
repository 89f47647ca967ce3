import type { Migration } from '../src/database/index.ts';

const CREATE = [
  // How a session was proved, so that what others are told of it is true; sessions of before tell nothing.
  `ALTER TABLE sessions ADD COLUMN methods text[] NOT NULL DEFAULT '{}'`,
  // And a sign-in that waits for its second factor keeps what proved the first one.
  `ALTER TABLE sign_in_challenges ADD COLUMN methods text[] NOT NULL DEFAULT '{}'`,
  // What clients were given before this instant is over: set with "sign out everywhere" and a new password.
  'ALTER TABLE accounts ADD COLUMN client_tokens_end_at timestamptz(3)',
  `
  CREATE TABLE oidc_clients (
    id text PRIMARY KEY,
    -- The developer; null where the operator registered it.
    owner_id text REFERENCES accounts ON DELETE CASCADE,
    name text NOT NULL,
    icon_image_id text REFERENCES images ON DELETE SET NULL,
    -- Proved to belong to whoever owns the client; shown beside the name.
    verified_domain text,
    is_first_party boolean NOT NULL DEFAULT false,
    type text NOT NULL CHECK (type IN ('WEB_CONFIDENTIAL', 'WEB_PUBLIC', 'NATIVE')),
    redirect_uris text[] NOT NULL,
    post_logout_redirect_uris text[] NOT NULL DEFAULT '{}',
    backchannel_logout_uri text,
    -- SHA-256 of the secrets, base64url: two while one takes the place of the other.
    secret_hashes text[] NOT NULL DEFAULT '{}' CHECK (cardinality(secret_hashes) <= 2),
    -- Public keys with which the client signs its assertions, in place of a secret.
    jwks jsonb,
    scopes text[] NOT NULL,
    response_types text[] NOT NULL DEFAULT '{code}',
    id_token_algorithm text NOT NULL DEFAULT 'RS256' CHECK (id_token_algorithm IN ('RS256', 'ES256')),
    subject_type text NOT NULL DEFAULT 'pairwise' CHECK (subject_type IN ('pairwise', 'public')),
    -- Clients of one sector know a person by the same pairwise subject; usually a client has its own.
    sector text NOT NULL,
    state text NOT NULL DEFAULT 'DRAFT' CHECK (state IN ('DRAFT', 'APPROVED', 'BLOCKED')),
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    last_used_at timestamptz(3)
  )`,
  'CREATE INDEX oidc_clients_owner ON oidc_clients (owner_id, created_at DESC) WHERE owner_id IS NOT NULL',
  'CREATE INDEX oidc_clients_icon ON oidc_clients (icon_image_id) WHERE icon_image_id IS NOT NULL',
  // Who may use a client before an operator has looked at it, besides its owner.
  `
  CREATE TABLE oidc_client_testers (
    client_id text NOT NULL REFERENCES oidc_clients ON DELETE CASCADE,
    account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
    added_at timestamptz(3) NOT NULL DEFAULT now(),
    PRIMARY KEY (client_id, account_id)
  )`,
  'CREATE INDEX oidc_client_testers_account ON oidc_client_testers (account_id)',
  // Nothing could connect before there were clients.
  'DELETE FROM connected_oidc_clients',
  `
  ALTER TABLE connected_oidc_clients
    ADD FOREIGN KEY (client_id) REFERENCES oidc_clients ON DELETE CASCADE,
    -- What the person agreed to, and what they left out when they were asked.
    ADD COLUMN scopes text[] NOT NULL DEFAULT '{}',
    ADD COLUMN refused_scopes text[] NOT NULL DEFAULT '{}',
    ADD COLUMN last_used_at timestamptz(3)`,
  'CREATE INDEX connected_oidc_clients_client ON connected_oidc_clients (client_id)',
  // Under which session id a client knows a session of the person, so that it can be told of its end.
  `
  CREATE TABLE oidc_logins (
    session_id text NOT NULL,
    client_id text NOT NULL REFERENCES oidc_clients ON DELETE CASCADE,
    account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
    sid text NOT NULL,
    logged_in_at timestamptz(3) NOT NULL DEFAULT now(),
    -- Set where the connection ended and the session goes on.
    ended_at timestamptz(3),
    tries integer NOT NULL DEFAULT 0,
    next_try_at timestamptz(3) NOT NULL DEFAULT now(),
    PRIMARY KEY (session_id, client_id)
  )`,
  'CREATE INDEX oidc_logins_account ON oidc_logins (account_id, client_id)',
  'CREATE INDEX oidc_logins_client ON oidc_logins (client_id)',
  // What one answer of the person lets a client have: all its tokens go with it.
  `
  CREATE TABLE oidc_grants (
    id_hash bytea PRIMARY KEY,
    connection_id text NOT NULL REFERENCES connected_oidc_clients ON DELETE CASCADE,
    -- The session it ends with; null where the client asked to go on without the person (offline_access).
    session_id text,
    payload jsonb NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    expires_at timestamptz(3) NOT NULL
  )`,
  'CREATE INDEX oidc_grants_connection ON oidc_grants (connection_id)',
  'CREATE INDEX oidc_grants_end ON oidc_grants (expires_at)',
  // What is over for whatever reason is not in here, from the instant on at which the reason is committed.
  `
  CREATE VIEW live_oidc_grants AS
  SELECT g.id_hash, g.payload, g.connection_id, c.account_id, c.client_id
  FROM oidc_grants g
    JOIN connected_oidc_clients c ON c.id = g.connection_id
    JOIN accounts a ON a.id = c.account_id AND a.disabled_at IS NULL
    JOIN oidc_clients k ON k.id = c.client_id AND k.state <> 'BLOCKED'
  WHERE g.expires_at > now() AND (a.client_tokens_end_at IS NULL OR g.created_at > a.client_tokens_end_at)
    AND (g.session_id IS NULL OR EXISTS (SELECT 1 FROM sessions s WHERE s.id = g.session_id AND s.revoked_at IS NULL
      AND s.expires_at > now() AND s.created_at > now() - interval '365 days'))`,
  // Codes, tokens, pushed requests and used assertions, found by the hash of what the client holds.
  `
  CREATE TABLE oidc_artifacts (
    model text NOT NULL,
    id_hash bytea NOT NULL,
    grant_hash bytea REFERENCES oidc_grants ON DELETE CASCADE,
    client_id text REFERENCES oidc_clients ON DELETE CASCADE,
    payload jsonb NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    consumed_at timestamptz(3),
    expires_at timestamptz(3) NOT NULL,
    PRIMARY KEY (model, id_hash)
  )`,
  'CREATE INDEX oidc_artifacts_grant ON oidc_artifacts (grant_hash) WHERE grant_hash IS NOT NULL',
  'CREATE INDEX oidc_artifacts_client ON oidc_artifacts (client_id) WHERE client_id IS NOT NULL',
  'CREATE INDEX oidc_artifacts_end ON oidc_artifacts (expires_at)',
  // Keys that sign what clients are given. A key is published before it signs and after it did.
  `
  CREATE TABLE oidc_keys (
    id text PRIMARY KEY,
    algorithm text NOT NULL CHECK (algorithm IN ('RS256', 'ES256')),
    -- The private key, encrypted.
    sealed_key text NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    signs_from timestamptz(3) NOT NULL,
    -- From when it is published no longer; null while none takes its place.
    ends_at timestamptz(3)
  )`,
  // What happened between a person and a client, for the person to see. It outlives the client.
  `
  CREATE TABLE oidc_deeds (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
    client_id text NOT NULL,
    client_name text NOT NULL,
    deed text NOT NULL CHECK (deed IN ('CONNECTED', 'CHANGED', 'SIGNED_IN', 'REFUSED', 'WROTE', 'REUSED', 'DISCONNECTED')),
    -- The scopes that were agreed to, or the root fields of what was written.
    detail text NOT NULL DEFAULT '',
    occurred_at timestamptz(3) NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX oidc_deeds_account ON oidc_deeds (account_id, occurred_at DESC, id DESC)',
  'CREATE INDEX oidc_deeds_time ON oidc_deeds (occurred_at)',
];

/** Clients of other people that sign in with accounts of this installation, and what they hold. */
const migration: Migration = {
  async up(tx) {
    for (const [at, statement] of CREATE.entries()) await tx.query(`createOpenID${at}`, statement);
  },
};

export default migration;
