import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { checkAnalytics, rollUpAnalytics, rollupsLifecycle } from './index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  test.services.database.query<Row>('sql', text, values);

const purge = () => test.services.database.transact(async (tx) => rollupsLifecycle.purge?.(tx));
const countsOf = async (item: string) =>
  (await sql<{ amount: number }>('SELECT amount FROM analytics_facts WHERE item = $1 ORDER BY day', [item])).map(
    ({ amount }) => amount,
  );

it('hours of a day are kept for as long as its events, and what they add up to, the day, stays', async () => {
  const userId = (await test.signUpCreator('mina')).actor.accountId;
  await sql(`INSERT INTO works (id, user_id, title, first_publish_at) VALUES ('w1', $1, 'w', now())`, [userId]);
  for (const daysAgo of [88, 2])
    await sql(
      `INSERT INTO reading_events (occurred_at, kind, episode_id, work_id, person_key, is_guest, is_counted, is_first_of_day, event_id, event_key, window_key)
       SELECT now() - $1 * interval '1 day', 'OPEN', 'e1', 'w1', 'guest:' || n, true, true, true, 'x', 1, 1 FROM generate_series(1, $1) AS n`,
      [daysAgo],
    );
  await rollUpAnalytics(test.services.database);
  await purge();
  expect(await countsOf('HOUR')).toEqual([88, 2]);
  // Ten days later the first of them is without its events.
  await sql('UPDATE analytics_facts SET day = day - 10');
  await sql('UPDATE analytics_progress SET hours_kept_from = hours_kept_from - 10');
  await sql(`DELETE FROM reading_events WHERE occurred_at < now() - interval '80 days'`);
  await sql(`UPDATE reading_events SET occurred_at = occurred_at - interval '10 days'`);
  await sql('DELETE FROM analytics_recounts');
  await purge();
  expect(await countsOf('HOUR')).toEqual([2]);
  expect(await countsOf('VIEW')).toEqual([88, 2]);
  expect((await checkAnalytics(test.services.database)).wrong).toEqual([]);
});

it('hours are of days alone: nobody asks for those of all days together', async () => {
  expect(await sql(`SELECT item FROM analytics_totals WHERE item = 'HOUR'`)).toEqual([]);
});
