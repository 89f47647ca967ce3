import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createContext } from '../../graphql/context.ts';
import type { Actor } from '../../kernel/actor.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { entryAnalyticsClosedBeta } from './entryAnalyticsClosedBeta.ts';
import { findSeats, setSeats } from './index.ts';
import { statusOf } from './policy.ts';

let test: TestApp;
let creator: TestPerson;
let newcomer: TestPerson;
const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  test.services.database.query<Row>('sql', text, values);

beforeAll(async () => {
  test = await createTestApp();
  creator = await test.signUpCreator('mina');
  newcomer = await test.signUpCreator('newcomer');
  await test.run(
    'mutation W($e: EpisodeInput) { createWork(workInput: { title: "w" }, episodeInput: $e) { work { id } } }',
    { e: { status: 'PUBLIC', pages: [{ imageId: await test.addImage(creator) }] } },
    creator,
  );
});
afterAll(() => test.close());
beforeEach(async () => {
  await sql('DELETE FROM analytics_seats');
  await sql('UPDATE analytics_beta SET seats = NULL, taken = 0');
});

const STATUS =
  'query GetViewerAnalyticsAvailableStatus { viewer { ... on RegisteredViewer { canUseAnalyticsFeature canEntryAnalyticsClosedBeta analyticsAvailability { status seatCount seatsLeft } } } }';
const statusFor = async (person: TestPerson) => (await test.run(STATUS, {}, person)).data.viewer;
const enter = (person: TestPerson) =>
  test.run('mutation EntryAnalyticsClosedBeta { entryAnalyticsClosedBeta { entered problems { code } } }', {}, person);

it('analytics are open to creators with a public episode while there is no closed beta', async () => {
  expect(await statusFor(creator)).toEqual({
    canUseAnalyticsFeature: true,
    canEntryAnalyticsClosedBeta: false,
    analyticsAvailability: { status: 'AVAILABLE', seatCount: null, seatsLeft: null },
  });
  expect(await statusFor(newcomer)).toMatchObject({ analyticsAvailability: { status: 'NOT_ALLOWED' } });
  expect((await enter(newcomer)).errors[0]?.extensions['code']).toBe('FORBIDDEN');
});

it('a closed beta is entered once, and is full when its seats are taken [R4-022]', async () => {
  await setSeats(test.services.database, 1);
  expect(await statusFor(creator)).toMatchObject({
    canUseAnalyticsFeature: false,
    canEntryAnalyticsClosedBeta: true,
    analyticsAvailability: { status: 'CAN_ENTER', seatCount: 1, seatsLeft: 1 },
  });
  for (const _time of [1, 2])
    expect((await enter(creator)).data.entryAnalyticsClosedBeta).toEqual({ entered: true, problems: [] });
  expect(await findSeats(test.services.database)).toEqual({ seats: 1, taken: 1 });
  expect((await statusFor(creator)).canUseAnalyticsFeature).toBe(true);
  await setSeats(test.services.database, 0);
  expect((await statusFor(creator)).canUseAnalyticsFeature).toBe(true);
  await sql('DELETE FROM analytics_seats');
  expect((await statusFor(creator)).analyticsAvailability.status).toBe('FULL');
  expect((await enter(creator)).data.entryAnalyticsClosedBeta).toEqual({ entered: null, problems: [{ code: 'FULL' }] });
});

it('lets exactly 100 of 1,000 creators in who try at the same moment', async () => {
  const ids = Array.from({ length: 1000 }, (_, number) => `utry${number}`);
  await sql('INSERT INTO accounts (id) SELECT unnest($1::text[])', [ids]);
  await sql(
    `INSERT INTO users (id, screen_name, display_name) SELECT g, 'try_' || substr(g, 5), g FROM unnest($1::text[]) AS g`,
    [ids],
  );
  await sql(`INSERT INTO sites (id, user_id) SELECT 's' || g, g FROM unnest($1::text[]) AS g`, [ids]);
  await sql(
    `INSERT INTO works (id, user_id, title, first_publish_at) SELECT 'w' || g, g, g, now() FROM unnest($1::text[]) AS g`,
    [ids],
  );
  await sql(
    `INSERT INTO episodes (id, work_id, position, status, publish_at) SELECT 'e' || g, 'w' || g, 1, 'PUBLIC', now() FROM unnest($1::text[]) AS g`,
    [ids],
  );
  await setSeats(test.services.database, 100);
  const outcomes = await Promise.all(
    ids.map((accountId) => {
      const actor: Actor = { accountId, kind: 'REGISTERED' };
      const { services } = test;
      return entryAnalyticsClosedBeta(createContext({ services, actor, reader: services.database }));
    }),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(100);
  const [row] = await sql<{ count: number }>('SELECT count(*)::int AS count FROM analytics_seats');
  expect([row?.count, (await findSeats(test.services.database)).taken]).toEqual([100, 100]);
});

it('gives the seat of an account that goes to somebody else', async () => {
  await setSeats(test.services.database, 1);
  await enter(creator);
  const { lifecycles, database } = test.services;
  const leaving = { accountId: creator.actor.accountId, nobody: 'deleted:x' };
  await database.transact(async (tx) => {
    await lifecycles.find(({ name }) => name === 'analytics/entry')?.forgetAccount?.(tx, leaving);
  });
  expect(await findSeats(database)).toEqual({ seats: 1, taken: 0 });
});

it('is for an e-mail sign-in and a public episode, and then a matter of seats [R6-011]', () => {
  const state = { hasPublicEpisode: true, seats: 2, taken: 1, hasSeat: false };
  const registered: Actor = { accountId: 'u1', kind: 'REGISTERED' };
  expect(statusOf({ accountId: null, kind: 'GUEST_NO_PROVIDER' }, state)).toBe('NOT_ALLOWED');
  expect(statusOf({ accountId: 'u1', kind: 'REGISTERED_WITHOUT_EMAIL' }, state)).toBe('NOT_ALLOWED');
  expect(statusOf(registered, { ...state, hasPublicEpisode: false })).toBe('NOT_ALLOWED');
  expect(statusOf(registered, state)).toBe('CAN_ENTER');
  expect(statusOf(registered, { ...state, taken: 2 })).toBe('FULL');
  expect(statusOf(registered, { ...state, taken: 2, hasSeat: true })).toBe('AVAILABLE');
  expect(statusOf(registered, { ...state, seats: null })).toBe('AVAILABLE');
});
