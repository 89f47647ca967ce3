import { afterAll, beforeAll, expect, it } from 'vitest';
import { isOutage } from '../kernel/outages.ts';
import { createTestDatabase } from '../testing/testCluster.ts';
import { openDatabase, type Database, type Statement, type Transaction } from './database.ts';
import { readOnce } from './readOnce.ts';

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await createTestDatabase();
  drop = made.drop;
  // One connection: what one test leaves on it, the next one finds.
  database = openDatabase(made.url, { pool: 1 });
});
afterAll(async () => {
  await database.close();
  await drop();
});

const statement = (name: string, sql: string, values: readonly unknown[] = []): Statement => ({ name, sql, values });
/** How each fared, whatever became of the transaction afterwards. */
async function settle(statements: Statement[]): Promise<PromiseSettledResult<object[]>[]> {
  let outcomes: PromiseSettledResult<object[]>[] = [];
  await database
    .snapshot(async (tx) => void (outcomes = await Promise.allSettled(tx.queryTogether(statements).answers)))
    .catch(() => undefined);
  return outcomes;
}

it('each statement of one sending has its own answer, in the types that a single one has', async () => {
  const day = statement('day', `SELECT $1::timestamptz AS at, '2026-01-02'::date AS day, ARRAY['a', 'b'] AS list`, [
    new Date(0),
  ]);
  const [alone] = await database.query(day.name, day.sql, day.values);
  const statements = [statement('one', 'SELECT 1 AS one'), day, statement('none', 'SELECT 1 AS x WHERE false'), day];
  for (const time of ['first', 'prepared']) {
    const answers = await database.snapshot((tx) => Promise.all(tx.queryTogether(statements).answers));
    expect(answers, time).toEqual([[{ one: 1 }], [alone], [], [alone]]);
  }
});

it('a statement that fails keeps its own error, spares those before it, and spoils the connection for nobody', async () => {
  const later = statement('later', 'SELECT 2 AS two');
  const failing = statement('failing', 'SELECT 1 / $1::int', [0]);
  expect(await settle([statement('earlier', 'SELECT 1 AS one'), failing, later, later])).toMatchObject([
    { status: 'fulfilled', value: [{ one: 1 }] },
    { status: 'rejected', reason: { message: 'division by zero' } },
    { status: 'rejected', reason: { code: '25P02', cause: { message: 'division by zero' } } },
    { status: 'rejected', reason: { code: '25P02' } },
  ]);
  // The server has passed over it, so it is not prepared.
  expect(await database.query(later.name, later.sql)).toEqual([{ two: 2 }]);
  // What was prepared before it was passed over still is.
  await settle([failing, later]);
  expect(await database.query(later.name, later.sql)).toEqual([{ two: 2 }]);
});

it('a statement that the server cannot take in is refused for the same reason each time', async () => {
  const unknown = statement('unknown', 'SELECT x FROM no_such_table');
  for (const time of ['first', 'second'])
    expect(await settle([unknown]), time).toMatchObject([{ status: 'rejected', reason: { code: '42P01' } }]);
});

it('a statement that was cancelled fails those behind it, and the connection goes on', async () => {
  const long = statement('long', 'SELECT pg_sleep(60)');
  const later = statement('behind', 'SELECT 4 AS four');
  const limit = statement('limit', `SELECT set_config('statement_timeout', '50', true)`);
  expect(await settle([limit, long, later])).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { code: '57014' } },
    { status: 'rejected', reason: { code: '25P02', cause: { code: '57014' } } },
  ]);
  expect(await database.query(later.name, later.sql)).toEqual([{ four: 4 }]);
});

it('a connection that breaks fails everything that was sent as an outage, and the next statement has another one', async () => {
  const end = statement('end', 'SELECT pg_terminate_backend(pg_backend_pid())');
  const later = statement('afterTheEnd', 'SELECT 5 AS five');
  const outcomes = await settle([later, end, later, later]);
  const failures = outcomes.slice(1).map((one) => (one as PromiseRejectedResult).reason as unknown);
  expect(failures.map(isOutage)).toEqual([true, true, true]);
  expect(await database.query(later.name, later.sql)).toEqual([{ five: 5 }]);
});

it('a value that has no form in SQL is the failure of its own statement, and no answer goes to another', async () => {
  const circular: { self?: object } = {};
  circular.self = circular;
  const impossible = statement('impossible', 'SELECT $1::text AS a', [circular]);
  const next = statement('next', 'SELECT 3 AS three');
  expect(await settle([impossible, next])).toMatchObject([
    { status: 'rejected', reason: { message: expect.stringContaining('circular') as string } },
    { status: 'fulfilled', value: [{ three: 3 }] },
  ]);
  const possible = { ...impossible, values: ['possible'] };
  for (const time of ['first', 'behind one that cannot'])
    expect(await settle([possible, impossible, possible]), time).toMatchObject([
      { value: [{ a: 'possible' }] },
      { status: 'rejected' },
      { value: [{ a: 'possible' }] },
    ]);
});

it('what comes when the transaction is over is refused, all of it', async () => {
  let kept: Transaction | undefined;
  await database.snapshot(async (tx) => void (kept = tx));
  const { answers } = kept!.queryTogether([statement('late', 'SELECT 1'), statement('late', 'SELECT 2')]);
  const outcomes = await Promise.allSettled(answers);
  expect(outcomes.map((one) => (one as PromiseRejectedResult).reason.name)).toEqual([
    'TransactionIsOver',
    'TransactionIsOver',
  ]);
});

it('what pages ask of a snapshot side by side goes in one sending, and what they ask again is not sent', async () => {
  const sendings: string[][] = [];
  const rows = await database.snapshot(async (tx) => {
    const reader = readOnce({
      ...tx,
      queryTogether(statements) {
        sendings.push(statements.map(({ name }) => name));
        return tx.queryTogether(statements);
      },
    });
    const page = async (number: number) => {
      await reader.query('shared', 'SELECT 1 AS one');
      await new Promise<void>((resolve) => reader.whenFree(resolve));
      return reader.query(`own${number}`, 'SELECT $1::int AS number', [number]);
    };
    return Promise.all([page(1), page(2)]);
  });
  expect(rows).toEqual([[{ number: 1 }], [{ number: 2 }]]);
  expect(sendings).toEqual([['shared'], ['own1', 'own2']]);
});

it('those who ask a snapshot after one of its statements failed are told so, and none waits for ever', async () => {
  const asking = database.snapshot(async (tx) => {
    const reader = readOnce(tx);
    await expect(reader.query('failing', 'SELECT 1 / $1::int', [0])).rejects.toThrow('division by zero');
    await expect(reader.query('next', 'SELECT 1')).rejects.toThrow('aborted');
  });
  await asking.catch(() => undefined);
});

it('whoever adds to a row of a snapshot adds to a row of their own', async () => {
  const again = await database.snapshot(async (tx) => {
    const reader = readOnce(tx);
    const [row] = await reader.query<{ one: number; two?: number }>('one', 'SELECT 1 AS one');
    row!.two = 2;
    return reader.query('one', 'SELECT 1 AS one');
  });
  expect(again).toEqual([{ one: 1 }]);
});

it('whoever asks a snapshot that has ended is told so each time, and none waits for ever', async () => {
  let kept: Transaction | undefined;
  await database.snapshot(async (tx) => void (kept = readOnce(tx)));
  for (const name of ['first', 'second'])
    await expect(kept!.query(name, `SELECT '${name}'`)).rejects.toThrow('after its transaction had ended');
});
