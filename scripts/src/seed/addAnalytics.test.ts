import { createTestApp, type TestApp, type TestPerson } from '@komawari/api/testing';
import { checkAnalytics } from '@komawari/api/operating';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAnalytics } from './addAnalytics.ts';

let test: TestApp;
let creator: TestPerson;
let people: Map<string, { screenName: string; actor: { accountId: string; kind: 'REGISTERED' } }>;

beforeAll(async () => {
  test = await createTestApp();
  const signed: TestPerson[] = [];
  for (let number = 0; number < 8; number++) signed.push(await test.signUpCreator(`hito${number}`));
  const inOrder = signed.toSorted((one, other) => (one.actor.accountId < other.actor.accountId ? -1 : 1));
  // At this place in order somebody would be under 18, did they not publish.
  creator = inOrder[1] as TestPerson;
  people = new Map(
    signed.map(({ screenName, actor }) => [
      screenName,
      { screenName, actor: { ...actor, kind: 'REGISTERED' as const } },
    ]),
  ) as typeof people;
});
afterAll(() => test.close());
const sql = <Row extends object>(text: string) => test.services.database.query<Row>('sql', text);

it('makes a reading of every view an episode has, so that analytics agree with the public counts, and a second seed changes nothing', async () => {
  const { data } = await test.run(
    'mutation W($e: EpisodeInput) { createWork(workInput: { title: "w" }, episodeInput: $e) { work { id } } }',
    {
      e: {
        status: 'PUBLIC',
        pages: [{ imageId: await test.addImage(creator) }, { imageId: await test.addImage(creator) }],
      },
    },
    creator,
  );
  const id = data.createWork.work.id;
  await sql(`UPDATE episodes SET publish_at = now() - interval '40 days'`);
  await sql(`UPDATE works SET first_publish_at = now() - interval '40 days'`);
  await sql('UPDATE episode_counts SET view_count = 400');
  await sql(`INSERT INTO accounts (id) SELECT 'u' || lpad(n::text, 20, '0') FROM generate_series(1, 60) n`);
  const ask = async () =>
    (
      await test.run(
        `query Q($id: ID!) { viewer { ... on RegisteredViewer { analyticsData(workId: $id) { readers viewCounts { total } completeReading { rate } surveyInterest { fun normal noFun funRate }
           readerAttributes { readers gender { label readers } } referrers { kind host utmCampaign visits } readerRetention { pages { openings } } } } } }`,
        { id },
        creator,
      )
    ).data.viewer.analyticsData;
  await addAnalytics(test.services, people);
  const first = await ask();
  expect(first.viewCounts.total).toBe(400);
  expect(first.readerRetention.pages.openings).toBe(400);
  expect(first.completeReading.rate).toBeGreaterThan(0.5);
  expect(first.surveyInterest.fun).toBeGreaterThan(first.surveyInterest.noFun);
  expect(first.readerAttributes.readers).toBe(7);
  expect(first.referrers.length).toBeGreaterThan(4);
  expect((await checkAnalytics(test.services.database)).wrong).toEqual([]);
  await addAnalytics(test.services, people);
  expect(await ask()).toEqual(first);
  const young = `SELECT user_id FROM private_profiles WHERE birthday > now() - interval '18 years'`;
  expect((await sql(young)).length).toBeGreaterThan(0);
  expect(await sql(`${young} AND user_id IN (SELECT user_id FROM works)`)).toEqual([]);
});

it('adds nothing to the views that are there already', async () => {
  await test.services.readingEvents.settle();
  expect(await sql('SELECT view_count::int AS views FROM episode_counts')).toEqual([{ views: 400 }]);
});
