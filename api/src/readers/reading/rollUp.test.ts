import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { NO_DETAILS, type ReadingEvent, type ReadingEventKind } from './ReadingEvent.ts';
import { createReadingEventLog } from './readingEventLog.ts';
import { addUpLeaves } from './store/leaves.ts';
import { keepPartitions } from './store/partitions.ts';
import { writeReadingEvents } from './store/readingEvents.ts';
import { rollUpReadings } from './store/rollUp.ts';

let test: TestApp;
let author: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  author = await test.signUpCreator('author');
});
afterAll(() => test.close());

const rows = <Row extends object>(sql: string, values: unknown[] = []) =>
  test.services.database.query<Row>('look', sql, values);

async function publish(): Promise<{ workId: string; episodeId: string }> {
  const { data } = await test.run(
    'mutation W($e: EpisodeInput) { createWork(workInput: { title: "w" }, episodeInput: $e) { work { id } episode { id } } }',
    { e: { status: 'PUBLIC', pages: [{ imageId: await test.addImage(author) }] } },
    author,
  );
  return { workId: data.createWork.work.id, episodeId: data.createWork.episode.id };
}

let made = 0;
const event = (
  at: { workId: string; episodeId: string | null },
  kind: ReadingEventKind,
  person: string,
  more: Partial<ReadingEvent> = {},
): ReadingEvent => ({
  kind,
  ...at,
  personKey: `guest:${person}`,
  isGuest: true,
  eventId: `made-${(made += 1)}`,
  ...NO_DETAILS,
  ...more,
});
const write = (events: ReadingEvent[]) => writeReadingEvents(test.services.database, events);
const rollUp = () => rollUpReadings(test.services.database);
/** Moves everything that is written so far back in time. */
const letPass = (minutes: number) =>
  rows(`UPDATE reading_events SET occurred_at = occurred_at - $1 * interval '1 minute'`, [minutes]);

const DIFFERENCES = `
  SELECT * FROM (
    SELECT date_trunc('minute', occurred_at) AS minute, episode_id,
      count(*) FILTER (WHERE kind = 'OPEN')::int AS views, count(*) FILTER (WHERE kind = 'COMPLETED')::int AS completions, count(*) FILTER (WHERE kind = 'SHARE')::int AS shares
    FROM reading_events WHERE is_counted AND kind IN ('OPEN', 'COMPLETED', 'SHARE') GROUP BY 1, 2) raw
  FULL JOIN (SELECT minute, episode_id, views, completions, shares FROM episode_minutes WHERE views + completions + shares > 0) sums USING (minute, episode_id)
  WHERE episode_id = ANY($1::text[]) AND (raw.views, raw.completions, raw.shares) IS DISTINCT FROM (sums.views, sums.completions, sums.shares)`;

