import { createTestDatabase } from '../testing/testCluster.ts';
import { Client } from 'pg';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openDatabase, type Database, type Transaction } from './database.ts';
import { migrate } from './migrate.ts';
import type { Step } from './runStep.ts';

const opened: { url: string; database: Database }[] = [];

/** An empty database without any step, but for a table `shelf` that everybody reads. */
async function createEmpty(): Promise<{ url: string; database: Database }> {
  const { url } = await createTestDatabase();
  const database = openDatabase(url, { pool: 5 });
  await database.query('emptyIt', 'DROP SCHEMA public CASCADE');
  await database.query('makeIt', 'CREATE SCHEMA public');
  await database.query('makeShelf', 'CREATE TABLE shelf (id int)');
  opened.push({ url, database });
  return { url, database };
}

const step = (name: string, up: (tx: Transaction) => Promise<unknown>): Step => ({
  name,
  load: async () => ({ up: async (tx) => void (await up(tx)) }),
});
const addColumn = (name: string): Step =>
  step(`add-${name}`, (tx) => tx.query('addColumn', `ALTER TABLE shelf ADD COLUMN ${name} int`));

const columnsOf = async (database: Database): Promise<string[]> =>
  (
    await database.query<{ name: string }>(
      'columnsOf',
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'shelf' ORDER BY ordinal_position`,
    )
  ).map(({ name }) => name);
const notesOf = async (database: Database): Promise<string[]> =>
  (await database.query<{ name: string }>('notesOf', 'SELECT name FROM schema_migrations ORDER BY name')).map(
    ({ name }) => name,
  );

let url: string;
let database: Database;
beforeEach(async () => ({ url, database } = await createEmpty()));
afterAll(() => Promise.all(opened.map((one) => one.database.close())));

describe('bringing the schema up to date', () => {
  it('runs each step once, in order', async () => {
    const steps = [addColumn('title'), addColumn('price')];
    expect(await migrate(url, { steps })).toEqual(['add-title', 'add-price']);
    expect(await migrate(url, { steps: [...steps, addColumn('year')] })).toEqual(['add-year']);
    expect(await columnsOf(database)).toEqual(['id', 'title', 'price', 'year']);
  });

  it('a step that fails leaves neither a change nor a note, and what came before it stays', async () => {
    const broken = step('broken', async (tx) => {
      await tx.query('half', 'ALTER TABLE shelf ADD COLUMN half int');
      throw new Error('no more room');
    });
    await expect(migrate(url, { steps: [addColumn('title'), broken] })).rejects.toThrow('no more room');
    expect([await columnsOf(database), await notesOf(database)]).toEqual([['id', 'title'], ['add-title']]);
  });

  it('a step that cannot be noted is not done', async () => {
    const noted = step('noted-elsewhere', async (tx) => {
      await tx.query('add', 'ALTER TABLE shelf ADD COLUMN twice int');
      await tx.query('note', `INSERT INTO schema_migrations (name) VALUES ('noted-elsewhere')`);
    });
    await expect(migrate(url, { steps: [noted] })).rejects.toThrow('duplicate key');
    expect([await columnsOf(database), await notesOf(database)]).toEqual([['id'], []]);
  });

  it('a step may take longer than a request', async () => {
    let limit = '';
    const slow = step('slow', async (tx) => {
      const [row] = await tx.query<{ limit: string }>('limit', `SELECT current_setting('statement_timeout') AS limit`);
      limit = row?.limit ?? '';
    });
    await migrate(url, { steps: [slow] });
    expect(limit).toBe('0');
  });

  it('of two processes one runs the steps, and the other is ready when they are done', async () => {
    let runs = 0;
    const once = step('once', async (tx) => {
      runs += 1;
      await tx.query('sleep', 'SELECT pg_sleep(0.3)');
      await tx.query('add', 'ALTER TABLE shelf ADD COLUMN title int');
    });
    const ran = await Promise.all([migrate(url, { steps: [once] }), migrate(url, { steps: [once] })]);
    expect([runs, ran.flat(), await notesOf(database)]).toEqual([1, ['once'], ['once']]);
  });

  describe('a database that a newer version has brought further', () => {
    const stopReading = addColumn('price');
    const contract: Step = {
      name: 'drop-title',
      load: async () => ({
        contractsAfter: stopReading.name,
        up: async (tx) => void (await tx.query('dropTitle', 'ALTER TABLE shelf DROP COLUMN title')),
      }),
    };
    const first = addColumn('title');

    it('is worked on by an earlier one, which says so, while everything that was there still is', async () => {
      await migrate(url, { steps: [first, stopReading] });
      const said: string[] = [];
      expect(await migrate(url, { steps: [first], say: (line) => said.push(line) })).toEqual([]);
      expect(said.join()).toContain('ahead of this version by add-price');
    });

    it('is worked on by the version before, which does without what was taken away, and refuses the one before that, untouched', async () => {
      await migrate(url, { steps: [first, stopReading, contract] });
      expect(await migrate(url, { steps: [first, stopReading] })).toEqual([]);
      await expect(migrate(url, { steps: [first, addColumn('year')] })).rejects.toThrow(/newer version .*"drop-title"/);
      expect(await columnsOf(database)).toEqual(['id', 'price']);
    });

    it('was made before versions noted what they need', async () => {
      await database.query('oldNotes', 'CREATE TABLE schema_migrations (name varchar(255) NOT NULL PRIMARY KEY)');
      await database.query('oldNote', `INSERT INTO schema_migrations VALUES ('add-title')`);
      expect(await migrate(url, { steps: [first, stopReading] })).toEqual(['add-price']);
    });
  });

  it('a database that cannot hold every letter is refused untouched', async () => {
    const name = `latin_${Date.now()}`;
    const cluster = new Client({ connectionString: inject('testClusterUrl') });
    await cluster.connect();
    await cluster.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'LATIN1' LOCALE_PROVIDER libc LOCALE 'C'`);
    await cluster.end();
    const latin = Object.assign(new URL(url), { pathname: `/${name}` }).href;
    await expect(migrate(latin)).rejects.toThrow(/Nothing was changed[^]*encoding LATIN1[^]*CREATE DATABASE/);
    const other = openDatabase(latin);
    opened.push({ url: latin, database: other });
    expect(await other.query('tables', `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`)).toEqual([]);
  });
});

