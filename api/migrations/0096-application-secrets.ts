import type { Migration } from '../src/database/index.ts';

/** What a developer needs to know of the secrets of an application, and when they asked for it to be looked at. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createClientSecrets',
      `
      CREATE TABLE oidc_client_secrets (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        client_id text NOT NULL REFERENCES oidc_clients ON DELETE CASCADE,
        -- As in oidc_clients.secret_hashes, which is what counts.
        hash text NOT NULL,
        -- The last characters, so that two can be told apart.
        ending text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      )`,
    );
    await tx.query(
      'indexClientSecrets',
      'CREATE INDEX oidc_client_secrets_client ON oidc_client_secrets (client_id, created_at)',
    );
    await tx.query('addCheckAsked', 'ALTER TABLE oidc_clients ADD COLUMN check_asked_at timestamptz(3)');
    await tx.query('indexDeedsOfClient', 'CREATE INDEX oidc_deeds_client ON oidc_deeds (client_id, occurred_at)');
  },
};

export default migration;