describe('what is counted', () => {
  it('the sums of every minute, day, work and total equal the raw events, whatever comes in whatever batches', async () => {
    const places = [await publish(), await publish(), await publish()];
    const one = fc.record({
      place: fc.nat({ max: 2 }),
      person: fc.nat({ max: 5 }),
      kind: fc.constantFrom<ReadingEventKind>('OPEN', 'OPEN', 'COMPLETED', 'SHARE', 'LEAVE', 'REFERRER'),
    });
    const batches = fc.array(
      fc.record({
        events: fc.array(one, { minLength: 1, maxLength: 20 }),
        addsUp: fc.boolean(),
        isSentTwice: fc.boolean(),
      }),
      { minLength: 1, maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(batches, async (plan) => {
        await Promise.all(
          plan.map(async ({ events, addsUp, isSentTwice }) => {
            const batch = events.map(({ place, person, kind }) =>
              event(
                places[place] ?? places[0]!,
                kind,
                `p${person}`,
                kind === 'LEAVE' ? { pageNumber: 1, leavePosition: 0.5 } : {},
              ),
            );
            await write(batch);
            if (isSentTwice) await write(batch);
            if (addsUp) await rollUp();
          }),
        );
        await rollUp();
        expect(await rows(DIFFERENCES, [places.map((place) => place.episodeId)])).toEqual([]);
      }),
      { numRuns: 25 },
    );
    expect(
      await rows(
        `SELECT d.episode_id FROM episode_days d JOIN episode_counts c USING (episode_id)
         WHERE d.views <> c.view_count OR d.views <> (SELECT count(*) FROM reading_events r WHERE r.episode_id = d.episode_id AND r.is_counted AND r.kind = 'OPEN')
           OR d.people <> (SELECT count(DISTINCT person_key) FROM reading_events r WHERE r.episode_id = d.episode_id AND r.kind = 'OPEN')`,
      ),
    ).toEqual([]);
    expect(
      await rows(
        `SELECT d.work_id FROM work_days d WHERE d.people <> (SELECT count(*) FROM work_people_days p WHERE p.work_id = d.work_id AND p.day = d.day AND p.viewed)
           OR d.views <> (SELECT sum(views) FROM episode_days e WHERE e.work_id = d.work_id AND e.day = d.day)`,
      ),
    ).toEqual([]);
  });

  it('a person counts again 30 minutes after the last time it counted, and never before', async () => {
    const gaps = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(gaps, fc.uuid(), async (minutes, person) => {
        const at = { workId: 'w-window', episodeId: `e-${person}` };
        let expected = 1;
        let sinceCounted = 0;
        await write([event(at, 'OPEN', person)]);
        for (const gap of minutes) {
          await letPass(gap);
          sinceCounted += gap;
          if (sinceCounted >= 30) {
            expected += 1;
            sinceCounted = 0;
          }
          await write([event(at, 'OPEN', person), event(at, 'OPEN', person)]);
        }
        const [seen] = await rows<{ count: number }>(
          'SELECT count(*)::int AS count FROM reading_events WHERE is_counted AND episode_id = $1',
          [at.episodeId],
        );
        expect(seen?.count).toBe(expected);
      }),
      { numRuns: 20 },
    );
  });

  it('an event that is sent again counts once, in one batch, in two, and by two processes at once', async () => {
    const at = await publish();
    const sent = event(at, 'SHARE', 'again', { eventId: 'the-same' });
    await Promise.all([write([sent, sent]), write([sent]), write([sent])]);
    await write([sent]);
    expect(await rows('SELECT 1 AS one FROM reading_events WHERE episode_id = $1', [at.episodeId])).toHaveLength(1);
  });

  it('one person is in the people of a work once a day, with what it did; staff and disabled accounts are not', async () => {
    const at = await publish();
    const people = await Promise.all([test.visit(), test.visit(), test.visit()]);
    const [plain, staff, disabled] = people.map((person) => person.actor.accountId);
    await rows('UPDATE accounts SET is_staff = true WHERE id = $1', [staff]);
    await rows('UPDATE accounts SET disabled_at = now() WHERE id = $1', [disabled]);
    for (const kind of ['OPEN', 'COMPLETED', 'OPEN'] as const)
      await write([plain, staff, disabled].map((id) => event(at, kind, '', { personKey: id ?? '', isGuest: false })));
    await write([event(at, 'OPEN', 'a guest'), event(at, 'REFERRER', 'somebody else')]);
    await rollUp();
    expect(
      await rows(
        'SELECT person_key, is_guest, viewed, completed FROM work_people_days WHERE work_id = $1 ORDER BY is_guest',
        [at.workId],
      ),
    ).toEqual([
      { person_key: plain, is_guest: false, viewed: true, completed: true },
      { person_key: 'guest:a guest', is_guest: true, viewed: true, completed: false },
    ]);
    expect(await rows('SELECT people, views, completions FROM work_days WHERE work_id = $1', [at.workId])).toEqual([
      { people: 2, views: 2, completions: 1 },
    ]);
  });

  it('an event gets its instant when it is written, so a day that is over never changes', async () => {
    const at = await publish();
    const [tomorrow] = await rows<{ at: Date }>(
      `UPDATE reading_rollup SET recorded_at = now() + interval '1 day' RETURNING recorded_at AS at`,
    );
    await write([event(at, 'OPEN', 'late')]);
    const [written] = await rows<{ at: Date }>('SELECT occurred_at AS at FROM reading_events WHERE episode_id = $1', [
      at.episodeId,
    ]);
    expect(written?.at).toEqual(tomorrow?.at);
    await rollUp();
    expect(
      await rows(
        `SELECT day > (now() AT TIME ZONE 'Asia/Tokyo')::date AS later FROM episode_days WHERE episode_id = $1`,
        [at.episodeId],
      ),
    ).toEqual([{ later: true }]);
    await rows('UPDATE reading_rollup SET recorded_at = now()');
  });

  it('likes, comments and bookmarks are in the sums of the day, and go out of them again', async () => {
    const at = await publish();
    const reader = await test.signUpCreator('reacting');
    const today = async () => {
      await rollUp();
      return (await rows('SELECT likes, comments, bookmarks FROM work_days WHERE work_id = $1', [at.workId]))[0];
    };
    await test.run(
      'mutation L($id: ID!) { addLike(input: { episodeId: $id, count: 7 }) { problems { code } } }',
      { id: at.episodeId },
      reader,
    );
    await test.run(
      'mutation B($id: ID!) { addWorkBookmark(input: { workId: $id }) { problems { code } } }',
      { id: at.workId },
      reader,
    );
    const { data } = await test.run(
      'mutation C($id: ID!) { addComment(input: { episodeID: $id, body: "よかった" }) { comment { id } } }',
      { id: at.episodeId },
      reader,
    );
    expect(await today()).toEqual({ likes: 7, comments: 1, bookmarks: 1 });
    await test.run(
      'mutation L($id: ID!) { takeBackLike(input: { episodeId: $id, count: 2 }) { problems { code } } }',
      { id: at.episodeId },
      reader,
    );
    await test.run(
      'mutation D($id: ID!) { deleteComment(input: { id: $id }) { problems { code } } }',
      { id: data.addComment.comment.id },
      reader,
    );
    await test.run(
      'mutation B($id: ID!) { removeBookmark(input: { bookmarkableId: $id }) { problems { code } } }',
      { id: at.workId },
      reader,
    );
    expect(await today()).toEqual({ likes: 5, comments: 0, bookmarks: 0 });
    const creator = await test.run(
      '{ viewer { ... on RegisteredViewer { statisticOfLastDays(days: 7) { likeCount viewCount } } } }',
      {},
      author,
    );
    expect(creator.data.viewer.statisticOfLastDays.likeCount).toBeGreaterThanOrEqual(5);
  });

  it('where readers came from is added up by host and campaign, where they stopped by the last page of each opening', async () => {
    const at = await publish();
    const page = (number: number) =>
      event(at, 'LEAVE', 'p', { eventId: `opening ${number} 0`, pageNumber: number, leavePosition: number / 10 });
    await write([
      event(at, 'REFERRER', 'a', { source: 'x.com' }),
      event(at, 'REFERRER', 'b', { source: 'x.com' }),
      event({ ...at, episodeId: null }, 'REFERRER', 'a', { source: '', utmSource: 'mail' }),
      ...[1, 4, 2].map(page),
    ]);
    await rollUp();
    expect(
      await rows(
        `SELECT host, utm_source AS utm, episode_id = '' AS "ofWork", visits FROM referrer_days WHERE work_id = $1 ORDER BY visits DESC`,
        [at.workId],
      ),
    ).toEqual([
      { host: 'x.com', utm: '', ofWork: false, visits: 2 },
      { host: '', utm: 'mail', ofWork: true, visits: 1 },
    ]);
    await rows('TRUNCATE episode_leave_days');
    await letPass(24 * 60);
    for (let n = 0; n < 2; n += 1) await addUpLeaves(test.services.database);
    expect(
      await rows('SELECT page_number AS page, openings FROM episode_leave_days WHERE episode_id = $1', [at.episodeId]),
    ).toEqual([{ page: 2, openings: 1 }]);
  });
});

