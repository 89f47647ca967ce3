import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { compareAnalytics, rollUpAnalytics } from '../rollups/index.ts';

let test: TestApp;
let creator: TestPerson;
const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  test.services.database.query<Row>('sql', text, values);

/** People of each of seven works on the first day of its first episode, and of its second episode; the last work has too few. */
const PEOPLE = [
  [40, 20],
  [60, 48],
  [50, 10],
  [80, 60],
  [100, 100],
  [31, 31],
  [12, 12],
] as const;
const DAYS_AGO = 20;

async function read(work: string, episode: string, people: number): Promise<void> {
  await sql(
    `INSERT INTO reading_events (occurred_at, kind, episode_id, work_id, person_key, is_guest, is_counted, is_first_of_day, event_id, event_key, window_key)
     SELECT now() - interval '${DAYS_AGO} days', k, $2, $1, 'guest:' || n, true, true, true, 'x', 1, 1
     FROM generate_series(1, $3::int) AS n, unnest(CASE WHEN n <= $3::int / 2 THEN ARRAY['OPEN', 'COMPLETED'] ELSE ARRAY['OPEN'] END) AS k`,
    [work, episode, people],
  );
}

beforeAll(async () => {
  test = await createTestApp();
  creator = await test.signUpCreator('mina');
  for (const [index, people] of PEOPLE.entries()) {
    const work = `w${String(index).padStart(20, '0')}`;
    await sql(
      `INSERT INTO works (id, user_id, title, genre, first_publish_at) VALUES ($1, $2, $1, $3, now() - interval '${DAYS_AGO} days')`,
      [work, creator.actor.accountId, index < 5 ? 'FANTASY' : 'COMEDY'],
    );
    for (const [place, count] of people.entries()) {
      const episode = `e${String(index * 2 + place).padStart(20, '0')}`;
      await sql(
        `INSERT INTO episodes (id, work_id, position, status, publish_at) VALUES ($1, $2, $3, 'PUBLIC', now() - interval '${DAYS_AGO} days')`,
        [episode, work, place + 1],
      );
      await read(work, episode, count);
    }
  }
  await rollUpAnalytics(test.services.database);
  await compareAnalytics(test.services.database);
});
afterAll(() => test.close());

type Numbers = { measure: string; value: number | null; lower: number | null; upper: number | null; works: number }[];
const ask = async (workId: string, targets: string[], range = 'ALL_TIME') =>
  (
    await test.run(
      `query Q($workId: ID!, $targets: [ID!]!, $range: AnalyticsRange) { viewer { ... on RegisteredViewer {
         analyticsCompareData(workId: $workId, targets: $targets, range: $range) { target { id group workCount } whyNot numbers { measure value lower upper works } }
         analyticsCompareGraph(workId: $workId, targets: $targets, range: $range, graph: REACHES) { target { id } whyNot points { place value lower upper } } } } }`,
      { workId, targets, range },
      creator,
    )
  ).data.viewer;
const first = `w${'0'.repeat(20)}`;
const fewest = `w${'6'.padStart(20, '0')}`;

it.each(['ALL_TIME', 'FIRST_THREE_DAYS'])(
  'a group has the median and the middle half of its works with thirty readers: %s',
  async (range) => {
    const { analyticsCompareData, analyticsCompareGraph } = await ask(first, ['universal', 'genre:FANTASY'], range);
    const [universal, genre] = analyticsCompareData as { target: object; numbers: Numbers }[];
    expect(universal?.target).toEqual({ id: 'universal', group: 'UNIVERSAL', workCount: 6 });
    const of = (numbers: Numbers | undefined, name: string) => numbers?.find(({ measure }) => measure === name);
    // Views of six works: 60, 60, 62, 108, 140, 200.
    expect(of(universal?.numbers, 'VIEWS')).toMatchObject({ value: 85, lower: 60.5, upper: 132, works: 6 });
    // Second beside first: 0.2, 0.5, 0.75, 0.8, 1 in the genre.
    expect(of(genre?.numbers, 'GO_ON')).toMatchObject({ value: 0.75, lower: 0.5, works: 5 });
    expect(of(genre?.numbers, 'TO_THE_END')?.value).toBeCloseTo(0.5, 5);
    expect(of(genre?.numbers, 'FUN')).toMatchObject({ value: null, works: 0 });
    const points = analyticsCompareGraph.map(({ points: line }: { points: { value: number }[] }) =>
      line.map(({ value }) => value),
    );
    expect(points).toEqual([
      [1, 0.5],
      [1, expect.closeTo(0.775, 5)],
      [1, 0.75],
    ]);
  },
);

it('another own work is compared as it is, in as many statements as a group', async () => {
  const { analyticsCompareData } = await ask(first, [`work:w${'3'.padStart(20, '0')}`]);
  expect(analyticsCompareData[0]).toMatchObject({ target: { group: 'OWN_WORK' }, whyNot: null });
  expect(analyticsCompareData[0].numbers).toContainEqual(
    expect.objectContaining({ measure: 'GO_ON', value: 0.75, lower: null, works: 1 }),
  );
});

it('what is not compared is said: too few readers here, or there, or works in the group', async () => {
  const why = async (workId: string, target: string) =>
    (await ask(workId, [target])).analyticsCompareData.map(
      ({ whyNot, numbers }: { whyNot: string; numbers: Numbers }) => [whyNot, numbers.length],
    );
  expect(await why(fewest, 'universal')).toEqual([['FEW_READERS', 0]]);
  expect(await why(first, `work:${fewest}`)).toEqual([['FEW_READERS_THERE', 0]]);
  expect(await why(first, 'genre:COMEDY')).toEqual([['FEW_WORKS', 0]]);
  expect(await why(first, 'ranked')).toEqual([['FEW_WORKS', 0]]);
});

it('a comparison is counted once a day', async () => {
  await sql('DELETE FROM analytics_norms');
  await compareAnalytics(test.services.database);
  expect(await sql('SELECT 1 FROM analytics_norms')).toEqual([]);
  await sql(`UPDATE analytics_progress SET compared_on = compared_on - 1`);
  await compareAnalytics(test.services.database);
  expect(await sql('SELECT 1 FROM analytics_norms LIMIT 1')).toHaveLength(1);
});
