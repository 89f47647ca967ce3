import { loadavg } from 'node:os';
import type { Database } from '@komawari/api/database';
import { foldLedger, lockCreator, post } from '@komawari/api/testing/ledger';
import { environment } from '../config.ts';
import type { BenchOptions } from './Bench.ts';
import { operationOf } from './ledger/operations.ts';
import { AT_ONCE, openStage } from './ledger/stage.ts';
import { keepResults, state } from './measure.ts';

/** Operations of one measurement: ours, then the same ones plainly. */
const SLICE = 5000;
/** A checkpoint after so many slices, as the hourly job writes one. */
const SLICES_A_CHECKPOINT = 4;

/** What `npm run bench -- ledger` writes unless KOMAWARI_LEDGER_OPERATIONS says otherwise. */
const OPERATIONS = 1_000_000;

type Write = (database: Database, number: number) => Promise<unknown>;

const writeOurs: Write = (database, number) =>
  database.transact(async (tx) => {
    const { creatorId, ...posting } = operationOf(number);
    await lockCreator(tx, creatorId);
    await post(tx, posting);
  });

const writePlain: Write = (database, number) =>
  database.transact(async (tx) => {
    const { kind, key, entries } = operationOf(number);
    const [row] = await tx.query<{ id: string }>(
      'insertPlainPosting',
      'INSERT INTO plain_postings (kind, key) VALUES ($1, $2) RETURNING id',
      [kind, key],
    );
    await tx.query(
      'insertPlainEntries',
      'INSERT INTO plain_entries (posting_id, account_id, amount) SELECT $1, 1, unnest($2::bigint[])',
      [row?.id, entries.map(({ amount }) => amount)],
    );
  });

/** Seconds in which the operations of a slice are written. Those of one sale come one after the other. */
async function secondsOf(database: Database, slice: number, write: Write): Promise<number> {
  const [first, end] = [slice * SLICE, (slice + 1) * SLICE];
  const startedAt = performance.now();
  let next = first;
  const work = async (): Promise<void> => {
    while (next < end) {
      const sale = next;
      next += 4;
      for (let number = sale; number < sale + 4; number += 1) await write(database, number);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return (performance.now() - startedAt) / 1000;
}

/** What has to hold at the end, whatever was killed on the way. */
async function check(database: Database, operations: number): Promise<void> {
  await database.transact(async (tx) => {
    await tx.query('takeTime', `SELECT set_config('statement_timeout', '0', true)`);
    const [row] = await tx.query<{ postings: number; sum: number; below: number; wrong: number }>(
      'checkLedger',
      `WITH sums AS (SELECT account_id, sum(amount) AS sum FROM posting_entries GROUP BY 1)
       SELECT (SELECT count(*)::int FROM postings) AS postings, (SELECT sum(sum)::float8 FROM sums) AS sum,
         (SELECT count(*)::int FROM sums s JOIN ledger_accounts a ON a.id = s.account_id WHERE a.owner_id IS NOT NULL AND s.sum < 0) AS below,
         (SELECT count(*)::int FROM sums s WHERE ledger_balance(s.account_id) <> s.sum) AS wrong`,
    );
    if (row?.postings !== operations || row.sum !== 0 || row.below > 0 || row.wrong > 0)
      throw new Error(`The ledger is wrong: ${JSON.stringify(row)}`);
    console.log(`${row.postings} postings come to 0, no account is below 0, and checkpoints agree.`);
  });
}

/** Postings with their locks, rules and checkpoints beside the bare rows. Interrupted, the next run goes on where it ended. */
export async function run(options: BenchOptions): Promise<void> {
  const operations = options.isQuick ? 4 * SLICE : Number(environment['KOMAWARI_LEDGER_OPERATIONS'] ?? OPERATIONS);
  const slices = Math.ceil(operations / SLICE);
  const { database, clear } = await openStage(options);
  const [known] = await database.query<{ next: number }>(
    'findNextSlice',
    'SELECT coalesce(max(number) + 1, 0) AS next FROM bench_slices',
  );
  const first = known?.next ?? 0;
  if (first > 0) console.log(`Goes on after ${first * SLICE} operations.`);
  for (let slice = first; slice < slices; slice += 1) {
    const ours = await secondsOf(database, slice, writeOurs);
    const plain = await secondsOf(database, slice, writePlain);
    await database.query('noteSlice', 'INSERT INTO bench_slices VALUES ($1, $2, $3)', [slice, ours, plain]);
    if (slice % SLICES_A_CHECKPOINT === SLICES_A_CHECKPOINT - 1) await foldLedger({ database });
    console.log(
      `  ${(slice + 1) * SLICE} of ${slices * SLICE}: ${Math.round(SLICE / ours)} a second beside ${Math.round(SLICE / plain)}, load ${loadavg()[0]?.toFixed(1)}`,
    );
  }
  await check(database, slices * SLICE);
  const rows = await database.query<{ ours: number; plain: number }>(
    'readSlices',
    'SELECT ours, plain FROM bench_slices ORDER BY number',
  );
  const row = state(
    {
      title: `${slices * SLICE} operations`,
      unit: 'operations a second',
      lessIsBetter: false,
      ours: { name: 'the ledger' },
      comparator: { name: 'plain INSERTs of the same rows' },
    },
    rows.map(({ ours }) => SLICE / ours),
    rows.map(({ plain }) => SLICE / plain),
  );
  keepResults('ledger', [row], options);
  clear();
}
