import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countStatements, openDatabase, type Database, type Transaction } from '../../database/index.ts';
import { createTestDatabase } from '../../testing/testCluster.ts';
import { balancesOf, lockCreator, post, type Posting } from './index.ts';
import { openAccounts } from './store/accounts.ts';
import { insertCheckpoints } from './store/balances.ts';

let database: Database;
let count = 0;
let creatorId: string;

beforeAll(async () => {
  database = openDatabase((await createTestDatabase()).url, { pool: 70 });
});
afterAll(() => database.close());
beforeEach(() => {
  count += 1;
  creatorId = `u${count}`;
});

/** A sale of ¥100 with a share of ¥90. */
const sale = (purchase: string): Posting => ({
  kind: 'SALE',
  key: `sale:${creatorId}${purchase}`,
  entries: [
    { account: 'PROCESSOR', amount: -100 },
    { account: 'CREATOR_PENDING', creatorId, amount: 90 },
    { account: 'PLATFORM', amount: 6 },
    { account: 'PAYMENT_FEES', amount: 4 },
  ],
});

/** Money that goes from one account of the creator to another one. */
const move = (
  kind: Posting['kind'],
  from: 'CREATOR_PENDING' | 'CREATOR_WITHDRAWABLE',
  to: 'CREATOR_WITHDRAWABLE' | 'CREATOR_IN_TRANSFER' | 'CREATOR_DISPUTED',
  amount: number,
  key = `${kind}:${creatorId}`,
): Posting => ({
  kind,
  key,
  entries: [
    { account: from, creatorId, amount: -amount },
    { account: to, creatorId, amount },
  ],
});
const release = () => move('RELEASE', 'CREATOR_PENDING', 'CREATOR_WITHDRAWABLE', 90);

const write = (posting: Posting) => database.transact((tx) => post(tx, posting));
const sql = (text: string, values: unknown[] = []) => database.query<Record<string, unknown>>('q', text, values);
const balances = () => balancesOf(database, creatorId);

