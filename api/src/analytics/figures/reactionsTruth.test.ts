import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_DETAILS } from '../../readers/reading/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { checkAnalytics, compareAnalytics, rollUpAnalytics } from '../rollups/index.ts';

/** What readers gave and did, beside a count of the rows themselves that shares no line with it. */
let test: TestApp;
let creator: TestPerson;
const readers: TestPerson[] = [];
const works: { workId: string; episodeIds: string[] }[] = [];

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  test.services.database.query<Row>('sql', text, values);

beforeAll(async () => {
  test = await createTestApp();
  creator = await test.signUpCreator('mina');
  for (let number = 0; number < 11; number++) readers.push(await test.signUpCreator(`reader${number}`));
  const pages = [{ imageId: await test.addImage(creator) }];
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
  // All but the last reader open an episode, two days ago.
  for (const { actor } of readers.slice(0, -1))
    for (const { workId, episodeIds } of works)
      test.services.readingEvents.add({
        ...NO_DETAILS,
        kind: 'OPEN',
        workId,
        episodeId: episodeIds[0]!,
        personKey: actor.accountId,
        isGuest: false,
        eventId: `${workId}${actor.accountId}`,
      });
  await test.services.readingEvents.settle();
  await sql(`UPDATE reading_events SET occurred_at = occurred_at - interval '2 days'`);
  await giveReactions();
  await rollUpAnalytics(test.services.database);
});
afterAll(() => test.close());

/** Whose readings count: accounts that are there, neither blocked nor staff. */
const COUNTS = `r.person_key IN (SELECT id FROM accounts WHERE disabled_at IS NULL AND is_staff = false)`;

/** Everybody and the creator like, comment, answer and bookmark, on the first days and later. */
async function giveReactions(): Promise<void> {
  for (const [place, { actor }] of [creator, ...readers].entries())
    for (const [which, { workId, episodeIds }] of works.entries()) {
      const daysAgo = (place + which) % 5;
      const given = [episodeIds[place % 2], actor.accountId, daysAgo];
      await sql(
        `INSERT INTO likes (episode_id, account_id, count, created_at, updated_at) VALUES ($1, $2, $3::int + 1, now() - $3::int * interval '1 day', now())`,
        given,
      );
      // One comment stands, one is gone, one is held back.
      await sql(
        `INSERT INTO comments (id, episode_id, account_id, body, created_at, deleted_at, held_because)
         SELECT 'c' || $1 || $2 || n, $1, $2, 'b', now() - $3::int * interval '1 day', CASE WHEN n = 2 THEN now() END, CASE WHEN n = 3 THEN 'ALL_WAIT' END
         FROM generate_series(1, 3) n`,
        given,
      );
      await sql(
        `INSERT INTO survey_answers (id, episode_id, account_id, answer, answered_at)
         VALUES ('v' || $1 || $2, $1, $2, CASE $3::int % 3 WHEN 0 THEN 'FUN' WHEN 1 THEN 'NORMAL' ELSE 'NO_FUN' END, now() - $3::int * interval '1 day')`,
        given,
      );
      await sql(
        `INSERT INTO bookmarks (work_id, account_id, created_at) VALUES ($1, $2, now() - $3::int * interval '1 day')`,
        [workId, actor.accountId, daysAgo],
      );
    }
  for (const [place, { actor }] of readers.slice(0, 6).entries())
    await sql(
      `INSERT INTO watches (user_id, account_id, created_at) VALUES ($1, $2, now() - $3::int * interval '1 day')`,
      [creator.actor.accountId, actor.accountId, place],
    );
}

const reactionsOf = async (id: string, range: string) =>
  (
    await test.run(
      `query R($id: ID!, $range: AnalyticsRange) { viewer { ... on RegisteredViewer { analyticsData(workId: $id, range: $range) {
        reactions { likes comments bookmarks episodes { episode { id } likes comments fun normal noFun } } } } } }`,
      { id, range },
      creator,
    )
  ).data.viewer.analyticsData;

