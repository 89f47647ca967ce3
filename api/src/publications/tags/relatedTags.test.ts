import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database, type Reader } from '../../database/index.ts';
import { createTestDatabase } from '../../testing/testCluster.ts';
import { findRelatedTags } from './store/tags.ts';

let database: Database;
let drop: () => Promise<void>;

/** SQL of an id in the form of real ones. */
const id = (prefix: string, number: string): string => `'${prefix}' || lpad((${number})::text, 20, '0')`;
const tagOf = (number: number): string => `t${String(number).padStart(20, '0')}`;

/** Works of which the first tag has a fifth and the second all; a third tag stands beside both everywhere. */
async function fill(works: number): Promise<void> {
  const all = `generate_series(1, ${works}) n`;
  await database.transact(async (tx) => {
    await tx.query('addAccount', `INSERT INTO accounts (id) VALUES (${id('u', '1')})`);
    await tx.query(
      'addUser',
      `INSERT INTO users (id, screen_name, display_name) VALUES (${id('u', '1')}, 'one', 'One')`,
    );
    await tx.query(
      'addSite',
      `INSERT INTO sites (id, user_id, title) VALUES (${id('s', '1')}, ${id('u', '1')}, 'Site')`,
    );
    await tx.query(
      'addTags',
      `INSERT INTO tags (id, title, norm) SELECT ${id('t', 'n')}, 't' || n, 't' || n FROM generate_series(1, 3) n`,
    );
    await tx.query(
      'addWorks',
      `INSERT INTO works (id, user_id, title, first_publish_at) SELECT ${id('w', 'n')}, ${id('u', '1')}, 'w', now() - n * interval '1 minute' FROM ${all}`,
    );
    await tx.query(
      'tagWorks',
      `INSERT INTO work_tags (work_id, tag_id, position)
       SELECT ${id('w', 'n')}, ${id('t', 'k')}, k FROM ${all}, generate_series(1, 3) k WHERE k > 1 OR n % 5 = 0`,
    );
  });
  await database.query('analyse', 'ANALYZE');
}

interface Plan {
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: Plan[];
}

const rowsOf = (plan: Plan): number =>
  plan['Actual Rows'] * plan['Actual Loops'] + (plan.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), 0);

/** How many rows go through all steps of the answer. */
async function countRows(tagId: string): Promise<number> {
  let rows = 0;
  const explaining = {
    ...database,
    async query(name: string, sql: string, values?: readonly unknown[]) {
      const [row] = await database.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        name,
        `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`,
        values,
      );
      rows += rowsOf(row!['QUERY PLAN'][0].Plan);
      return [];
    },
  } as unknown as Reader;
  await findRelatedTags(explaining, [tagId], 10);
  return rows;
}

beforeAll(async () => {
  const made = await createTestDatabase();
  drop = made.drop;
  database = openDatabase(made.url);
  await fill(15_000);
});
afterAll(async () => {
  await database.close();
  await drop();
});

it('what stands beside a tag of 15,000 works costs no more than beside one of 3,000, and is found all the same', async () => {
  expect([...(await findRelatedTags(database, [tagOf(2)], 10)).values()].flat().map(({ id: tag }) => tag)).toEqual([
    tagOf(3),
    tagOf(1),
  ]);
  const [small, large] = [await countRows(tagOf(1)), await countRows(tagOf(2))];
  expect(large).toBeLessThan(1.2 * small);
});
