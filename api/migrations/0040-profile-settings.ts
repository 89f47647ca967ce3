import type { Migration } from '../src/database/index.ts';

/** What only the person themselves sees of a profile, names that nobody else may take yet, and connected applications. */
const migration: Migration = {
  async up(tx) {
    // Beside `users` and not in it: what is read for a public page cannot hold any of this by mistake.
    await tx.query(
      'createPrivateProfiles',
      `
      CREATE TABLE private_profiles (
        user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        biography text NOT NULL DEFAULT '',
        birthday date,
        gender text CHECK (gender IN ('FEMALE', 'MALE', 'OTHER')),
        has_declined_contact boolean NOT NULL DEFAULT false
      )`,
    );
    // Names are looked up and never listed, so a hash is enough: of a deleted account not even the name is kept.
    await tx.query(
      'createHeldScreenNames',
      `
      CREATE TABLE held_screen_names (
        name_hash bytea PRIMARY KEY,
        -- Where the name leads; null when its account is gone.
        user_id text REFERENCES users ON DELETE SET NULL,
        held_until timestamptz(3) NOT NULL
      )`,
    );
    await tx.query('indexHeldScreenNames', 'CREATE INDEX held_screen_names_user ON held_screen_names (user_id)');
    await tx.query(
      'createConnectedClients',
      `
      CREATE TABLE connected_oidc_clients (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        client_id text NOT NULL,
        connected_at timestamptz(3) NOT NULL DEFAULT now(),
        UNIQUE (account_id, client_id)
      )`,
    );
  },
};

export default migration;
