import { createTestApp, type TestApp } from '@komawari/api/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operate } from '../testing/operate.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const run = (...words: string[]) => operate(test.services, words);
const sql = (text: string) => test.services.database.query('sql', text);

it('sets the seats of the closed beta, and opens analytics to everybody again', async () => {
  expect(await run('analytics', 'seats', '100')).toContain('There are 100 seats now.');
  expect(await sql('SELECT seats FROM analytics_beta')).toEqual([{ seats: 100 }]);
  expect(await run('analytics', 'seats', 'open')).toContain('open to everybody');
  expect(await sql('SELECT seats FROM analytics_beta')).toEqual([{ seats: null }]);
  await expect(run('analytics', 'seats', 'many')).rejects.toThrow('no number of seats');
});

it('finds a count that is not what the readings say, and a total that is not the sum of its days', async () => {
  await sql(
    `INSERT INTO reading_events (occurred_at, kind, episode_id, work_id, person_key, is_guest, is_counted, is_first_of_day, event_id, event_key, window_key)
     VALUES (now() - interval '2 days', 'OPEN', 'e1', 'w1', 'guest:1', true, true, true, 'x', 1, 1)`,
  );
  expect(await run('analytics', 'check')).toMatch(/every count is what the readings say/);
  await sql(`UPDATE analytics_facts SET amount = 7 WHERE item = 'VIEW'`);
  await expect(run('analytics', 'check')).rejects.toThrow('VIEW : 7 is kept, 1 is right');
  await expect(run('analytics', 'check')).rejects.toThrow('all days w1 e1 VIEW : 1 is kept, 7 is right');
});