async function expectReactions(): Promise<void> {
  await rollUpAnalytics(test.services.database);
  const counts = (row: string, at: string) =>
    `${row}.account_id <> '${creator.actor.accountId}' AND ${row}.account_id IN (SELECT id FROM accounts WHERE disabled_at IS NULL AND is_staff = false) AND ${at}`;
  for (const range of ['ALL_TIME', 'FIRST_THREE_DAYS'])
    for (const { workId } of works) {
      const isEarly = (at: string, publishedAt: string) =>
        range === 'ALL_TIME'
          ? 'true'
          : `(${at} AT TIME ZONE 'Asia/Tokyo')::date - (${publishedAt} AT TIME ZONE 'Asia/Tokyo')::date BETWEEN 0 AND 2`;
      const answers = (answer: string) =>
        `(SELECT count(*)::int FROM survey_answers s WHERE s.episode_id = e.id AND s.answer = '${answer}' AND ${counts('s', isEarly('s.answered_at', 'e.publish_at'))})`;
      const rows = await sql<{
        id: string;
        likes: number;
        comments: number;
        fun: number;
        normal: number;
        noFun: number;
      }>(
        `SELECT e.id,
           (SELECT coalesce(sum(l.count), 0)::int FROM likes l WHERE l.episode_id = e.id AND ${counts('l', isEarly('l.created_at', 'e.publish_at'))}) AS likes,
           (SELECT count(*)::int FROM comments c WHERE c.episode_id = e.id AND c.deleted_at IS NULL AND c.held_because IS NULL AND ${counts('c', isEarly('c.created_at', 'e.publish_at'))}) AS comments,
           ${answers('FUN')} AS fun, ${answers('NORMAL')} AS normal, ${answers('NO_FUN')} AS "noFun"
         FROM episodes e WHERE e.work_id = $1 ORDER BY e.position`,
        [workId],
      );
      const [bookmarked] = await sql<{ count: number }>(
        `SELECT count(*)::int AS count FROM bookmarks b WHERE b.work_id = $1
           AND ${counts('b', isEarly('b.created_at', '(SELECT min(publish_at) FROM episodes WHERE work_id = $1)'))}`,
        [workId],
      );
      const { reactions } = await reactionsOf(workId, range);
      expect(reactions.episodes).toEqual(
        rows.map(({ id, fun, normal, noFun, ...given }) => ({
          episode: { id },
          ...given,
          ...(fun + normal + noFun < 5 ? { fun: null, normal: null, noFun: null } : { fun, normal, noFun }),
        })),
      );
      expect([reactions.likes, reactions.comments, reactions.bookmarks]).toEqual([
        rows.reduce((sum, { likes }) => sum + likes, 0),
        rows.reduce((sum, { comments }) => sum + comments, 0),
        bookmarked?.count,
      ]);
    }
}

