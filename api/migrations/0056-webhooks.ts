import type { Migration } from '../src/database/index.ts';

/** Addresses that creators have told of what happens, and what was and has to be sent to them. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createWebhooks',
      `
      CREATE TABLE webhooks (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
        url text NOT NULL,
        -- Encrypted: what is sent is signed with it, so a hash would not do.
        sealed_secret text NOT NULL,
        events text[] NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        disabled_at timestamptz(3),
        -- Switched off by its owner, or by us because nothing arrives there.
        disabled_reason text CHECK (disabled_reason IN ('OWNER', 'FAILURES')),
        -- Deliveries in a row that were given up.
        given_up integer NOT NULL DEFAULT 0,
        told_at timestamptz(3),
        CHECK ((disabled_at IS NULL) = (disabled_reason IS NULL))
      )`,
    );
    await tx.query('indexWebhooks', 'CREATE INDEX webhooks_user ON webhooks (user_id, created_at)');
    await tx.query(
      'createWebhookDeliveries',
      `
      CREATE TABLE webhook_deliveries (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        webhook_id uuid NOT NULL REFERENCES webhooks ON DELETE CASCADE,
        event text NOT NULL,
        data jsonb NOT NULL,
        occurred_at timestamptz(3) NOT NULL DEFAULT now(),
        state text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'DELIVERED', 'FAILED')),
        attempts integer NOT NULL DEFAULT 0,
        due_at timestamptz(3) NOT NULL DEFAULT now(),
        attempted_at timestamptz(3),
        -- What came back last: a status of HTTP, or why nothing did.
        status integer,
        failure text
      )`,
    );
    await tx.query(
      'indexDueDeliveries',
      `CREATE INDEX webhook_deliveries_due ON webhook_deliveries (due_at) WHERE state = 'WAITING'`,
    );
    await tx.query(
      'indexDeliveries',
      'CREATE INDEX webhook_deliveries_webhook ON webhook_deliveries (webhook_id, occurred_at DESC)',
    );
  },
};

export default migration;
