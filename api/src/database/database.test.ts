import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../testing/createTestApp.ts';
import { openDatabase, type Transaction } from './database.ts';

const app = await createTestApp();
afterAll(() => app.close());

test('two functions may ask the same of one connection', async () => {
  const sql = 'SELECT id, title FROM tags WHERE id = ANY($1)';
  await app.services.database.snapshot(async (reader) => {
    expect(await reader.query('listTagPaths', sql, [[]])).toEqual([]);
    expect(await reader.query('findTags', sql, [[]])).toEqual([]);
  });
});

test('a statement that comes after its transaction ended is refused, and spoils no transaction of others', async () => {
  const database = openDatabase(app.services.config.database.url, { pool: 1 });
  try {
    let left!: Transaction;
    await database.snapshot(async (tx) => void (left = tx));
    await database.transact(async (other) => {
      await other.query('begin', 'SELECT 1');
      await expect(left.query('late', 'SELECT 1 / 0')).rejects.toThrow('"late" came after its transaction had ended');
      expect(await other.query('goOn', 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    });
  } finally {
    await database.close();
  }
});

test('work that is given up half-way leaves nothing behind that runs in the next transaction', async () => {
  const database = openDatabase(app.services.config.database.url, { pool: 1 });
  try {
    const left: Promise<unknown>[] = [];
    const givenUp = database.transact(async (tx) => {
      left.push(...['first', 'second', 'third'].map((name) => tx.query(name, `SELECT 1 / (random() * 0)::int`)));
      throw new Error('given up');
    });
    const outcomes = Promise.allSettled(left);
    await expect(givenUp).rejects.toThrow('given up');
    expect(await database.transact((tx) => tx.query('next', 'SELECT 1 AS one'))).toEqual([{ one: 1 }]);
    expect((await outcomes).every(({ status }) => status === 'rejected')).toBe(true);
  } finally {
    await database.close();
  }
});
