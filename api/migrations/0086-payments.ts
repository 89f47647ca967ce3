import type { Migration } from '../src/database/index.ts';

/** What the processor told us of, and what became of payments that go on. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createPaymentEvents',
      `
      CREATE TABLE payment_events (
        -- The processor's id: what comes a second time is known.
        id text PRIMARY KEY,
        kind text NOT NULL,
        -- What it is about, by the processor's id; whoever paid stands nowhere here.
        object_id text NOT NULL,
        -- Null where it is about nothing of ours, or of a kind that changes nothing.
        purchase_id text REFERENCES purchases ON DELETE SET NULL,
        happened_at timestamptz(3) NOT NULL,
        received_at timestamptz(3) NOT NULL DEFAULT now()
      )`,
    );
    await tx.query('indexPaymentEvents', 'CREATE INDEX payment_events_purchase ON payment_events (purchase_id)');
    await tx.query('indexOldPaymentEvents', 'CREATE INDEX payment_events_received ON payment_events (received_at)');
    await tx.query(
      'followPayments',
      `
      ALTER TABLE purchases
        -- Why the latest try to pay failed; nothing was charged then.
        ADD failure text,
        -- When the processor was last asked for what goes on.
        ADD checked_at timestamptz(3),
        -- A sale belongs to its seller in the books, also when they left: the ledger knows them by the same id.
        DROP CONSTRAINT purchases_seller_id_fkey`,
    );
    await tx.query(
      'indexGoingOn',
      `CREATE INDEX purchases_going_on ON purchases (checked_at)
       WHERE status = 'PENDING' OR disputed_at IS NOT NULL OR refund_status IN ('REQUESTED', 'PENDING', 'REQUIRES_ACTION')`,
    );
    await tx.query('dropWaitingRefunds', 'DROP INDEX purchases_refunds');
  },
};

export default migration;
