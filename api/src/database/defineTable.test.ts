import { createTestDatabase } from '../testing/testCluster.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { column, now } from './column.ts';
import { countStatements, openDatabase, type Database, type Transaction } from './database.ts';
import { defineTable, type ChangesOf } from './defineTable.ts';
import { isUniqueViolation } from './isUniqueViolation.ts';
import { after, before, notNull } from './rows.ts';

const kites = defineTable('kites', {
  id: column.text(),
  colour: column.text<'RED' | 'BLUE'>(),
  lengthInMetres: column.integer().default('1'),
  flownAt: column.instant().orNull(),
  owners: column.json<string[]>().default("'[]'"),
  place: column.integer().counted(),
});
const tails = defineTable(
  'kite_tails',
  { kiteId: column.text(), position: column.integer().default('1'), colour: column.text().default("'RED'") },
  { key: ['kiteId', 'position'] },
);

let database: Database;
beforeAll(async () => {
  database = openDatabase((await createTestDatabase()).url);
  await database.query(
    'createKites',
    `CREATE TABLE kites (id text PRIMARY KEY, colour text NOT NULL, length_in_metres integer NOT NULL DEFAULT 1,
       flown_at timestamptz(3), owners jsonb NOT NULL DEFAULT '[]', place integer GENERATED ALWAYS AS IDENTITY)`,
  );
  await database.query(
    'createTails',
    `CREATE TABLE kite_tails (kite_id text, position integer DEFAULT 1, colour text NOT NULL DEFAULT 'RED', PRIMARY KEY (kite_id, position))`,
  );
});
beforeEach(() => database.query('emptyKites', 'TRUNCATE kites, kite_tails RESTART IDENTITY'));
afterAll(() => database.close());

const change = <Result>(work: (tx: Transaction) => Promise<Result>) => database.transact(work);
const AT = new Date('2026-04-01T09:00:00.000Z');

describe('a row', () => {
  it('is written with the defaults of the database, and read as it was written', async () => {
    await change((tx) => kites.insert(tx, { id: 'a', colour: 'RED', flownAt: AT, owners: ['Mina'] }));
    const found = { id: 'a', colour: 'RED', lengthInMetres: 1, flownAt: AT, owners: ['Mina'], place: 1 };
    expect(await kites.find(database, 'a')).toEqual(found);
    expect(await database.snapshot((tx) => kites.find(tx, { colour: 'RED' }))).toEqual(found);
    expect(await change((tx) => kites.lock(tx, 'a'))).toEqual(found);
    expect(await kites.find(database, 'b')).toBeNull();
  });

  it('is changed and deleted by its key or by a condition, and who does it hears how many there were', async () => {
    await change((tx) =>
      kites.insertMany(tx, [
        { id: 'a', colour: 'RED', flownAt: AT },
        { id: 'b', colour: 'BLUE', flownAt: null },
        { id: 'c', colour: 'RED', flownAt: null },
      ]),
    );
    const ids = async (where: Parameters<typeof kites.findAll>[1]) =>
      (await kites.findAll(database, where)).map(({ id }) => id);
    expect(await ids({ colour: 'RED' })).toEqual(['a', 'c']);
    expect(await ids({ id: ['a', 'b'], flownAt: null })).toEqual(['b']);
    expect(await ids({ flownAt: notNull })).toEqual(['a']);
    expect(await ids({ flownAt: before(now) })).toEqual(['a']);
    expect(await ids({ flownAt: after(now) })).toEqual([]);
    expect(await change((tx) => kites.update(tx, { flownAt: null }, { lengthInMetres: 3, flownAt: now }))).toBe(2);
    expect(await ids({ lengthInMetres: 3, flownAt: after(AT) })).toEqual(['b', 'c']);
    expect(await change((tx) => kites.update(tx, 'nobody', { lengthInMetres: 3 }))).toBe(0);
    expect(await change((tx) => kites.delete(tx, { colour: 'RED' }))).toBe(2);
    expect(await change((tx) => kites.delete(tx, 'b'))).toBe(1);
    expect(await change((tx) => kites.delete(tx, 'b'))).toBe(0);
  });

  it('has the default of the database in its key too', async () => {
    await change((tx) => tails.insert(tx, { kiteId: 'a' }));
    expect(await change((tx) => tails.insertNew(tx, { kiteId: 'a', colour: 'BLUE' }))).toBe(false);
    expect(await tails.findAll(database, { kiteId: 'a' })).toEqual([{ kiteId: 'a', position: 1, colour: 'RED' }]);
  });

  it('of a key of several columns is written once, or changed where it is', async () => {
    const tail = { kiteId: 'a', position: 1 };
    expect(await change((tx) => tails.insertNew(tx, tail))).toBe(true);
    expect(await change((tx) => tails.insertNew(tx, { ...tail, colour: 'BLUE' }))).toBe(false);
    expect(await tails.findAll(database, { kiteId: 'a' })).toEqual([{ ...tail, colour: 'RED' }]);
    await change((tx) => tails.upsert(tx, { ...tail, colour: 'BLUE' }));
    await change((tx) => tails.upsert(tx, { ...tail, position: 2 }));
    expect(await tails.findAll(database, { kiteId: 'a' })).toEqual([
      { ...tail, colour: 'BLUE' },
      { ...tail, position: 2, colour: 'RED' },
    ]);
    await expect(change((tx) => tails.insert(tx, tail))).rejects.toSatisfy(isUniqueViolation);
    await expect(tails.find(database, 'a')).rejects.toThrow('The key of the table "kite_tails" has several columns.');
  });

  it('is counted as a statement, and waits for its turn in a transaction', async () => {
    const counted = countStatements(database);
    await kites.find(counted, 'a');
    expect(counted.statements).toEqual(['find kites']);
    const found = await change((tx) =>
      Promise.all([
        kites.insert(tx, { id: 'a', colour: 'RED' }),
        tx.query('colourKites', `UPDATE kites SET colour = 'BLUE'`),
        kites.find(tx, 'a'),
      ]),
    );
    expect(found[2]).toMatchObject({ colour: 'BLUE' });
    let left!: Transaction;
    await change(async (tx) => void (left = tx));
    await expect(kites.find(left, 'a')).rejects.toThrow('"find kites" came after its transaction had ended');
  });
});