describe('a posting', () => {
  it('moves money between accounts, and nobody else has any of it', async () => {
    expect(await write(sale('a'))).toBe(true);
    expect(await balances()).toEqual({ pending: 90, withdrawable: 0, inTransfer: 0, disputed: 0, lapsed: 0 });
    await write(release());
    expect(await balances()).toMatchObject({ pending: 0, withdrawable: 90 });
    expect(await balancesOf(database, 'nobody')).toMatchObject({ pending: 0, withdrawable: 0 });
  });

  it('happens once, however often it is written, also at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 16 }, () => write(sale('a'))));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await write({ ...sale('a'), entries: sale('a').entries.toReversed() })).toBe(false);
    expect(await balances()).toMatchObject({ pending: 90 });
  });

  it('takes no longer where many others have accounts', async () => {
    await sql(
      `INSERT INTO ledger_accounts (kind, owner_id) SELECT 'CREATOR_PENDING', 'crowd' || n FROM generate_series(1, 3000) n
       ON CONFLICT DO NOTHING`,
    );
    await sql('ANALYZE ledger_accounts');
    await write(sale('first'));
    // The counters also hold what earlier transactions of the connection did within the last second.
    const countLooks = async (tx: Transaction) => {
      const [row] = await tx.query<{ count: number }>(
        'countLooks',
        `SELECT (pg_stat_get_xact_tuples_returned(t.oid) + pg_stat_get_xact_tuples_fetched(t.oid)
           + (SELECT sum(pg_stat_get_xact_tuples_returned(indexrelid)) FROM pg_index WHERE indrelid = t.oid))::int AS count
         FROM pg_class t WHERE t.relname = 'ledger_accounts'`,
      );
      return row!.count;
    };
    const looked = await database.transact(async (tx) => {
      const before = await countLooks(tx);
      await post(tx, sale('second'));
      return (await countLooks(tx)) - before;
    });
    expect(looked).toBeLessThan(60);
  });

  it('asks the database once where its accounts are open', async () => {
    await write(sale('first'));
    const count = await database.transact(async (tx) => {
      const counted = countStatements(tx);
      await post({ ...tx, ...counted }, sale('second'));
      return counted.statements;
    });
    expect(count).toEqual(['insertPosting']);
  });

  it('with a key that stands for something else is a fault', async () => {
    await write(sale('a'));
    await expect(
      write({ ...sale('a'), entries: move('SALE', 'CREATOR_PENDING', 'CREATOR_DISPUTED', 1).entries }),
    ).rejects.toThrow(/stands in the ledger with other entries/);
    await expect(write({ ...sale('a'), kind: 'REFUND' })).rejects.toThrow(/with other entries/);
  });

  it('leaves out what is 0 yen, and remembers when it happened', async () => {
    const happenedAt = new Date('2026-09-30T15:00:00Z');
    const [first, second, ...fees] = sale('a').entries;
    await write({
      ...sale('a'),
      happenedAt,
      entries: [first!, { ...second!, amount: 100 }, ...fees.map((fee) => ({ ...fee, amount: 0 }))],
    });
    const [row] = await sql(
      `SELECT p.happened_at AS at, count(*)::int AS count FROM postings p JOIN posting_entries e ON e.posting_id = p.id
       WHERE p.key = $1 GROUP BY p.id`,
      [sale('a').key],
    );
    expect(row).toEqual({ at: happenedAt, count: 2 });
  });

  it.each([
    [
      'that does not come to 0',
      /come to -1/,
      [
        { account: 'PROCESSOR', amount: -100 },
        { account: 'PLATFORM', amount: 99 },
      ],
    ],
    ['of one entry', /has 1 entries/, [{ account: 'PROCESSOR', amount: -100 }]],
    ['without entries', /has 0 entries/, []],
    [
      'of a part of a yen',
      /invalid input syntax for type bigint/,
      [
        { account: 'PROCESSOR', amount: -0.5 },
        { account: 'PLATFORM', amount: 0.5 },
      ],
    ],
  ] as [string, RegExp, Posting['entries']][])(
    '%s is refused, and nothing of it is there',
    async (_what, message, entries) => {
      await expect(write({ kind: 'SALE', key: `sale:${creatorId}`, entries })).rejects.toThrow(message);
      expect(await sql('SELECT 1 FROM postings WHERE key = $1', [`sale:${creatorId}`])).toEqual([]);
    },
  );

  it('takes nothing out of a creator’s account that is not there', async () => {
    await write(sale('a'));
    await expect(write(move('RELEASE', 'CREATOR_PENDING', 'CREATOR_WITHDRAWABLE', 91))).rejects.toThrow(/more out of/);
    await write(release());
    await expect(write(move('WITHDRAWAL', 'CREATOR_WITHDRAWABLE', 'CREATOR_IN_TRANSFER', 91))).rejects.toThrow(
      /more out of/,
    );
    expect(await balances()).toMatchObject({ pending: 0, withdrawable: 90 });
  });

  it('of a dispute may take back what was paid out, and of nothing else', async () => {
    await write(sale('a'));
    await write(release());
    await write(move('WITHDRAWAL', 'CREATOR_WITHDRAWABLE', 'CREATOR_IN_TRANSFER', 90));
    await write(move('DISPUTE', 'CREATOR_WITHDRAWABLE', 'CREATOR_DISPUTED', 90));
    expect(await balances()).toMatchObject({ withdrawable: -90, inTransfer: 90, disputed: 90 });
  });
});

