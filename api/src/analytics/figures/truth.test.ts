import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { checkAnalytics, rollUpAnalytics } from '../rollups/index.ts';
import { NO_DETAILS } from '../../readers/reading/index.ts';

/**
 * Every figure beside a count of the raw events that shares no line with it: plain statements over `reading_events`, for
 * histories of several days with re-reads, several devices, guests who sign up, late and doubled events, and removals.
 */
let test: TestApp;
let creator: TestPerson;
const readers: TestPerson[] = [];
const works: { workId: string; episodeIds: string[] }[] = [];

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  test.services.database.query<Row>('sql', text, values);

/** Numbers from 0 to 1, the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
const random = createRandom(20_261_123);
const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;

const PAGES = 6;
let opening = 0;

/** Somebody opens an episode and reads some way; now and then the same events come a second time, or the opening is told late. */
function read(personKey: string, isGuest: boolean): void {
  const { workId, episodeIds } = pick(works);
  const episodeId = pick(episodeIds);
  const id = `o${(opening += 1)}`;
  const person = { workId, episodeId, personKey, isGuest };
  const page = 1 + Math.floor(random() * PAGES);
  const events = [
    { ...NO_DETAILS, ...person, kind: 'OPEN' as const, eventId: id },
    ...Array.from({ length: page }, (_, index) => ({
      ...NO_DETAILS,
      ...person,
      kind: 'LEAVE' as const,
      eventId: `${id} ${index + 1} ${index}`,
      pageNumber: index + 1,
      leavePosition: (index + 1) / PAGES,
    })),
    ...(page === PAGES ? [{ ...NO_DETAILS, ...person, kind: 'COMPLETED' as const, eventId: id }] : []),
    ...(random() < 0.4
      ? [
          {
            ...NO_DETAILS,
            ...person,
            kind: 'REFERRER' as const,
            eventId: id,
            source: pick(['', 't.co', '(site)']),
            utmCampaign: pick([null, 'ep1']),
          },
        ]
      : []),
    ...(random() < 0.1 ? [{ ...NO_DETAILS, ...person, kind: 'SHARE' as const, eventId: id, source: 'X' }] : []),
  ];
  for (const event of [...events, ...(random() < 0.2 ? events : [])]) test.services.readingEvents.add(event);
}

async function readOneDay(day: number): Promise<void> {
  for (let times = 0; times < 60; times++) {
    const person = random();
    const number = Math.floor(random() * 12);
    if (person < 0.5) read(`guest:${day}-${number}`, true);
    // Some guests sign up and read on: nobody joins the two.
    if (person > 0.4 && person < 0.5) read(readers[number % readers.length]!.actor.accountId, false);
    if (person >= 0.5) read(pick(readers).actor.accountId, false);
  }
  await test.services.readingEvents.settle();
}
/** Everything that happened so far happened a day earlier. */
const letADayPass = () => sql(`UPDATE reading_events SET occurred_at = occurred_at - interval '1 day'`);
const countAnew = async () => {
  await sql('DELETE FROM analytics_facts');
  await sql('DELETE FROM analytics_totals');
  await sql('UPDATE analytics_progress SET watermark = 0, closed_through = NULL');
  await rollUpAnalytics(test.services.database);
};

beforeAll(async () => {
  test = await createTestApp();
  creator = await test.signUpCreator('mina');
  for (let number = 0; number < 8; number++) readers.push(await test.signUpCreator(`reader${number}`));
  const images = await Promise.all(Array.from({ length: PAGES }, () => test.addImage(creator)));
  const pages = images.map((imageId) => ({ imageId }));
  for (let number = 0; number < 2; number++) {
    const { data } = await test.run(
      'mutation W($e: EpisodeInput) { createWork(workInput: { title: "w" }, episodeInput: $e) { work { id } episode { id } } }',
      { e: { status: 'PUBLIC', pages } },
      creator,
    );
    const workId = data.createWork.work.id;
    const added = await test.run(
      'mutation A($input: AddEpisodeInput!) { addEpisode(input: $input) { episode { id } } }',
      { input: { workId, episode: { status: 'PUBLIC', pages } } },
      creator,
    );
    works.push({ workId, episodeIds: [data.createWork.episode.id, added.data.addEpisode.episode.id] });
  }
  // The first episodes came out four days ago, the second ones a day later.
  await sql(`UPDATE episodes SET publish_at = now() - interval '4 days' + (position - 1) * interval '1 day'`);
  await sql(`UPDATE works SET first_publish_at = now() - interval '4 days'`);
  for (let day = 0; day < 5; day++) {
    if (day > 0) await letADayPass();
    await readOneDay(day);
  }
  await countAnew();
});
afterAll(() => test.close());

