import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';

const LIKE =
  'mutation AddLike($input: AddLikeInput!) { addLike(input: $input) { episode { likeCount viewerLikeCount } } }';
const UNLIKE =
  'mutation TakeBackLike($input: TakeBackLikeInput!) { takeBackLike(input: $input) { episode { likeCount viewerLikeCount } } }';

let test: TestApp;
let author: TestPerson;
let reader: TestPerson;
let visitors: TestPerson[];

beforeAll(async () => {
  test = await createTestApp();
  author = await test.signUpCreator('author');
  reader = await test.signUpCreator('reader');
  visitors = await Promise.all([test.visit(), test.visit(), test.visit()]);
});
afterAll(() => test.close());
beforeEach(() => test.services.database.query('forgetThrottles', 'DELETE FROM throttles'));

async function publish(status = 'PUBLIC', work: object = {}): Promise<{ workId: string; episodeId: string }> {
  const imageId = await test.addImage(author);
  const { data } = await test.run(
    'mutation W($workInput: WorkInput!, $episodeInput: EpisodeInput) { createWork(workInput: $workInput, episodeInput: $episodeInput) { work { id } episode { id } } }',
    { workInput: { title: '海の見える駅', ...work }, episodeInput: { status, pages: [{ imageId }] } },
    author,
  );
  return { workId: data.createWork.work.id, episodeId: data.createWork.episode.id };
}
const codeOf = (answer: { errors: { extensions: Record<string, unknown> }[] }) =>
  answer.errors[0]?.extensions['code'] ?? 'OK';
const rows = <Row extends object>(sql: string, values: unknown[]) =>
  test.services.database.query<Row>('look', sql, values);

describe('likes (1 to 10 for each reader)', () => {
  it('are given one by one or several at once, stop at ten, and are taken back to none', async () => {
    const { episodeId } = await publish();
    const give = async (count?: number) =>
      (await test.run(LIKE, { input: { episodeId, ...(count ? { count } : {}) } }, reader)).data.addLike.episode;
    const take = async (count: number) =>
      (await test.run(UNLIKE, { input: { episodeId, count } }, reader)).data.takeBackLike.episode;
    expect(await give()).toEqual({ likeCount: 1, viewerLikeCount: 1 });
    expect(await give(8)).toEqual({ likeCount: 9, viewerLikeCount: 9 });
    expect(await give(5)).toEqual({ likeCount: 10, viewerLikeCount: 10 });
    expect(await take(3)).toEqual({ likeCount: 7, viewerLikeCount: 7 });
    expect(await take(10)).toEqual({ likeCount: 0, viewerLikeCount: 0 });
    expect(await take(1)).toEqual({ likeCount: 0, viewerLikeCount: 0 });
  });

  it('are refused in other numbers, for the own episode, and without an account', async () => {
    const { episodeId } = await publish();
    for (const count of [0, -1, 11])
      expect(codeOf(await test.run(LIKE, { input: { episodeId, count } }, reader))).toBe('BAD_USER_INPUT');
    expect(codeOf(await test.run(LIKE, { input: { episodeId } }, author))).toBe('FORBIDDEN');
    // Who is refused is not offered it.
    const isOffered = async (as: TestPerson | null) =>
      (await test.run('query E($id: ID!) { episode(id: $id) { viewerCanLike } }', { id: episodeId }, as)).data.episode
        .viewerCanLike;
    expect([await isOffered(author), await isOffered(reader), await isOffered(null)]).toEqual([false, true, true]);
    expect(codeOf(await test.run(LIKE, { input: { episodeId } }))).toBe('UNAUTHENTICATED');
    expect(codeOf(await test.run(LIKE, { input: { episodeId: (await publish('DRAFT')).episodeId } }, reader))).toBe(
      'NOT_FOUND',
    );
    expect(codeOf(await test.run(LIKE, { input: { episodeId: (await publish('FAN_ONLY')).episodeId } }, reader))).toBe(
      'FAN_ONLY',
    );
  });

  it('agree with the shown count whatever several readers do at once, and lie between none and ten each', async () => {
    const step = fc.record({
      who: fc.nat({ max: 2 }),
      difference: fc.integer({ min: -10, max: 10 }).filter((n) => n !== 0),
      alone: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const { episodeId } = await publish();
        let together: Promise<unknown>[] = [];
        for (const { who, difference, alone } of steps) {
          if (alone) {
            await Promise.all(together);
            together = [];
          }
          together.push(
            test.run(
              difference > 0 ? LIKE : UNLIKE,
              { input: { episodeId, count: Math.abs(difference) } },
              visitors[who],
            ),
          );
        }
        await Promise.all(together);
        const [counts] = await rows<{ shown: number; given: number; worst: boolean }>(
          'SELECT c.like_count AS shown, coalesce(sum(l.count), 0)::int AS given, coalesce(bool_or(l.count NOT BETWEEN 1 AND 10), false) AS worst FROM episode_counts c LEFT JOIN likes l ON l.episode_id = c.episode_id WHERE c.episode_id = $1 GROUP BY 1',
          [episodeId],
        );
        expect(counts?.shown).toBe(counts?.given);
        expect(counts?.worst).toBe(false);
        await test.services.database.query('forgetThrottles', 'DELETE FROM throttles');
      }),
      { numRuns: 15 },
    );
    expect(test.faults).toEqual([]);
  });

  it('two first likes of one reader at the same moment both count', async () => {
    const { episodeId } = await publish();
    await Promise.all(Array.from({ length: 6 }, () => test.run(LIKE, { input: { episodeId } }, reader)));
    expect(
      (
        await test.run(
          'query E($id: ID!) { episode(id: $id) { likeCount viewerLikeCount } }',
          { id: episodeId },
          reader,
        )
      ).data.episode,
    ).toEqual({ likeCount: 6, viewerLikeCount: 6 });
  });

  it('sixty calls a minute are enough', async () => {
    const { episodeId } = await publish();
    const codes = await Promise.all(
      Array.from({ length: 62 }, async (_, n) =>
        codeOf(await test.run(n % 2 ? LIKE : UNLIKE, { input: { episodeId } }, reader)),
      ),
    );
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(2);
  });
});