describe('people who take the whole balance at once', () => {
  const take = (tx: Transaction, number: number) =>
    post(tx, move('WITHDRAWAL', 'CREATOR_WITHDRAWABLE', 'CREATOR_IN_TRANSFER', 90, `withdraw:${creatorId}.${number}`));

  beforeEach(async () => {
    await write(sale('a'));
    await write(release());
  });

  it('and lock the creator, 64 of them: one gets it, the others see that nothing is left', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 64 }, (_, number) =>
        database.transact(async (tx) => {
          await lockCreator(tx, creatorId);
          return (await balancesOf(tx, creatorId)).withdrawable >= 90 && take(tx, number);
        }),
      ),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await balances()).toMatchObject({ withdrawable: 0, inTransfer: 90 });
  });

  it('and forget to lock: whoever comes second waits at the end, and the database refuses', async () => {
    await database.transact((tx) => openAccounts(tx, [{ account: 'CREATOR_IN_TRANSFER', creatorId, amount: 1 }]));
    let second: Promise<unknown> = Promise.resolve();
    let isOver = false;
    await database.transact(async (tx) => {
      await take(tx, 1);
      await tx.query('checkNow', 'SET CONSTRAINTS ALL IMMEDIATE');
      second = database
        .transact((other) => take(other, 2))
        .catch((error: Error) => error.message)
        .finally(() => (isOver = true));
      const waits = () => sql(`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`);
      await expect.poll(async () => isOver || (await waits()).length > 0).toBe(true);
    });
    expect(await second).toMatch(/more out of/);
    expect(await balances()).toMatchObject({ withdrawable: 0, inTransfer: 90 });
  });
});

describe('the ledger', () => {
  const TABLES = ['ledger_accounts', 'postings', 'posting_entries', 'ledger_checkpoints'];

  it.each(TABLES)('has no row of %s changed, deleted or emptied, by nobody', async (table) => {
    await write(sale('a'));
    for (const statement of [`UPDATE ${table} SET id = DEFAULT`, `DELETE FROM ${table}`, `TRUNCATE ${table} CASCADE`])
      await expect(sql(statement)).rejects.toThrow(/The ledger is never changed/);
    const asReplica = database.transact(async (tx) => {
      await tx.query('q', `SET LOCAL session_replication_role = replica`);
      await tx.query('q', `DELETE FROM ${table}`);
    });
    await expect(asReplica).rejects.toThrow(/The ledger is never changed/);
  });

  const ADD = `INSERT INTO posting_entries (posting_id, account_id, amount)
    SELECT p.id, e.account_id, e.amount FROM postings p JOIN posting_entries e ON e.posting_id = p.id WHERE p.key = $1`;

  it('takes no entries of an earlier posting, balanced ones neither', async () => {
    await write(sale('a'));
    await expect(sql(ADD, [sale('a').key])).rejects.toThrow(/foreign key/);
    const withNumber = ADD.replace('amount)', 'amount, xid)').replace('e.amount FROM', 'e.amount, p.xid FROM');
    await expect(sql(withNumber, [sale('a').key])).rejects.toThrow(/The ledger is never changed/);
    expect(await balances()).toMatchObject({ pending: 90 });
  });
});

describe('a checkpoint', () => {
  it('leaves every balance as it is, and what comes later is added to it', async () => {
    await write(sale('a'));
    expect(await database.transact((tx) => insertCheckpoints(tx, 1))).toBeGreaterThan(0);
    expect(await database.transact((tx) => insertCheckpoints(tx, 1))).toBe(0);
    expect(await balances()).toMatchObject({ pending: 90 });
    await write(sale('b'));
    await write(release());
    expect(await balances()).toMatchObject({ pending: 90, withdrawable: 90 });
  });

  it('loses nothing that a transaction with a lower number commits after it', async () => {
    await write(sale('a'));
    let commit!: () => void;
    const mayCommit = new Promise<void>((resolve) => (commit = resolve));
    let begun!: () => void;
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const slow = database.transact(async (tx) => {
      await post(tx, sale('slow'));
      begun();
      await mayCommit;
    });
    await hasBegun;
    await write(sale('quick'));
    await database.transact((tx) => insertCheckpoints(tx, 1));
    commit();
    await slow;
    expect(await balances()).toMatchObject({ pending: 270 });
    await database.transact((tx) => insertCheckpoints(tx, 1));
    expect(await balances()).toMatchObject({ pending: 270 });
  });

  it('of another cluster counts for nothing: its numbers of transactions are others', async () => {
    await write(sale('a'));
    await sql(
      `INSERT INTO ledger_checkpoints (account_id, cluster, horizon, balance)
       SELECT id, 'elsewhere', '999999999', 12345 FROM ledger_accounts WHERE owner_id = $1`,
      [creatorId],
    );
    expect(await balances()).toMatchObject({ pending: 90 });
  });
});
