import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase, type Database } from '../database/index.ts';
import { createTestDatabase } from '../testing/testCluster.ts';
import { declareChanges, declareChangesWithinAMinute } from './declareChanges.ts';
import { keys } from './keys.ts';
import { takeChanges } from './store/contentChanges.ts';

const EPISODE = 'ep_01j00000000000000000000001';
const KEY = keys.episodeComments(EPISODE);

let database: Database;

beforeAll(async () => {
  database = openDatabase((await createTestDatabase()).url);
});
afterAll(() => database.close());
beforeEach(() => database.transact((tx) => tx.query('clear', 'DELETE FROM content_changes')));

const declare = () => database.transact((tx) => declareChangesWithinAMinute(tx, [KEY]));
const pass = (seconds: number) =>
  database.transact((tx) =>
    tx.query('pass', `UPDATE content_changes SET changed_at = changed_at - $1 * interval '1 s'`, [seconds]),
  );
const take = async () => (await database.transact((tx) => takeChanges(tx, 10))).map(({ key }) => key);
const countNoted = async () => (await database.query('count', 'SELECT 1 FROM content_changes')).length;

it('many changes in a minute are one drawing, and it comes within the minute', async () => {
  for (let one = 0; one < 5; one += 1) await declare();
  expect(await countNoted()).toBe(1);
  expect(await take()).toEqual([]);
  await pass(45);
  expect(await take()).toEqual([KEY]);
});

it('a change that comes when the drawing is about to begin has a drawing of its own', async () => {
  await declare();
  await pass(30);
  await declare();
  expect(await countNoted()).toBe(2);
});

it('what cannot wait is not held up by what waits', async () => {
  await declare();
  await database.transact((tx) => declareChanges(tx, [KEY]));
  expect(await take()).toEqual([KEY]);
});

it('changes of two transactions at once are both drawn', async () => {
  await Promise.all([declare(), declare(), declare()]);
  await pass(45);
  expect(new Set(await take())).toEqual(new Set([KEY]));
});