describe('the parts of the table', () => {
  it('are made ahead, take over what came before them, and are dropped after 90 days', async () => {
    const at = await publish();
    await write([event(at, 'OPEN', 'x')]);
    await rows(`SELECT make_day_partition('reading_events', 'occurred_at', '2020-01-01')`);
    await Promise.all([keepPartitions(test.services.database), keepPartitions(test.services.database)]);
    const parts = await rows<{ name: string }>(
      `SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = 'reading_events'::regclass`,
    );
    expect(parts).toHaveLength(10);
    expect(parts.map((part) => part.name)).not.toContain('reading_events_20200101');
    expect(
      await rows(
        `SELECT tableoid::regclass::text LIKE 'reading_events_2%' AS moved FROM reading_events WHERE episode_id = $1`,
        [at.episodeId],
      ),
    ).toEqual([{ moved: true }]);
    await write([event(at, 'OPEN', 'y')]);
    await rollUp();
    expect(await rows(DIFFERENCES, [[at.episodeId]])).toEqual([]);
  });
});

describe('the log', () => {
  it('one value that cannot be stored spoils no other event, and a database that is away loses none', async () => {
    const at = await publish();
    const faults: number[] = [];
    let isAway = true;
    const database = {
      ...test.services.database,
      transact: ((work) => {
        if (isAway) {
          isAway = false;
          return Promise.reject(Object.assign(new Error('terminating connection'), { code: '57P01' }));
        }
        return test.services.database.transact(work);
      }) as typeof test.services.database.transact,
    };
    const log = createReadingEventLog(database, (_error, lost) => faults.push(lost));
    for (let n = 0; n < 5; n += 1) log.add(event(at, 'OPEN', `p${n}`));
    log.add(event(at, 'OPEN', 'a\u0000b'));
    await log.settle();
    expect(faults).toEqual([0, 1]);
    const { data } = await test.run('query E($id: ID!) { episode(id: $id) { statistic { viewCount } } }', {
      id: at.episodeId,
    });
    expect(data.episode.statistic.viewCount).toBe(5);
  });

  it('has no room while more wait than are soon written, has it again with the next batch, and holds nobody up for a database that is away', async () => {
    const at = await publish();
    let isAway = false;
    const database = {
      ...test.services.database,
      transact: ((work) =>
        isAway
          ? Promise.reject(Object.assign(new Error('terminating connection'), { code: '57P01' }))
          : test.services.database.transact(work)) as typeof test.services.database.transact,
    };
    const log = createReadingEventLog(database, () => undefined);
    const fill = (name: string) => {
      for (let n = 0; n < 6000; n += 1) log.add(event(at, 'OPEN', `${name}${n}`));
    };
    await log.admit();
    const said: string[] = [];
    const entering = await test.services.database.transact(async (tx) => {
      await tx.query('takeTheTurn', 'SELECT 1 FROM reading_rollup FOR UPDATE');
      fill('a');
      const entered = log.admit().then(() => said.push('admitted'));
      await tx.query('goThereAndBack', 'SELECT 1');
      said.push('the turn ends');
      return { entered };
    });
    await entering.entered;
    expect(said).toEqual(['the turn ends', 'admitted']);
    await log.settle();
    isAway = true;
    fill('b');
    await log.admit();
    isAway = false;
    await log.settle();
    expect(await rows('SELECT count(*)::int AS count FROM reading_events WHERE work_id = $1', [at.workId])).toEqual([
      { count: 12_000 },
    ]);
  });
});
