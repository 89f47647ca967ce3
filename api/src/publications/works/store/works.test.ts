import { createTestDatabase } from '../../../testing/testCluster.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '../../../database/index.ts';
import { works } from './works.ts';

let database: Database;
beforeAll(async () => {
  database = openDatabase((await createTestDatabase()).url);
  await database.query('insertAccount', `INSERT INTO accounts (id) VALUES ('account')`);
  await database.query(
    'insertUser',
    `INSERT INTO users (id, screen_name, display_name) VALUES ('account', 'mina', 'Mina')`,
  );
});
afterAll(() => database.close());

test('whatever is changed about a work is written down', async () => {
  const at = new Date('2026-04-01T09:00:00.000Z');
  await database.transact(async (tx) => {
    await works.insert(tx, { id: 'work', userId: 'account', title: 'Kites' });
    await works.update(tx, 'work', { firstPublishAt: at, suspendedAt: at });
  });
  const rows = await database.query(
    'findChanged',
    `SELECT first_publish_at AS "firstPublishAt", suspended_at AS "suspendedAt" FROM works WHERE id = 'work'`,
  );
  expect(rows).toEqual([{ firstPublishAt: at, suspendedAt: at }]);
});