describe('bookmarks (R4-012)', () => {
  const add =
    'mutation B($id: ID!) { addWorkBookmark(input: { workId: $id }) { work { viewerHasBookmarked canBookmark statistic { bookmarkCount } } } }';
  const remove =
    'mutation B($id: ID!) { removeBookmark(input: { bookmarkableId: $id }) { work { viewerHasBookmarked statistic { bookmarkCount } } } }';

  it('go on and off, and twice is once', async () => {
    const { workId } = await publish();
    for (let n = 0; n < 2; n += 1)
      expect((await test.run(add, { id: workId }, reader)).data.addWorkBookmark.work).toEqual({
        viewerHasBookmarked: true,
        canBookmark: true,
        statistic: { bookmarkCount: 1 },
      });
    for (let n = 0; n < 2; n += 1)
      expect((await test.run(remove, { id: workId }, reader)).data.removeBookmark.work).toEqual({
        viewerHasBookmarked: false,
        statistic: { bookmarkCount: 0 },
      });
  });

  it('[R6-009] are for those whose canBookmark says so, each with an answer of their own', async () => {
    const { workId } = await publish();
    const ask = 'query C($id: ID!) { work(id: $id) { canBookmark } }';
    for (const [as, may] of [
      [reader, true],
      [author, false],
    ] as const) {
      expect([may, (await test.run(ask, { id: workId }, as)).data.work]).toEqual([may, { canBookmark: may }]);
      expect(codeOf(await test.run(add, { id: workId }, as))).toBe(may ? 'OK' : 'FORBIDDEN');
    }
    await test.run(remove, { id: workId }, reader);
  });

  it('are not for the author, nor for what cannot be seen; one on a work that went away can still be removed', async () => {
    const { workId } = await publish();
    expect(codeOf(await test.run(add, { id: workId }, author))).toBe('FORBIDDEN');
    expect(codeOf(await test.run(add, { id: (await publish('DRAFT')).workId }, reader))).toBe('NOT_FOUND');
    await test.run(add, { id: workId }, reader);
    await test.run('mutation D($id: ID!) { deleteWork(input: { id: $id }) { deletedWorkId } }', { id: workId }, author);
    expect(
      await test.run('{ viewer { ... on RegisteredViewer { bookmarkedWorks { nodes { id } } } } }', {}, reader),
    ).toMatchObject({ data: { viewer: { bookmarkedWorks: { nodes: [] } } } });
    expect(await test.run(remove, { id: workId }, reader)).toMatchObject({
      errors: [],
      data: { removeBookmark: { work: null } },
    });
    expect(await rows('SELECT 1 AS one FROM bookmarks WHERE work_id = $1', [workId])).toEqual([]);
  });
});