/** Whose readings count: guests, and accounts that are there, neither blocked nor staff. */
const COUNTS = `(r.is_guest OR r.person_key IN (SELECT id FROM accounts WHERE disabled_at IS NULL AND is_staff = false))`;
const DAY = `(r.occurred_at AT TIME ZONE 'Asia/Tokyo')::date`;
const EARLY = `${DAY} - (e.publish_at AT TIME ZONE 'Asia/Tokyo')::date BETWEEN 0 AND 2`;

/** A count of raw events, by episode. */
async function reference(what: string, kind: string, range: string): Promise<Record<string, number>> {
  const rows = await sql<{ id: string; count: number }>(
    `SELECT e.id, (SELECT ${what}::int FROM reading_events r WHERE r.episode_id = e.id AND r.kind = '${kind}' AND ${COUNTS} AND (${range === 'ALL_TIME' ? 'true' : EARLY})) AS count
     FROM episodes e`,
  );
  return Object.fromEntries(rows.map(({ id, count }) => [id, count]));
}
const DISTINCT_A_DAY = `count(DISTINCT (r.person_key, ${DAY}))`;

type Listed = { episode: { id: string }; views: number; people: number; finishers: number; shares: number };
const DATA = `query D($id: ID!, $range: AnalyticsRange) { viewer { ... on RegisteredViewer { analyticsData(workId: $id, range: $range) {
  readers viewCounts { total days { day views people } } referrers { kind host utmCampaign visits }
  episodes { episode { id } views people finishers shares }
  readerRetention { first: pages { episode { id } pages { pageNumber stops } } episodes { reaches goOn episode { people } } } } } } }`;
const ask = async (id: string, range: string) =>
  (await test.run(DATA, { id, range }, creator)).data.viewer.analyticsData;

async function expectTruth(): Promise<void> {
  for (const range of ['ALL_TIME', 'FIRST_THREE_DAYS']) {
    const expected = {
      views: await reference('count(*) FILTER (WHERE r.is_counted)', 'OPEN', range),
      people: await reference(DISTINCT_A_DAY, 'OPEN', range),
      finishers: await reference(DISTINCT_A_DAY, 'COMPLETED', range),
      shares: await reference('count(*) FILTER (WHERE r.is_counted)', 'SHARE', range),
    };
    for (const { workId } of works) {
      const data = await ask(workId, range);
      for (const { episode, views, people, finishers, shares } of data.episodes as Listed[])
        expect({ range, views, people, finishers, shares }).toEqual({
          range,
          views: expected.views[episode.id],
          people: expected.people[episode.id],
          finishers: expected.finishers[episode.id],
          shares: expected.shares[episode.id],
        });
      const [first, second] = data.readerRetention.episodes;
      expect(second.reaches).toBeCloseTo(Math.min(1, second.episode.people / first.episode.people), 10);
      if (range === 'ALL_TIME') await expectWholeWork(workId, data);
      await expectStops(data, range);
    }
  }
}

// oxlint-disable-next-line typescript/no-explicit-any -- the answer of a query
async function expectWholeWork(workId: string, data: any): Promise<void> {
  const days = await sql<{ day: string; views: number; people: number }>(
    `SELECT ${DAY}::text AS day, (count(*) FILTER (WHERE r.is_counted))::int AS views, count(DISTINCT r.person_key)::int AS people
     FROM reading_events r WHERE r.work_id = $1 AND r.kind = 'OPEN' AND ${COUNTS} GROUP BY 1 ORDER BY 1`,
    [workId],
  );
  expect(data.viewCounts.days.filter(({ views }: { views: number }) => views > 0)).toEqual(days);
  expect(data.readers).toBe(days.reduce((sum, { people }) => sum + people, 0));
  const sources = await sql<{ host: string; campaign: string | null; visits: number }>(
    `SELECT r.source AS host, r.utm_campaign AS campaign, count(*)::int AS visits FROM reading_events r
     WHERE r.work_id = $1 AND r.kind = 'REFERRER' AND r.is_counted AND ${COUNTS} GROUP BY 1, 2`,
    [workId],
  );
  const told = (data.referrers as { kind: string; host: string; utmCampaign: string | null; visits: number }[])
    .filter(({ visits }) => visits > 0)
    .map(({ kind, host, utmCampaign, visits }) => [kind === 'SITE' ? '(site)' : host, utmCampaign, visits]);
  expect(told.toSorted()).toEqual(sources.map(({ host, campaign, visits }) => [host, campaign, visits]).toSorted());
}

