import type { Migration } from '../src/database/index.ts';

const CREATE = [
  `
  CREATE TABLE withdrawals (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    -- What a transfer file and its result call it.
    number integer GENERATED ALWAYS AS IDENTITY UNIQUE,
    -- Whose money it is in the books, which go on without those who left.
    creator_id text NOT NULL,
    user_id text REFERENCES users ON DELETE SET NULL,
    type text NOT NULL CHECK (type IN ('BANK', 'GIFT')),
    state text NOT NULL DEFAULT 'REQUESTED' CHECK (state IN ('REQUESTED', 'PROCESSING', 'PAID', 'CANCELED', 'REFUNDED')),
    amount integer NOT NULL,
    fee integer NOT NULL CHECK (fee >= 0),
    is_automatic boolean NOT NULL DEFAULT false,
    -- Of a transfer: where it goes, encrypted, and what of that its owner sees.
    sealed_account text,
    bank_name text,
    account_end text,
    -- The last second of the week it can be cancelled in.
    closes_at timestamptz(3),
    requested_at timestamptz(3) NOT NULL,
    processing_at timestamptz(3),
    exported_at timestamptz(3),
    -- When it was paid, cancelled or given back.
    settled_at timestamptz(3),
    failure text,
    -- Of a gift: its code, encrypted, and its last characters.
    sealed_code text,
    code_end text,
    CHECK (amount > fee),
    CHECK ((state IN ('PAID', 'CANCELED', 'REFUNDED')) = (settled_at IS NOT NULL)),
    CHECK ((state = 'REFUNDED') = (failure IS NOT NULL)),
    CHECK ((type = 'BANK') = (closes_at IS NOT NULL)),
    CHECK (sealed_code IS NULL OR type = 'GIFT' AND state = 'PAID')
  )`,
  `CREATE UNIQUE INDEX withdrawals_open ON withdrawals (user_id) WHERE state IN ('REQUESTED', 'PROCESSING')`,
  'CREATE INDEX withdrawals_user ON withdrawals (user_id, requested_at DESC, id DESC)',
  `CREATE INDEX withdrawals_waiting ON withdrawals (state, closes_at) WHERE state IN ('REQUESTED', 'PROCESSING')`,
  `
  CREATE TABLE lapses (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id text REFERENCES users ON DELETE SET NULL,
    amount integer NOT NULL CHECK (amount > 0),
    lapsed_at timestamptz(3) NOT NULL,
    recoverable_until timestamptz(3) NOT NULL,
    recovered_at timestamptz(3)
  )`,
  'CREATE INDEX lapses_user ON lapses (user_id)',
  `
  CREATE TABLE expiry_notices (
    user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
    -- The month at whose end the sales lapse: 2026-11.
    month text NOT NULL,
    days integer NOT NULL,
    told_at timestamptz(3) NOT NULL DEFAULT now(),
    PRIMARY KEY (user_id, month, days)
  )`,
];

/** What creators had sent to them, what lapsed, and of what they were told before. */
const migration: Migration = {
  async up(tx) {
    for (const [at, statement] of CREATE.entries()) await tx.query(`createWithdrawals${at}`, statement);
  },
};

export default migration;
