import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';

let test: TestApp;
let author: TestPerson;
let reader: TestPerson;
let events = 0;

beforeAll(async () => {
  test = await createTestApp();
  author = await test.signUpCreator('author');
  reader = await test.signUpCreator('reader');
});
afterAll(() => test.close());

async function publish(status = 'PUBLIC', pageCount = 1): Promise<string> {
  const pages = await Promise.all(
    Array.from({ length: pageCount }, async () => ({ imageId: await test.addImage(author) })),
  );
  const { data } = await test.run(
    'mutation W($e: EpisodeInput) { createWork(workInput: { title: "w" }, episodeInput: $e) { episode { id } } }',
    { e: { status, pages } },
    author,
  );
  return data.createWork.episode.id;
}

interface Reading {
  as?: TestPerson | null;
  ip?: string;
  userAgent?: string;
}
/** Sends a document as a browser would, from its own address. */
async function send(
  query: string,
  variables: object,
  { as = null, ip = '203.0.113.5', userAgent = 'Mozilla/5.0 Firefox/140.0' }: Reading = {},
) {
  const response = await test.app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: ip,
    headers: { 'user-agent': userAgent, ...(as ? { authorization: `Bearer ${as.token}` } : {}) },
    payload: { query, variables },
  });
  return response.json<{ errors?: { extensions: { code: string; field?: string } }[] }>();
}
const open = (id: string, from?: Reading) =>
  send('mutation O($id: ID!) { logOpenEpisodeEvent(input: { episodeID: $id }) { ok } }', { id }, from);
const leave = (episodeID: string, input: object, from?: Reading) =>
  send(
    'mutation L($input: LogPageLeavePositionInput!) { logPageLeavePosition(input: $input) { ok } }',
    { input: { id: `event-${(events += 1)}`, episodeID, leavePosition: 0.5, ...input } },
    from,
  );

/** Events are written in batches and added up later; settling does both now. */
async function viewsOf(id: string): Promise<number> {
  await test.services.readingEvents.settle();
  return (await test.run('query E($id: ID!) { episode(id: $id) { statistic { viewCount } } }', { id }, author)).data
    .episode.statistic.viewCount;
}

describe('views: one for each person and episode in 30 minutes', () => {
  it('the same person counts once, in one batch and in two; another address, browser or account is another person', async () => {
    const id = await publish();
    await Promise.all([open(id), open(id), open(id)]);
    expect(await viewsOf(id)).toBe(1);
    await open(id);
    expect(await viewsOf(id)).toBe(1);
    await open(id, { ip: '203.0.113.6' });
    await open(id, { userAgent: 'Mozilla/5.0 Safari/605' });
    await open(id, { as: reader });
    await open(id, { as: reader, ip: '203.0.113.9' });
    expect(await viewsOf(id)).toBe(4);
  });

  it('counts again after 30 minutes, and another episode counts by itself', async () => {
    const [one, other] = [await publish(), await publish()];
    await open(one);
    expect(await viewsOf(one)).toBe(1);
    await test.services.database.query(
      'letTimePass',
      `UPDATE reading_events SET occurred_at = occurred_at - interval '31 minutes'`,
    );
    await open(one);
    await open(other);
    expect([await viewsOf(one), await viewsOf(other)]).toEqual([2, 1]);
  });

  it('neither the author nor a crawler counts', async () => {
    const id = await publish();
    await open(id, { as: author });
    for (const userAgent of [
      'Mozilla/5.0 (compatible; Googlebot/2.1)',
      'bingbot',
      'curl/8.14',
      'facebookexternalhit preview',
      'HeadlessChrome/140',
      'python-requests/2.32',
    ])
      await open(id, { userAgent });
    expect(await viewsOf(id)).toBe(0);
  });

  it('no address stands in the database', async () => {
    await open(await publish(), { ip: '203.0.113.77' });
    await test.services.readingEvents.settle();
    const [row] = await test.services.database.query<{ count: number }>(
      'findAddresses',
      `SELECT count(*)::int AS count FROM reading_events WHERE reading_events::text LIKE '%203.0.113.77%'`,
    );
    expect(row?.count).toBe(0);
  });

  it('what cannot be read cannot be viewed', async () => {
    expect((await open(await publish('DRAFT'))).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await open(await publish('FAN_ONLY'))).errors?.[0]?.extensions.code).toBe('FAN_ONLY');
  });
});