describe('what is not a column', () => {
  it('is refused where it is written, and does not type-check', async () => {
    const message = 'The table "kites" has no column "weight"';
    const weighed = { id: 'a', colour: 'RED' as const, weight: 2 };
    // @ts-expect-error -- no column, in a variable neither
    await expect(change((tx) => kites.insert(tx, weighed))).rejects.toThrow(message);
    // @ts-expect-error -- no column
    await expect(change((tx) => kites.update(tx, 'a', { weight: 2 }))).rejects.toThrow(message);
    // @ts-expect-error -- no column
    await expect(change((tx) => kites.upsert(tx, weighed))).rejects.toThrow(message);
    const many: Parameters<typeof kites.insertMany>[1] = [weighed];
    await expect(change((tx) => kites.insertMany(tx, many))).rejects.toThrow(message);
    expect(await kites.find(database, 'a')).toBeNull();
  });

  it('is refused in a condition, where it would mean every row', async () => {
    await change((tx) => kites.insert(tx, { id: 'a', colour: 'RED' }));
    // @ts-expect-error -- no column
    await expect(change((tx) => kites.delete(tx, { weight: 2 }))).rejects.toThrow('has no column "weight"');
    await expect(change((tx) => kites.delete(tx, {}))).rejects.toThrow('it means every row');
    await expect(change((tx) => kites.delete(tx, { id: undefined }))).rejects.toThrow('has no value');
    expect(await kites.find(database, 'a')).not.toBeNull();
  });
});

describe('a row that lacks something', () => {
  it('does not type-check, and says what it lacks where it was put together', () => {
    const piece: ChangesOf<typeof kites> = { lengthInMetres: 2 };
    // @ts-expect-error -- neither id nor colour
    const write = (tx: Transaction) => kites.insert(tx, { lengthInMetres: 2 });
    expect(write).toBeTypeOf('function');
    expect(() => kites.asNewRow(piece)).toThrow('A new row of the table "kites" lacks id, colour.');
    expect(kites.asNewRow({ id: 'a', colour: 'RED', ...piece })).toEqual({ id: 'a', colour: 'RED', lengthInMetres: 2 });
  });

  it('is not written as null beside one that has it', async () => {
    const rows = [
      { id: 'a', colour: 'RED' as const, lengthInMetres: 2 },
      { id: 'b', colour: 'RED' as const },
    ];
    await expect(change((tx) => kites.insertMany(tx, rows))).rejects.toThrow('name different columns');
  });
});

it('refuses a text with a character that cannot be stored', async () => {
  const id = 'a\0';
  await expect(change((tx) => kites.insert(tx, { id, colour: 'RED' }))).rejects.toThrow('cannot be stored');
  await expect(kites.find(database, { id: ['b', id] })).rejects.toThrow('cannot be stored');
});

it('takes what looks like SQL for the text it is', async () => {
  const id = `a' OR '1' = '1`;
  await change((tx) => kites.insert(tx, { id: 'b', colour: 'RED' }));
  expect(await kites.find(database, id)).toBeNull();
  expect(await change((tx) => kites.delete(tx, id))).toBe(0);
  await change((tx) => kites.insert(tx, { id, colour: 'BLUE' }));
  expect(await kites.find(database, id)).toMatchObject({ id });
});
