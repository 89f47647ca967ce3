import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { boundedInstant } from './boundedInstant.ts';
import { forgetOldCalls } from './store/likeCalls.ts';

// What a reader did without a line is told later, perhaps twice because an answer was lost.

let test: TestApp;
let author: TestPerson;
let reader: TestPerson;
let episodeId: string;
let workId: string;

beforeAll(async () => {
  test = await createTestApp();
  author = await test.signUpCreator('author');
  reader = await test.signUpCreator('reader');
});
afterAll(() => test.close());
beforeEach(async () => {
  const pages = [{ imageId: await test.addImage(author) }];
  const { data } = await test.run(
    'mutation W($e: EpisodeInput) { createWork(workInput: { title: "w" }, episodeInput: $e) { work { id } episode { id } } }',
    { e: { status: 'PUBLIC', pages } },
    author,
  );
  workId = data.createWork.work.id;
  episodeId = data.createWork.episode.id;
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

async function like(input: object, as = reader) {
  const { data } = await test.run(
    'mutation L($input: AddLikeInput!) { addLike(input: $input) { episode { likeCount viewerLikeCount } } }',
    { input: { episodeId, ...input } },
    as,
  );
  return data.addLike.episode;
}

describe('likes that are told again', () => {
  it('count once for an account and the id of their call', async () => {
    const call = { count: 3, id: 'call-1', happenedAt: minutesAgo(90) };
    expect(await like(call)).toEqual({ likeCount: 3, viewerLikeCount: 3 });
    expect(await like(call)).toEqual({ likeCount: 3, viewerLikeCount: 3 });
    expect(await like({ ...call, id: 'call-2' })).toEqual({ likeCount: 6, viewerLikeCount: 6 });
    const visitor = await test.visit();
    expect(await like(call, visitor)).toEqual({ likeCount: 9, viewerLikeCount: 3 });
  });

  it('count once when both calls are under way', async () => {
    await Promise.all(Array.from({ length: 4 }, () => like({ id: 'both', count: 2 })));
    expect(await like({ id: 'both', count: 2 })).toEqual({ likeCount: 2, viewerLikeCount: 2 });
  });

  it('are taken back once', async () => {
    await like({ count: 5 });
    for (let n = 0; n < 2; n += 1)
      await test.run(
        'mutation T($input: TakeBackLikeInput!) { takeBackLike(input: $input) { episode { id } } }',
        { input: { episodeId, count: 2, id: 'back' } },
        reader,
      );
    expect(await like({ id: 'new' })).toEqual({ likeCount: 4, viewerLikeCount: 4 });
  });

  it('are not remembered longer than a device could send them', async () => {
    await like({ id: 'old' });
    await like({ id: 'young' });
    await test.services.database.query(
      'letTimePass',
      `UPDATE like_calls SET called_at = now() - interval '36 days' WHERE id = 'old'`,
    );
    await forgetOldCalls(test.services.database);
    const rows = await test.services.database.query<{ id: string }>(
      'look',
      `SELECT id FROM like_calls WHERE id IN ('old', 'young')`,
    );
    expect(rows).toEqual([{ id: 'young' }]);
  });
});

describe('a bookmark that is told later', () => {
  const change = async (name: 'add' | 'remove', happenedAt?: string) => {
    const at = happenedAt ? `, happenedAt: "${happenedAt}"` : '';
    await test.run(
      name === 'add'
        ? `mutation B($id: ID!) { addWorkBookmark(input: { workId: $id${at} }) { work { id } } }`
        : `mutation B($id: ID!) { removeBookmark(input: { bookmarkableId: $id${at} }) { work { id } } }`,
      { id: workId },
      reader,
    );
    const { data } = await test.run(
      'query W($id: ID!) { work(id: $id) { viewerHasBookmarked } }',
      { id: workId },
      reader,
    );
    return data.work.viewerHasBookmarked;
  };

  it('is made, unless it was removed elsewhere since', async () => {
    expect(await change('add', minutesAgo(5))).toBe(true);
    expect(await change('remove')).toBe(false);
    expect(await change('add', minutesAgo(5))).toBe(false);
    expect(await change('add', minutesAgo(-5))).toBe(true);
  });

  it('is removed, unless it was made elsewhere since', async () => {
    await change('add');
    expect(await change('remove', minutesAgo(5))).toBe(true);
    expect(await change('remove', minutesAgo(-1))).toBe(false);
  });
});

describe('a place that is told later', () => {
  const tell = (name: string, type: string, input: object) =>
    test.run(`mutation R($input: ${type}!) { ${name}(input: $input) { ok } }`, { input }, reader);
  const history = async () =>
    (
      await test.run(
        'query E($id: ID!) { episode(id: $id) { viewerReadingHistory { pageNumber isCompleted readAt } } }',
        { id: episodeId },
        reader,
      )
    ).data.episode.viewerReadingHistory;

  it('is noted with the time it was read, and twice is once', async () => {
    const happenedAt = minutesAgo(600);
    for (let n = 0; n < 2; n += 1) {
      await tell('addReadingHistory', 'AddReadingHistoryInput', { episodeID: episodeId, pageNumber: 1, happenedAt });
      await tell('logPageLeavePosition', 'LogPageLeavePositionInput', {
        id: 'opening',
        episodeID: episodeId,
        pageNumber: 7,
        leavePosition: 0.4,
        happenedAt,
      });
      expect(await history()).toEqual({ pageNumber: 7, isCompleted: false, readAt: happenedAt });
    }
    await tell('addReadingHistory', 'AddReadingHistoryInput', {
      id: 'opening',
      episodeID: episodeId,
      pageNumber: 9,
      isCompleted: true,
      happenedAt,
    });
    expect(await history()).toEqual({ pageNumber: 9, isCompleted: true, readAt: happenedAt });
  });

  it('does not move who read on elsewhere since', async () => {
    const now = { id: 'here', episodeID: episodeId, pageNumber: 20, leavePosition: 0.9 };
    await tell('logPageLeavePosition', 'LogPageLeavePositionInput', now);
    const before = await history();
    await tell('logPageLeavePosition', 'LogPageLeavePositionInput', {
      ...now,
      id: 'there',
      pageNumber: 3,
      happenedAt: minutesAgo(600),
    });
    expect(await history()).toEqual(before);
  });
});

it('what a clock that goes wrong says is held between now and 30 days ago', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const told = (at: string | null) => boundedInstant(at ? new Date(at) : null, now).toISOString();
  expect(told(null)).toBe('2026-11-20T12:00:00.000Z');
  expect(told('2026-11-19T00:00:00Z')).toBe('2026-11-19T00:00:00.000Z');
  expect(told('2027-01-01T00:00:00Z')).toBe('2026-11-20T12:00:00.000Z');
  expect(told('1999-01-01T00:00:00Z')).toBe('2026-10-21T12:00:00.000Z');
});
