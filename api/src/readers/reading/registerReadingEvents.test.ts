import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUEST } from '../../kernel/actor.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { networkPrefixOf, personOf } from './personOf.ts';
import { campaignName, referrerHost } from './referrerHost.ts';

let test: TestApp;
let author: TestPerson;
let reader: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  author = await test.signUpCreator('author');
  reader = await test.signUpCreator('reader');
});
afterAll(() => test.close());

async function publish(status = 'PUBLIC'): Promise<{ workId: string; episodeId: string }> {
  const { data } = await test.run(
    'mutation W($e: EpisodeInput) { createWork(workInput: { title: "w" }, episodeInput: $e) { work { id } episode { id } } }',
    { e: { status, pages: [{ imageId: await test.addImage(author) }] } },
    author,
  );
  return { workId: data.createWork.work.id, episodeId: data.createWork.episode.id };
}
const rows = <Row extends object>(sql: string, values: unknown[]) =>
  test.services.database.query<Row>('look', sql, values);
const send = (events: object[], as?: TestPerson, userAgent = 'Mozilla/5.0 Firefox/140.0') =>
  test.app.inject({
    method: 'POST',
    url: '/reading-events',
    remoteAddress: '203.0.113.5',
    headers: { 'user-agent': userAgent, ...(as ? { authorization: `Bearer ${as.token}` } : {}) },
    payload: { events },
  });
const reading = (episodeId: string, id: string) => [
  { type: 'opened', id, episodeId, pageNumber: 1 },
  { type: 'referrer', id, episodeId, referrer: 'https://www.x.com/a?b' },
  { type: 'page', id, episodeId, pageNumber: 1, leavePosition: 1 },
  { type: 'completed', id, episodeId, pageNumber: 1 },
  { type: 'shared', id, episodeId, service: 'LINE' },
];

describe('several events at once', () => {
  it('are taken together, count once however often they are sent, and put the place on the history of an account', async () => {
    const { episodeId, workId } = await publish();
    for (let n = 0; n < 2; n += 1) {
      const answer = await send(reading(episodeId, 'one'), reader);
      expect([answer.statusCode, answer.json()]).toEqual([202, { accepted: 5 }]);
    }
    await test.services.readingEvents.settle();
    expect(await rows('SELECT views, completions, shares, people FROM work_days WHERE work_id = $1', [workId])).toEqual(
      [{ views: 1, completions: 1, shares: 1, people: 1 }],
    );
    expect(await rows('SELECT host, visits FROM referrer_days WHERE work_id = $1', [workId])).toEqual([
      { host: 'x.com', visits: 1 },
    ]);
    expect(await rows('SELECT kind FROM reading_events WHERE work_id = $1', [workId])).toHaveLength(5);
    expect(await rows('SELECT is_completed AS done FROM reading_histories WHERE episode_id = $1', [episodeId])).toEqual(
      [{ done: true }],
    );
  });

  it('are as many places of an account as they are told, of which the last one stays, and completed once is completed', async () => {
    const [one, two] = [await publish(), await publish()];
    const place = async () =>
      rows(
        'SELECT episode_id AS id, page_number AS page, leave_position AS at, is_completed AS done FROM reading_histories WHERE episode_id = ANY($1) ORDER BY page_number',
        [[one.episodeId, two.episodeId]],
      );
    const page = (episodeId: string, pageNumber: number, leavePosition: number) => ({
      type: 'page',
      id: 'p',
      episodeId,
      pageNumber,
      leavePosition,
    });
    await send(
      [
        { type: 'opened', id: 'p', episodeId: one.episodeId, pageNumber: 2 },
        { type: 'opened', id: 'p', episodeId: two.episodeId, pageNumber: 3 },
        page(two.episodeId, 9, 1),
        page(two.episodeId, 5, 0.5),
      ],
      reader,
    );
    const told = [
      { id: one.episodeId, page: 2, at: 0, done: false },
      { id: two.episodeId, page: 5, at: 0.5, done: true },
    ];
    expect(await place()).toEqual(told);
    // Opened again from the start, it is resumed where it was left.
    await send([{ type: 'opened', id: 'q', episodeId: two.episodeId, pageNumber: 1 }], reader);
    expect(await place()).toEqual(told);
  });

  it('of two people, or of one at two episodes, are told apart also when they have the same id', async () => {
    const [one, two] = [await publish(), await publish()];
    const opened = ({ episodeId }: { episodeId: string }) => ({ type: 'opened', id: 'same', episodeId });
    await send([opened(one), opened(two)], reader);
    await send([opened(one), opened(one)], await test.signUpCreator('another'));
    await send([opened(two)]);
    await test.services.readingEvents.settle();
    for (const { workId } of [one, two])
      expect(await rows('SELECT views, people FROM work_days WHERE work_id = $1', [workId])).toEqual([
        { views: 2, people: 2 },
      ]);
  });

  it('the author, a crawler and what cannot be read do not count, and nobody learns which episodes exist', async () => {
    const { episodeId, workId } = await publish();
    await send(reading(episodeId, 'a'), author);
    await send(
      reading(episodeId, 'b'),
      undefined,
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://google.com/bot.html)',
    );
    await test.services.readingEvents.settle();
    expect(await rows('SELECT 1 AS one FROM reading_events WHERE work_id = $1', [workId])).toEqual([]);
    const hidden = [await publish('DRAFT'), await publish('FAN_ONLY')].map((at) => at.episodeId);
    for (const id of [...hidden, 'e00000000000000000000', 'x'])
      expect((await send(reading(id, 'c'))).json()).toEqual({ accepted: 0 });
  });

  it.each([
    [[{ type: 'opened', episodeId: 'e' }]],
    [[{ type: 'liked', id: 'a', episodeId: 'e' }]],
    [[{ type: 'page', id: 'a', episodeId: 'e', pageNumber: 0, leavePosition: 0 }]],
    [Array.from({ length: 101 }, () => ({ type: 'opened', id: 'a', episodeId: 'e' }))],
  ])('malformed ones are refused %#', async (events) => {
    expect((await send(events)).statusCode).toBe(400);
  });
});