describe('watching a creator (R5-002)', () => {
  const watch = (input: object, as: TestPerson | null = reader) =>
    test.run(
      'mutation W($input: WatchUserInput!) { watchUser(input: $input) { user { viewerIsWatching watchedUserCount } } }',
      { input },
      as,
    );
  const unwatch = (targetUserId: string) =>
    test.run(
      'mutation U($input: UnwatchUserInput!) { unwatchUser(input: $input) { user { screenName viewerIsWatching watchedUserCount } } }',
      { input: { targetUserId } },
      reader,
    );

  it('needs the choice about e-mail and a profile', async () => {
    const targetUserId = author.actor.accountId;
    const undecided = await watch({ targetUserId });
    expect([undecided.status, codeOf(undecided)]).toEqual([400, 'BAD_USER_INPUT']);
    expect(codeOf(await watch({ targetUserId, isUserOptedInEmail: 'yes' }))).toBe('BAD_USER_INPUT');
    for (const as of [null, visitors[0] ?? null])
      expect(codeOf(await watch({ targetUserId, isUserOptedInEmail: true }, as))).toBe('UNAUTHENTICATED');
    expect(codeOf(await watch({ targetUserId, isUserOptedInEmail: true }, author))).toBe('FORBIDDEN');
  });

  it('[R4-013] goes on and off, keeps the latest choice, and opens the fan wall', async () => {
    const targetUserId = author.actor.accountId;
    const { episodeId } = await publish('FAN_ONLY');
    const canSkip = async () =>
      (
        await test.run(
          'query E($id: ID!) { episode(id: $id) { canViewerSkipFanwall pages { viewableCount } } }',
          { id: episodeId },
          reader,
        )
      ).data.episode;
    expect(await canSkip()).toEqual({ canViewerSkipFanwall: false, pages: { viewableCount: 0 } });
    await watch({ targetUserId, isUserOptedInEmail: false, episodeId });
    expect((await watch({ targetUserId, isUserOptedInEmail: true })).data.watchUser.user).toEqual({
      viewerIsWatching: true,
      watchedUserCount: 1,
    });
    expect(
      await rows('SELECT is_opted_in_email AS email, episode_id AS at FROM watches WHERE user_id = $1', [targetUserId]),
    ).toEqual([{ email: true, at: episodeId }]);
    expect(await canSkip()).toEqual({ canViewerSkipFanwall: true, pages: { viewableCount: 1 } });
    for (let n = 0; n < 2; n += 1)
      expect((await unwatch(targetUserId)).data.unwatchUser.user).toMatchObject({
        viewerIsWatching: false,
        watchedUserCount: 0,
      });
    expect(await canSkip()).toEqual({ canViewerSkipFanwall: false, pages: { viewableCount: 0 } });
  });

  it('is possible only while the site is open; leaving always is, and tells nothing of a closed one', async () => {
    const closed = await test.signUpCreator('closing');
    const targetUserId = closed.actor.accountId;
    await watch({ targetUserId, isUserOptedInEmail: false });
    await test.run('mutation C { updateSite(input: { isClosed: true }) { problems { message } } }', {}, closed);
    expect(codeOf(await watch({ targetUserId, isUserOptedInEmail: false }, visitors[0]))).toBe('UNAUTHENTICATED');
    expect(codeOf(await watch({ targetUserId, isUserOptedInEmail: false }, author))).toBe('NOT_FOUND');
    expect(await unwatch(targetUserId)).toMatchObject({ errors: [], data: { unwatchUser: { user: null } } });
    expect(await rows('SELECT 1 AS one FROM watches WHERE user_id = $1', [targetUserId])).toEqual([]);
  });
});
