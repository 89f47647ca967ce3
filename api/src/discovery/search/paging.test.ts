import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { countFrequencies } from './store/frequencies.ts';
import { indexWorks } from '../../people/searchIndex/index.ts';

/** More than are gathered and sorted, so that both ways of finding are gone. */
const WORKS = 2300;

let test: TestApp;
let userId: string;

/** Adds published works by plain SQL: every title has 話, every 40th 星, and 灯 stands in descriptions alone. */
async function addWorks(from: number, to: number): Promise<void> {
  const { database } = test.services;
  const id = (letter: string) => `'${letter}' || lpad(n::text, 20, '0')`;
  const at = `now() - interval '1 day' + n * interval '1 second'`;
  await database.query(
    'addWorks',
    `INSERT INTO works (id, user_id, title, description, first_publish_at)
     SELECT ${id('w')}, $3, '話' || n || CASE WHEN n % 40 = 0 THEN '星' ELSE '' END, '灯', ${at} FROM generate_series($1::int, $2::int) n`,
    [from, to, userId],
  );
  await database.query(
    'addEpisodes',
    `INSERT INTO episodes (id, work_id, title, position, status, publish_at)
     SELECT ${id('e')}, ${id('w')}, '一', 1, 'PUBLIC', ${at} FROM generate_series($1::int, $2::int) n`,
    [from, to],
  );
  // Popularity stays as it is: it moves works, and is written by a job now and then.
  const ids = Array.from({ length: to - from + 1 }, (_, index) => `w${String(from + index).padStart(20, '0')}`);
  await database.transact((tx) => indexWorks(tx, ids));
}

beforeAll(async () => {
  test = await createTestApp();
  userId = (await test.signUpCreator('kaede')).actor.accountId;
  await addWorks(1, WORKS);
  await test.services.database.query('spread', 'UPDATE search_popularity SET popularity = hashtext(work_id) & 7');
});
afterAll(() => test.close());

const SEARCH = `query S($keyword: String!, $sort: SearchSortMethod, $first: Int, $after: String) {
  search(keyword: $keyword, searchSortMethod: $sort) { works(first: $first, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }
}`;

async function page(keyword: string, sort: string, after: string | null, first?: number) {
  const { data, errors } = await test.run(SEARCH, { keyword, sort, after, ...(first ? { first } : {}) });
  if (!data) throw new Error(JSON.stringify([errors, test.faults]));
  const { nodes, pageInfo } = data.search.works;
  return { ids: nodes.map(({ id }: { id: string }) => id) as string[], ...pageInfo } as {
    ids: string[];
    hasNextPage: boolean;
    endCursor: string | null;
  };
}

it.each([
  ['星', 57],
  ['星 -話40星', 56],
  ['by:@kaede 星', 57],
  ['ほし', 0],
  ['話', null],
  ['灯', null],
])('%s: %j works are counted, and what is too much is not', async (keyword, count) => {
  const { data } = await test.run('query C($k: String!) { search(keyword: $k) { workCount } }', { k: keyword });
  expect(data.search.workCount).toBe(count);
});

it('a page of results has 50 works [R2-043] [R9-006]', async () => {
  expect((await page('話', 'RELEVANCE', null)).ids).toHaveLength(50);
});

let works = WORKS;

it.each([
  ['before it is known which are frequent', () => Promise.resolve()],
  ['when it is known', () => countFrequencies(test.services.database)],
])(
  'frequent and rare words alike list every match once, though works are published meanwhile: %s',
  async (_when, count) => {
    await count();
    for (const sort of ['RELEVANCE', 'NEW', 'POPULAR', 'UPDATED']) {
      for (const [keyword, matches] of [
        ['話', works],
        ['星', Math.floor(works / 40)],
        ['灯', works],
        ['灯 -星', works - Math.floor(works / 40)],
      ] as const) {
        const found: string[] = [];
        for (let after: string | null = null, first = keyword === '星' ? 7 : 100; ;) {
          const { ids, hasNextPage, endCursor } = await page(keyword, sort, after, first);
          found.push(...ids);
          if (found.length === first) {
            // The newest work of all, once while every list is open.
            await addWorks(works + 1, works + 1);
            works += 1;
          }
          if (!hasNextPage) break;
          after = endCursor;
        }
        expect([sort, keyword, new Set(found).size]).toEqual([sort, keyword, found.length]);
        const before = found.filter((id) => Number(id.slice(1)) <= WORKS);
        expect([sort, keyword, before.length]).toEqual([
          sort,
          keyword,
          keyword === '星' ? 57 : keyword === '灯 -星' ? WORKS - 57 : WORKS,
        ]);
        expect(found.length).toBeGreaterThanOrEqual(Math.min(matches, before.length));
      }
    }
  },
);