describe('the history of an account [R1-007]', () => {
  it('takes the history of the device over: the furthest place of the newest session counts, and twice is once', async () => {
    const [one, two, draft] = [await publish(), await publish(), await publish('DRAFT')];
    const local = (episodeID: string, pageNumber: number, hoursAgo: number) => ({
      episodeID,
      pageNumber,
      leavePosition: pageNumber / 10,
      isCompleted: pageNumber === 9,
      readAt: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
    });
    const migrate = (histories: object[]) =>
      test.run(
        'mutation M($input: MigrateLocalReadingHistoryInput!) { migrateLocalReadingHistory(input: $input) { ok } }',
        { input: { histories } },
        reader,
      );
    for (let n = 0; n < 2; n += 1)
      await migrate([local(one.episodeId, 9, 5), local(two.episodeId, 2, 1), local(draft.episodeId, 3, 1)]);
    // Two hours later, and two hours earlier, than what is there: other sessions, of which the newer one counts.
    await migrate([local(one.episodeId, 4, 2), local(two.episodeId, 7, 3)]);
    // A few minutes later and earlier: the same sessions, of which the furthest place counts.
    await migrate([local(one.episodeId, 3, 1.9), local(two.episodeId, 5, 1.1)]);
    expect(
      await rows(
        'SELECT episode_id AS id, page_number AS page, is_completed AS done FROM reading_histories WHERE episode_id = ANY($1) ORDER BY page_number',
        [[one.episodeId, two.episodeId, draft.episodeId]],
      ),
    ).toEqual([
      { id: one.episodeId, page: 4, done: true },
      { id: two.episodeId, page: 5, done: false },
    ]);
  });

  it('is gone when it is cleared: no table tells any more what the account read, and the counts stay', async () => {
    const { episodeId, workId } = await publish();
    await send(reading(episodeId, 'z'), reader);
    const clear = () => test.run('mutation { clearReadingHistories { ok } }', {}, reader);
    await clear();
    await send(reading(episodeId, 'y'), reader);
    await clear();
    const { accountId } = reader.actor;
    for (const table of ['reading_histories', 'reading_events', 'work_people_days'])
      expect(
        await rows(`SELECT 1 AS one FROM ${table} WHERE ${table}::text LIKE '%' || $1 || '%'`, [accountId]),
      ).toEqual([]);
    expect(await rows('SELECT viewed, completed FROM work_people_days WHERE work_id = $1', [workId])).toEqual([
      { viewed: true, completed: true },
    ]);
  });
});

describe('what is kept of where readers came from', () => {
  it.each([
    ['https://www.Example.com:8443/path?q=secret#x', 'example.com'],
    ['http://localhost:3000/works/w1', '(site)'],
    ['android-app://com.Google.android.gm/', 'com.google.android.gm'],
    ['https://日本語.example/', 'xn--wgv71a119e.example'],
    ['javascript:alert(1)', ''],
    ['nothing', ''],
    ['', ''],
  ])('of %j the host %j', (referrer, host) => {
    expect(referrerHost(referrer, 'http://localhost:3000')).toBe(host);
  });

  it('of a campaign its name, without what cannot be shown, up to 100 characters', () => {
    expect([campaignName(' spring\u0000 '), campaignName(''), campaignName(null)]).toEqual(['spring', null, null]);
    expect(campaignName('春'.repeat(150))).toHaveLength(100);
  });

  it('of an address the network: 24 bits, or 48 of the newer kind', () => {
    expect(
      ['203.0.113.77', '::ffff:203.0.113.9', '2001:db8:1:2::3', '2001:0db8:0001::', '::1'].map(networkPrefixOf),
    ).toEqual(['203.0.113', '203.0.113', '2001:db8:1', '2001:db8:1', '0:0:0']);
  });

  it('a guest without an account is one person in a whole network of IPv6, and another in the next', () => {
    const { services } = test;
    const guestAt = (ip: string) => personOf({ actor: GUEST, origin: { ip, userAgent: 'Browser' }, services }).key;
    expect(guestAt('2001:db8:1:2:aaaa::9')).toBe(guestAt('2001:db8:1:2::3'));
    expect(guestAt('2001:db8:1:3::3')).not.toBe(guestAt('2001:db8:1:2::3'));
  });
});
