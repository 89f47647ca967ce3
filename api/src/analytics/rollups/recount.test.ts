import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../database/index.ts';
import { createTestDatabase } from '../../testing/testCluster.ts';
import { RECOUNT_DAY } from './store/recount.ts';

let database: Database;
beforeAll(async () => {
  database = openDatabase((await createTestDatabase()).url);
});
afterAll(() => database.close());

it('a day of which the database knows nothing yet is counted without holding every row against every other', async () => {
  await database.query(
    'fillDay',
    `INSERT INTO analytics_facts (work_id, day, episode_id, item, label, amount)
     SELECT 'w' || n, '2026-11-01', '', 'WORK_VIEW', '', 1 FROM generate_series(1, 5000) n`,
  );
  await database.query('lookAtIt', 'ANALYZE analytics_facts');
  const plan = await database.query<{ 'QUERY PLAN': string }>('explain', `EXPLAIN ${RECOUNT_DAY}`, [
    '2026-11-02',
    ['w1', 'w2'],
  ]);
  const text = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(text).toContain('Tid Scan on analytics_facts');
  expect(text).not.toContain('Nested Loop');
});
