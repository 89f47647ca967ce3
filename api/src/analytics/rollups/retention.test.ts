import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepPartitions } from '../../readers/reading/index.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { checkAnalytics, rollUpAnalytics } from './index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  test.services.database.query<Row>('sql', text, values);

const read = (daysAgo: number) =>
  sql(
    `INSERT INTO reading_events (occurred_at, kind, episode_id, work_id, person_key, is_guest, is_counted, is_first_of_day, event_id, event_key, window_key)
     VALUES (now() - $1 * interval '1 day', 'OPEN', 'e1', 'w1', 'guest:1', true, true, true, 'x', 1, 1)`,
    [daysAgo],
  );

it('raw events go after 90 days, a day whole; what they added up to stays, and is not counted again', async () => {
  for (const daysAgo of [85, 3, 0]) await read(daysAgo);
  await rollUpAnalytics(test.services.database);
  await sql(`UPDATE analytics_facts SET day = day - 30 WHERE day = (SELECT min(day) FROM analytics_facts)`);
  await sql(
    `UPDATE reading_events SET occurred_at = occurred_at - interval '30 days' WHERE occurred_at < now() - interval '80 days'`,
  );
  await keepPartitions(test.services.database);
  await sql(`INSERT INTO analytics_recounts (work_id, day) SELECT work_id, day FROM analytics_facts`);
  await rollUpAnalytics(test.services.database);
  expect(await sql('SELECT count(*)::int AS events FROM reading_events')).toEqual([{ events: 2 }]);
  const [total] = await sql<{ amount: number }>(`SELECT amount FROM analytics_totals WHERE item = 'VIEW'`);
  expect(total).toEqual({ amount: 3 });
  expect((await checkAnalytics(test.services.database)).wrong).toEqual([]);
});

it('counts nothing twice when several look at once', async () => {
  await read(0);
  await Promise.all([1, 2, 3, 4].map(() => rollUpAnalytics(test.services.database)));
  const [total] = await sql<{ amount: number }>(`SELECT amount FROM analytics_totals WHERE item = 'VIEW'`);
  expect(total).toEqual({ amount: 4 });
});