describe('where a reader stopped', () => {
  const standing = async (id: string) =>
    (
      await test.run(
        'query E($id: ID!) { episode(id: $id) { viewerReadingHistory { pageNumber leavePosition isCompleted } } }',
        { id },
        reader,
      )
    ).data.episode.viewerReadingHistory;

  it('is kept for an account: the latest place, and completed once is completed', async () => {
    const id = await publish('PUBLIC', 3);
    expect(await standing(id)).toBeNull();
    await send(
      'mutation H($id: ID!) { addReadingHistory(input: { episodeID: $id, pageNumber: 1 }) { ok } }',
      { id },
      { as: reader },
    );
    expect(await standing(id)).toEqual({ pageNumber: 1, leavePosition: 0, isCompleted: false });
    await leave(id, { leavePosition: 1, pageNumber: 3 }, { as: reader });
    await leave(id, { leavePosition: 0.25, pageNumber: 2 }, { as: reader });
    expect(await standing(id)).toEqual({ pageNumber: 2, leavePosition: 0.25, isCompleted: true });
    await send(
      'mutation H($id: ID!) { addReadingHistory(input: { episodeID: $id, pageNumber: 1 }) { ok } }',
      { id },
      { as: reader },
    );
    expect(await standing(id)).toEqual({ pageNumber: 2, leavePosition: 0.25, isCompleted: true });
  });

  it('stays on the device of a visitor without an account', async () => {
    const id = await publish();
    expect((await leave(id, { pageNumber: 1 })).errors).toBeUndefined();
    const [row] = await test.services.database.query<{ count: number }>(
      'countHistories',
      'SELECT count(*)::int AS count FROM reading_histories WHERE episode_id = $1',
      [id],
    );
    expect(row?.count).toBe(0);
  });

  it.each([
    [{ leavePosition: -0.1 }, 'leavePosition'],
    [{ leavePosition: 1.1 }, 'leavePosition'],
    [{ pageNumber: 0 }, 'pageNumber'],
    [{ pageNumber: 201 }, 'pageNumber'],
    [{ id: '' }, 'id'],
    [{ id: 'a\u0000b' }, 'id'],
    [{ id: 'x'.repeat(65) }, 'id'],
  ])('%j is refused, naming the field', async (input, field) => {
    expect((await leave(await publish(), input)).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      field,
    });
  });

  it('an event that is sent again, because the answer was lost, is noted once', async () => {
    const id = await publish();
    for (let n = 0; n < 2; n += 1) {
      await Promise.all([leave(id, { id: 'same' }), leave(id, { id: 'same' })]);
      await test.services.readingEvents.settle();
    }
    await leave(id, { id: 'next' });
    await test.services.readingEvents.settle();
    const rows = await test.services.database.query<{ event: string }>(
      'listEvents',
      `SELECT split_part(event_id, ' ', 1) AS event FROM reading_events WHERE episode_id = $1 AND kind = 'LEAVE' ORDER BY 1`,
      [id],
    );
    expect(rows.map((row) => row.event)).toEqual(['next', 'same']);
  });

  it('the history of an account shows what can still be seen, latest first', async () => {
    const [first, second, gone] = [await publish(), await publish(), await publish()];
    for (const id of [first, second, gone]) await leave(id, { pageNumber: 1 }, { as: reader });
    await test.run(
      'mutation D($id: ID!) { deleteEpisode(input: { id: $id }) { deletedEpisodeId } }',
      { id: gone },
      author,
    );
    const { data } = await test.run(
      '{ viewer { ... on RegisteredViewer { readingHistories(first: 2) { nodes { episode { id } work { title } } } } } }',
      {},
      reader,
    );
    expect(data.viewer.readingHistories.nodes.map((node: { episode: { id: string } }) => node.episode.id)).toEqual([
      second,
      first,
    ]);
  });
});