// oxlint-disable-next-line typescript/no-explicit-any -- the answer of a query
async function expectStops(data: any, range: string): Promise<void> {
  const { episode, pages } = data.readerRetention.first;
  const stops = await sql<{ page: number; openings: number }>(
    `SELECT l.page_number AS page, count(*)::int AS openings FROM (
       SELECT max(r.id) AS id FROM reading_events r JOIN episodes e ON e.id = r.episode_id
       WHERE r.episode_id = $1 AND r.kind = 'LEAVE' AND ${COUNTS} AND (${range === 'ALL_TIME' ? 'true' : EARLY})
       GROUP BY r.person_key, split_part(r.event_id, ' ', 1), ${DAY}) last JOIN reading_events l ON l.id = last.id GROUP BY 1`,
    [episode.id],
  );
  const expected = Object.fromEntries(stops.map(({ page, openings }) => [page, openings]));
  for (const { pageNumber, stops: told } of pages)
    expect([pageNumber, told]).toEqual([pageNumber, expected[pageNumber] ?? 0]);
}

describe('figures are what the raw events say', () => {
  it('of five days with re-reads, doubled events and guests', async () => {
    expect(await sql('SELECT count(*)::int > 600 AS many FROM reading_events')).toEqual([{ many: true }]);
    await expectTruth();
    const check = await checkAnalytics(test.services.database);
    expect(check.wrong).toEqual([]);
    expect(check.days).toHaveLength(4);
  });

  it('of answers to the survey, as far as they are told', async () => {
    const episodes = works.flatMap(({ episodeIds }) => episodeIds);
    // Everybody answers the first episode, two the second, all but one the third, three the last.
    for (const [place, most] of [8, 2, 7, 3].entries())
      for (const reader of readers.slice(0, most))
        await test.run(
          'mutation A($input: AnswerSurveyInput!) { answerSurvey(input: $input) { answer { id } } }',
          { input: { episodeID: episodes[place], answer: pick(['FUN', 'NORMAL', 'NO_FUN']) } },
          reader,
        );
    await rollUpAnalytics(test.services.database);
    const counted = await sql<{ id: string; fun: number; normal: number; noFun: number }>(
      `SELECT episode_id AS id, (count(*) FILTER (WHERE answer = 'FUN'))::int AS fun, (count(*) FILTER (WHERE answer = 'NORMAL'))::int AS normal,
         (count(*) FILTER (WHERE answer = 'NO_FUN'))::int AS "noFun" FROM survey_answers GROUP BY 1`,
    );
    expect(counted).toHaveLength(4);
    for (const { workId, episodeIds } of works) {
      const { data } = await test.run(
        `query D($id: ID!) { viewer { ... on RegisteredViewer { analyticsData(workId: $id) { surveyInterest { fun normal noFun } episodes { fun normal noFun } } } } }`,
        { id: workId },
        creator,
      );
      const { surveyInterest, episodes: told } = data.viewer.analyticsData;
      const first = counted.find(({ id }) => id === episodeIds[0]);
      const { fun, normal, noFun } = first!;
      // What the episode with few answers got is neither told of it nor to be had from the sum.
      expect(told).toEqual([
        { fun, normal, noFun },
        { fun: null, normal: null, noFun: null },
      ]);
      expect(surveyInterest).toEqual({ fun, normal, noFun });
    }
  });

  it('when events come after they were counted, on the day that runs', async () => {
    await readOneDay(4);
    await rollUpAnalytics(test.services.database);
    await expectTruth();
  });

  it('when accounts are blocked or become staff, and count again', async () => {
    const [blocked, staff] = [readers[0]!.actor.accountId, readers[1]!.actor.accountId];
    await sql('UPDATE accounts SET disabled_at = now() WHERE id = $1', [blocked]);
    await sql('UPDATE accounts SET is_staff = true WHERE id = $1', [staff]);
    await rollUpAnalytics(test.services.database);
    await expectTruth();
    await sql('UPDATE accounts SET disabled_at = NULL WHERE id = $1', [blocked]);
    await rollUpAnalytics(test.services.database);
    await expectTruth();
    expect((await checkAnalytics(test.services.database)).wrong).toEqual([]);
  });

  it('when somebody clears the history, or an account goes: nothing of them is in events or counts, and the rest stands', async () => {
    const [cleared, gone] = [readers[2]!, readers[3]!];
    const { workId } = works[0]!;
    const before = (await ask(workId, 'ALL_TIME')).readers;
    const isReader = 'SELECT count(*)::int AS count FROM analytics_readers WHERE account_id = $1';
    expect(await sql(isReader, [cleared.actor.accountId])).not.toEqual([{ count: 0 }]);
    await test.run('mutation { clearReadingHistories { ok } }', {}, cleared);
    const leaving = { accountId: gone.actor.accountId, nobody: 'deleted:x' };
    await test.services.database.transact(async (tx) => {
      for (const { forgetAccount } of test.services.lifecycles) await forgetAccount?.(tx, leaving);
    });
    await rollUpAnalytics(test.services.database);
    for (const { actor } of [cleared, gone]) {
      expect(await sql(isReader, [actor.accountId])).toEqual([{ count: 0 }]);
      expect(await sql('SELECT 1 FROM reading_events WHERE person_key = $1', [actor.accountId])).toEqual([]);
    }
    expect((await ask(workId, 'ALL_TIME')).readers).toBeLessThan(before);
    await expectTruth();
    expect((await checkAnalytics(test.services.database)).wrong).toEqual([]);
  });

  it('of accesses, by day, by work and by where from', async () => {
    const { data } = await test.run(
      `query A { viewer { ... on RegisteredViewer { accesses(days: 2) {
        days { day views people } works { work { id } views viewsBefore people } referrers { kind host utmCampaign visits } } } } }`,
      {},
      creator,
    );
    const { accesses } = data.viewer;
    const today = `(now() AT TIME ZONE 'Asia/Tokyo')::date`;
    const opened = (columns: string, days: string) =>
      sql(
        `SELECT ${columns} FROM reading_events r WHERE r.kind = 'OPEN' AND r.is_counted AND ${COUNTS} AND ${today} - ${DAY} ${days} GROUP BY 1 ORDER BY 1`,
      );
    const people = `count(DISTINCT (r.work_id, r.person_key, ${DAY}))::int AS people`;
    expect(accesses.days).toEqual(
      await opened(`${DAY}::text AS day, count(*)::int AS views, ${people}`, 'BETWEEN 0 AND 1'),
    );
    type Work = { work: { id: string }; views: number; viewsBefore: number; people: number };
    const byWork = (accesses.works as Work[]).toSorted((a, b) => (a.work.id < b.work.id ? -1 : 1));
    expect(byWork.map(({ work, views, people: read }) => ({ id: work.id, views, people: read }))).toEqual(
      await opened(`r.work_id AS id, count(*)::int AS views, ${people}`, 'BETWEEN 0 AND 1'),
    );
    expect(byWork.map(({ work, viewsBefore }) => ({ id: work.id, views: viewsBefore }))).toEqual(
      await opened('r.work_id AS id, count(*)::int AS views', 'BETWEEN 2 AND 3'),
    );
    const [arrivals] = await sql<{ visits: number }>(
      `SELECT count(*)::int AS visits FROM reading_events r WHERE r.kind = 'REFERRER' AND r.is_counted AND ${COUNTS} AND ${today} - ${DAY} BETWEEN 0 AND 1`,
    );
    const told = (accesses.referrers as { visits: number }[]).reduce((sum, { visits }) => sum + visits, 0);
    expect(told).toBe(arrivals?.visits);
  });
});
