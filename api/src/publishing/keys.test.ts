import { createTestDatabase } from '../testing/testCluster.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../kernel/ids.ts';
import { openDatabase, type Database } from '../database/index.ts';
import { expandChanges } from './expandChanges.ts';
import { keys, parseKey, type Key } from './keys.ts';

const id = newId('Work');

it.each(Object.entries(keys))('the key %s is read back as what it is about', (_name, key) => {
  const made: Key = typeof key === 'string' ? key : key(id);
  const about = parseKey(made);
  expect(about).not.toBeNull();
  expect(about?.id).toBe(typeof key === 'string' ? null : id);
});

it.each(['', 'works', 'newWork', 'Work:', 'Work:1', `Page:${id}`, `Work:${id}/a/b`, `work:${id}`])(
  'the text "%s" is no key',
  (text) => {
    expect(parseKey(text)).toBeNull();
  },
);

let database: Database;
beforeAll(async () => {
  database = openDatabase((await createTestDatabase()).url);
});
afterAll(() => database.close());

it('a change under a key that this release does not know is taken and told, and holds up no other', async () => {
  await database.transact((tx) =>
    tx.query('declareByHand', `INSERT INTO content_changes (key) VALUES ('Panel:1'), ('newWorks')`, []),
  );
  const told: object[] = [];
  expect(await expandChanges(database, { error: (facts) => told.push(facts) })).toBe(2);
  expect(told).toEqual([{ key: 'Panel:1' }]);
  expect(await database.query('staleTop', `SELECT path FROM stale_pages WHERE path = '/new_works'`)).toHaveLength(1);
});
