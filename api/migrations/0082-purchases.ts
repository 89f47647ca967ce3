import type { Migration } from '../src/database/index.ts';

/** Purchases as they are made: from the first click, with what they were sold for, to a refund. Nothing wrote any before. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'addSaleToPurchases',
      `
      ALTER TABLE purchases
        -- The books keep the row of somebody who left, without the person.
        ALTER account_id DROP NOT NULL,
        DROP CONSTRAINT purchases_account_id_fkey,
        ADD FOREIGN KEY (account_id) REFERENCES accounts ON DELETE SET NULL,
        ADD seller_id text REFERENCES accounts ON DELETE SET NULL,
        ADD work_id text REFERENCES works ON DELETE SET NULL,
        ADD platform_fee integer NOT NULL DEFAULT 0 CHECK (platform_fee >= 0),
        ADD payment_fee integer NOT NULL DEFAULT 0 CHECK (payment_fee >= 0),
        ADD creator_share integer CHECK (creator_share >= 0),
        ADD platform_fee_bps integer NOT NULL DEFAULT 0,
        ADD payment_fee_bps integer NOT NULL DEFAULT 0,
        ADD status text NOT NULL DEFAULT 'COMPLETED' CHECK (status IN ('PENDING', 'COMPLETED', 'REFUNDED', 'FAILED', 'EXPIRED')),
        ADD method text CHECK (method IN ('card', 'paypay', 'konbini')),
        -- Of the processor, as the three others with ids that are not ours.
        ADD session_id text UNIQUE,
        ADD payment_intent_id text UNIQUE,
        ADD refund_id text,
        ADD dispute_id text,
        -- How to pay at a shop: number, page with the steps. Null with every other method.
        ADD konbini jsonb,
        ADD created_at timestamptz(3) NOT NULL DEFAULT now(),
        -- Until when it may be paid; what is completed has no end.
        ADD expires_at timestamptz(3),
        ALTER purchased_at DROP NOT NULL,
        ALTER purchased_at DROP DEFAULT,
        ADD released_at timestamptz(3),
        ADD refunded_at timestamptz(3),
        -- REQUESTED is decided here; the others are what the processor says of it.
        ADD refund_status text CHECK (refund_status IN ('REQUESTED', 'PENDING', 'REQUIRES_ACTION', 'SUCCEEDED', 'FAILED', 'CANCELED')),
        ADD disputed_at timestamptz(3),
        ADD paid_pages_read_at timestamptz(3),
        ADD episode_title text NOT NULL DEFAULT '',
        ADD work_title text NOT NULL DEFAULT '',
        ADD seller_name text NOT NULL DEFAULT '',
        ADD is_test boolean NOT NULL DEFAULT false`,
    );
    await tx.query('shareOldPurchases', 'UPDATE purchases SET creator_share = price, created_at = purchased_at');
    await tx.query(
      'checkPurchases',
      `
      ALTER TABLE purchases
        ALTER creator_share SET NOT NULL,
        ALTER platform_fee DROP DEFAULT,
        ALTER payment_fee DROP DEFAULT,
        ALTER platform_fee_bps DROP DEFAULT,
        ALTER payment_fee_bps DROP DEFAULT,
        ALTER status SET DEFAULT 'PENDING',
        ALTER episode_title DROP DEFAULT,
        ALTER work_title DROP DEFAULT,
        ALTER seller_name DROP DEFAULT,
        ALTER is_test DROP DEFAULT,
        ADD CONSTRAINT purchases_price_is_shared CHECK (price = platform_fee + payment_fee + creator_share),
        ADD CONSTRAINT purchases_sold_at CHECK ((status IN ('COMPLETED', 'REFUNDED')) = (purchased_at IS NOT NULL))`,
    );
    await tx.query(
      'buyOnce',
      `CREATE UNIQUE INDEX purchases_once ON purchases (account_id, episode_id) WHERE status IN ('PENDING', 'COMPLETED')`,
    );
    await tx.query(
      'indexSales',
      'CREATE INDEX purchases_seller ON purchases (seller_id, purchased_at) WHERE purchased_at IS NOT NULL',
    );
    await tx.query(
      'indexOpenPurchases',
      `CREATE INDEX purchases_open ON purchases (expires_at) WHERE status = 'PENDING'`,
    );
    await tx.query(
      'indexWaitingRefunds',
      `CREATE INDEX purchases_refunds ON purchases (id) WHERE refund_status = 'REQUESTED'`,
    );
    await tx.query('indexSoldEpisodes', 'CREATE INDEX purchases_episode ON purchases (episode_id)');
    await tx.query('indexSoldWorks', 'CREATE INDEX purchases_work ON purchases (work_id)');
  },
};

export default migration;