describe('figures are what readers gave and did', () => {
  it('of likes, comments, bookmarks and answers: none of the creator, of staff, of blocked accounts, and no comment that is held back or gone', async () => {
    await expectReactions();
    // Whoever is blocked or joins the staff is out of them, and back when that ends.
    const [blocked, staff] = [readers[0]!.actor.accountId, readers[1]!.actor.accountId];
    const before = await reactionsOf(works[0]!.workId, 'ALL_TIME');
    await sql('UPDATE accounts SET disabled_at = now() WHERE id = $1', [blocked]);
    await sql('UPDATE accounts SET is_staff = true WHERE id = $1', [staff]);
    await expectReactions();
    expect((await reactionsOf(works[0]!.workId, 'ALL_TIME')).reactions.likes).toBeLessThan(before.reactions.likes);
    await sql('UPDATE accounts SET disabled_at = NULL, is_staff = false WHERE id = ANY($1)', [[blocked, staff]]);
    await rollUpAnalytics(test.services.database);
    expect(await reactionsOf(works[0]!.workId, 'ALL_TIME')).toEqual(before);
  });

  it('when something is given once more, taken back, changed, held back or let through, and when an account goes', async () => {
    const { workId, episodeIds } = works[0]!;
    const [more, gone] = [readers[2]!.actor.accountId, readers[3]!.actor.accountId];
    await sql('UPDATE likes SET count = 10 WHERE account_id = $1', [more]);
    await sql('DELETE FROM bookmarks WHERE account_id = $1', [more]);
    await sql(`UPDATE survey_answers SET answer = 'NO_FUN', answered_at = now() WHERE account_id = $1`, [more]);
    await sql(`UPDATE comments SET held_because = NULL WHERE account_id = $1 AND held_because IS NOT NULL`, [more]);
    await sql(`UPDATE comments SET deleted_at = now() WHERE episode_id = $1 AND id LIKE '%1'`, [episodeIds[0]]);
    await sql('DELETE FROM likes WHERE account_id = $1', [gone]);
    await expectReactions();
    expect((await checkAnalytics(test.services.database)).wrong).toEqual([]);
    // The check finds a sum that is not what the rows say.
    await sql('UPDATE analytics_reactions SET bookmarks = bookmarks + 1 WHERE place = $1', [workId]);
    const { wrong } = await checkAnalytics(test.services.database);
    expect(wrong.length).toBeGreaterThan(0);
    for (const { item, expected, stored } of wrong)
      expect({ item, stored }).toEqual({ item: 'BOOKMARKS', stored: expected + 1 });
    await sql('UPDATE analytics_reactions SET bookmarks = bookmarks - 1 WHERE place = $1', [workId]);
  });

  it('of who reads and what they do afterwards', async () => {
    const genders = ['FEMALE', 'MALE'];
    for (const [place, { actor }] of readers.entries())
      await sql(
        `INSERT INTO private_profiles (user_id, gender) VALUES ($1, $2) ON CONFLICT (user_id) DO UPDATE SET gender = excluded.gender`,
        [actor.accountId, genders[place % 2]],
      );
    await sql('UPDATE accounts SET is_staff = true WHERE id = $1', [readers[2]!.actor.accountId]);
    await sql('UPDATE analytics_progress SET compared_on = NULL');
    await compareAnalytics(test.services.database);
    for (const { workId } of works) {
      const { data } = await test.run(
        `query D($id: ID!) { viewer { ... on RegisteredViewer { analyticsData(workId: $id) {
          readerAttributes { readers gender { readers } } readerActions { readers liked bookmarked watched commented } } } } }`,
        { id: workId },
        creator,
      );
      const { readerAttributes, readerActions } = data.viewer.analyticsData;
      const readBy = `SELECT r.person_key FROM reading_events r WHERE r.work_id = $1 AND r.kind = 'OPEN' AND NOT r.is_guest AND ${COUNTS}`;
      const after = (what: string) =>
        `(SELECT count(DISTINCT x.account_id)::int FROM (${what}) x WHERE x.account_id IN (${readBy})
          AND x.at >= (SELECT min(r.occurred_at) FROM reading_events r WHERE r.work_id = $1 AND r.kind = 'OPEN' AND r.person_key = x.account_id))`;
      const ofWork = 'JOIN episodes e ON e.id = g.episode_id AND e.work_id = $1';
      const [expected] = await sql(
        `SELECT (SELECT count(DISTINCT person_key)::int FROM (${readBy}) p) AS readers,
           ${after(`SELECT g.account_id, g.updated_at AS at FROM likes g ${ofWork}`)} AS liked,
           ${after('SELECT account_id, created_at AS at FROM bookmarks WHERE work_id = $1')} AS bookmarked,
           ${after('SELECT f.account_id, f.created_at AS at FROM watches f JOIN works w ON w.user_id = f.user_id AND w.id = $1')} AS watched,
           ${after(`SELECT g.account_id, g.created_at AS at FROM comments g ${ofWork} WHERE g.deleted_at IS NULL`)} AS commented`,
        [workId],
      );
      expect(readerActions).toEqual(expected);
      expect(readerAttributes.readers).toBe(readerActions.readers);
      for (const { readers: told } of readerAttributes.gender) expect(told).toBeGreaterThanOrEqual(5);
    }
  });

  it('of who reads: what they said of themselves stays as it was told until five people came or went', async () => {
    const { workId } = works[0]!;
    const attributes = async () => {
      await sql('UPDATE analytics_progress SET compared_on = NULL');
      await compareAnalytics(test.services.database);
      const { data } = await test.run(
        `query D($id: ID!) { viewer { ... on RegisteredViewer { analyticsData(workId: $id) {
          readerAttributes { readers gender { label readers } age { label readers } } readerActions { readers } } } } }`,
        { id: workId },
        creator,
      );
      const { readerAttributes, readerActions } = data.viewer.analyticsData;
      return { told: readerAttributes, readers: readerActions.readers };
    };
    const join = (number: number) =>
      sql(
        `WITH one AS (INSERT INTO accounts (id) VALUES ('late' || $2::text) RETURNING id)
         INSERT INTO analytics_readers (work_id, account_id, first_read_at) SELECT $1, id, now() FROM one`,
        [workId, number],
      );
    const before = await attributes();
    expect(before.told.readers).toBeGreaterThanOrEqual(5);
    // Somebody comes, another says something else: nothing of either can be had by taking one answer from the other.
    await join(1);
    await sql(`UPDATE private_profiles SET gender = 'OTHER', birthday = '1990-01-01' WHERE user_id = $1`, [
      readers[4]!.actor.accountId,
    ]);
    const after = await attributes();
    expect(after.readers).toBe(before.readers + 1);
    expect(after.told).toEqual(before.told);
    for (const number of [2, 3, 4]) await join(number);
    expect((await attributes()).told).toEqual(before.told);
    await join(5);
    const renewed = await attributes();
    expect(renewed.told.readers).toBe(before.told.readers + 5);
    expect(renewed.told.readers).toBe(renewed.readers);
    // So it is with those who go.
    await sql(`DELETE FROM accounts WHERE id IN ('late1', 'late2', 'late3', 'late4')`);
    expect((await attributes()).told).toEqual(renewed.told);
    await sql(`DELETE FROM accounts WHERE id = 'late5'`);
    expect((await attributes()).told.readers).toBe(before.readers);
  });
});
