import type { Migration } from '../src/database/index.ts';

/** One account of each kind for those that belong to nobody in particular. */
const HOUSE = ['PLATFORM', 'PAYMENT_FEES', 'TRANSFER_FEES', 'REFUNDS_OWED', 'PROCESSOR', 'BANK', 'GIFT_PROVIDER'];

const TABLES = ['ledger_accounts', 'postings', 'posting_entries', 'ledger_checkpoints'];

const CREATE = [
  `
  CREATE TABLE ledger_accounts (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL,
    -- The account of a creator. Refers to nothing: books outlive those they are about.
    owner_id text,
    UNIQUE NULLS NOT DISTINCT (kind, owner_id)
  )`,
  `
  CREATE TABLE postings (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    -- The transaction that wrote it. Entries carry the same number: nobody adds one afterwards.
    xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
    kind text NOT NULL,
    -- What happened, once: sale:{purchase}.
    key text NOT NULL UNIQUE,
    happened_at timestamptz(3) NOT NULL DEFAULT now(),
    UNIQUE (id, xid)
  )`,
  'CREATE INDEX postings_happened_at ON postings (happened_at)',
  `
  CREATE TABLE posting_entries (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    posting_id bigint NOT NULL,
    xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
    account_id bigint NOT NULL REFERENCES ledger_accounts,
    -- Whole yen, of which positive ones go into the account.
    amount bigint NOT NULL CHECK (amount <> 0),
    FOREIGN KEY (posting_id, xid) REFERENCES postings (id, xid)
  )`,
  'CREATE INDEX posting_entries_posting ON posting_entries (posting_id)',
  'CREATE INDEX posting_entries_account ON posting_entries (account_id, xid) INCLUDE (amount)',
  `
  -- What the entries of an account came to that were written by transactions below the horizon. All of those had ended.
  CREATE TABLE ledger_checkpoints (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_id bigint NOT NULL REFERENCES ledger_accounts,
    -- Numbers of transactions mean something in one cluster of PostgreSQL alone: a dump restored in another one leaves them behind.
    cluster text NOT NULL,
    horizon xid8 NOT NULL,
    balance bigint NOT NULL
  )`,
  'CREATE INDEX ledger_checkpoints_account ON ledger_checkpoints (account_id, cluster, id)',
];

const LOCK = `
  CREATE FUNCTION lock_ledger_owner(owner text) RETURNS void LANGUAGE sql AS $$
    SELECT pg_advisory_xact_lock(hashtextextended('ledger ' || owner, 0))
  $$`;

const BALANCE = `
  CREATE FUNCTION ledger_balance(account bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
    SELECT coalesce(c.balance, 0) + coalesce((
      SELECT sum(e.amount) FROM posting_entries e
      WHERE e.account_id = account AND e.xid >= coalesce(c.horizon, '0'::xid8)), 0)::bigint
    FROM (SELECT) AS always LEFT JOIN LATERAL (
      SELECT balance, horizon FROM ledger_checkpoints
      WHERE account_id = account AND cluster = (SELECT system_identifier::text FROM pg_control_system())
      ORDER BY id DESC LIMIT 1) c ON true
  $$`;

/** At the end of a transaction, when all entries are there: also a posting without any is refused. */
const CHECK = `
  CREATE FUNCTION check_posting() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    lines bigint;
    total numeric;
    touched record;
  BEGIN
    SELECT count(*), coalesce(sum(amount), 0) INTO lines, total FROM posting_entries WHERE posting_id = NEW.id;
    IF lines < 2 OR total <> 0 THEN
      RAISE EXCEPTION 'The posting % has % entries that come to %: at least two have to come to 0.', NEW.key, lines, total;
    END IF;
    FOR touched IN
      SELECT a.id, a.kind, a.owner_id FROM posting_entries e JOIN ledger_accounts a ON a.id = e.account_id
      WHERE e.posting_id = NEW.id AND e.amount < 0 AND a.owner_id IS NOT NULL ORDER BY a.owner_id, a.id
    LOOP
      -- Money that was paid out can still be taken back from its buyer's side.
      CONTINUE WHEN touched.kind = 'CREATOR_WITHDRAWABLE' AND NEW.kind IN ('REFUND', 'DISPUTE', 'DISPUTE_LOST');
      -- Whoever did not lock the owner waits here, so that two who see the same balance do not both take it.
      PERFORM lock_ledger_owner(touched.owner_id);
      IF ledger_balance(touched.id) < 0 THEN
        RAISE EXCEPTION 'The posting % takes more out of % of % than there is.', NEW.key, touched.kind, touched.owner_id;
      END IF;
    END LOOP;
    RETURN NULL;
  END $$`;

const CHECK_AT_END = `
  CREATE CONSTRAINT TRIGGER check_posting AFTER INSERT ON postings
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_posting()`;

const KEEP = `
  CREATE FUNCTION keep_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'The ledger is never changed: % of % is refused. Write another posting.', TG_OP, TG_TABLE_NAME;
  END $$`;

/**
 * The ledger: accounts, postings, and their entries, to which rows are added and nothing else. It is held by the database and
 * holds for everybody, owner and superuser included.
 */
const migration: Migration = {
  async up(tx) {
    for (const statement of [...CREATE, LOCK, BALANCE, CHECK, CHECK_AT_END, KEEP])
      await tx.query('createLedger', statement);
    for (const table of TABLES) {
      await tx.query(
        'keepLedgerTable',
        `CREATE TRIGGER keep_${table} BEFORE UPDATE OR DELETE OR TRUNCATE ON ${table}
           FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger()`,
      );
      await tx.query('keepLedgerTableAlways', `ALTER TABLE ${table} ENABLE ALWAYS TRIGGER keep_${table}`);
    }
    for (const table of ['postings', 'posting_entries'])
      await tx.query(
        'refuseForeignTransaction',
        `CREATE TRIGGER own_transaction_of_${table} BEFORE INSERT ON ${table} FOR EACH ROW
           WHEN (NEW.xid <> pg_current_xact_id()) EXECUTE FUNCTION keep_ledger()`,
      );
    await tx.query('openHouseAccounts', 'INSERT INTO ledger_accounts (kind) SELECT unnest($1::text[])', [HOUSE]);
  },
};

export default migration;