describe('while somebody reads a table for long', () => {
  /** A transaction that has read the table and stays open, as a backup or a report does. */
  async function openLongRead(): Promise<Client> {
    const reader = new Client({ connectionString: url, application_name: 'long report' });
    await reader.connect();
    await reader.query('BEGIN');
    await reader.query('SELECT count(*) AS long_read FROM shelf');
    return reader;
  }

  it('other readers do not queue behind the step that changes it, which is done when the reader has ended', async () => {
    const long = await openLongRead();
    const migrating = migrate(url, { steps: [addColumn('title')] });
    const waits: number[] = [];
    // Long enough for several attempts; readers that queued behind one that waits would come back with the last.
    for (const end = Date.now() + 2500; Date.now() < end;) {
      const begin = Date.now();
      await database.query('readShelf', 'SELECT count(*) FROM shelf');
      waits.push(Date.now() - begin);
    }
    expect(Math.max(...waits)).toBeLessThan(1000);
    expect(await columnsOf(database)).toEqual(['id']);
    await long.query('COMMIT');
    await long.end();
    expect(await migrating).toEqual(['add-title']);
  });

  it('the step gives up in the end, says who is in the way and how to end that, and changed nothing', async () => {
    const long = await openLongRead();
    await expect(migrate(url, { steps: [addColumn('title')], timeoutMs: 400 })).rejects.toThrow(
      /"add-title" .*nothing of it was done\. Process \d+ \(long report, idle in transaction, .*long_read.*pg_terminate_backend/,
    );
    await long.query('COMMIT');
    await long.end();
    expect([await columnsOf(database), await notesOf(database)]).toEqual([['id'], []]);
  });
});
