import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type Answer, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { publishPaidEpisode, type PublishedEpisode } from '../../testing/publishEpisode.ts';
import { writePurchase } from '../../testing/purchaseRows.ts';
import { wallBefore } from './policy.ts';
import { findEpisodes } from './store/episodes.ts';

let test: TestApp;
let author: TestPerson;
let buyer: TestPerson;
let other: TestPerson;
let paid: PublishedEpisode;

beforeAll(async () => {
  test = await createTestApp();
  author = await test.signUpCreator('author');
  buyer = await test.signUpCreator('buyer');
  other = await test.signUpCreator('other');
});
afterAll(() => test.close());
beforeEach(async () => {
  paid = await publishPaidEpisode(test, author);
});

const READ = `query R($id: ID!) { episode(id: $id) { canViewerSkipPaywall purchasedByViewer canChangeStatusToDraft archivedAt afterword
  work { title user { screenName } } thumbnailImage { url }
  pages(first: 200) { totalCount viewableCount nodes { number transcript image { url srcSet slices { url srcSet } } thumbnailImage { url(width: 160) } } } } }`;
const ask = (as: TestPerson | null, id = paid.id) => test.run(READ, { id }, as);
const read = async (as: TestPerson | null, id = paid.id) => (await ask(as, id)).data.episode;
const fetchAs = async (url: string, as: TestPerson | null) =>
  (await test.app.inject({ url, headers: as ? { authorization: `Bearer ${as.token}` } : {} })).statusCode;
const buy = (facts: Partial<Parameters<typeof writePurchase>[1]> = {}) =>
  writePurchase(test, { buyer, seller: author, episodeId: paid.id, ...facts });
const addressesOf = (episode: { pages: { nodes: { number: number }[] } }, from = 1): string[] => [
  ...new Set(
    JSON.stringify(episode.pages.nodes.filter(({ number }) => number >= from)).match(/\/images\/[^" ,]+/g) ?? [],
  ),
];
const act = (document: string, id = paid.id, as = author): Promise<Answer> => test.run(document, { id }, as);
const ARCHIVE = 'mutation A($id: ID!) { archiveEpisode(input: { id: $id }) { episode { id archivedAt } } }';
const UNARCHIVE = 'mutation A($id: ID!) { unarchiveEpisode(input: { id: $id }) { episode { id archivedAt } } }';

it('[R1-005][R6-007] everybody gets the free pages of a paid episode and the count of the rest; buyers and the author get all', async () => {
  await buy();
  for (const who of [null, other]) {
    const seen = await read(who);
    expect(seen).toMatchObject({
      canViewerSkipPaywall: false,
      purchasedByViewer: false,
      pages: { totalCount: 3, viewableCount: 1, nodes: [{ number: 1, transcript: '台詞1' }] },
    });
    for (const url of addressesOf(seen)) expect([url, await fetchAs(url, null)]).toEqual([url, 200]);
  }
  for (const who of [buyer, author])
    expect(await read(who)).toMatchObject({
      canViewerSkipPaywall: true,
      purchasedByViewer: who === buyer,
      pages: { totalCount: 3, viewableCount: 3, nodes: [{ number: 1 }, { number: 2 }, { number: 3 }] },
    });
});

it('with no free page there is none, and no picture of one stands for the episode', async () => {
  const { id } = await publishPaidEpisode(test, author, { pagesChargedFrom: 0 });
  expect(await read(null, id)).toMatchObject({ thumbnailImage: null, pages: { viewableCount: 0, nodes: [] } });
  expect((await read(null)).thumbnailImage).toMatchObject({ url: expect.stringContaining(paid.imageIds[0] ?? '') });
});

it.each([
  ['pending', { status: 'PENDING' }],
  ['failed', { status: 'FAILED' }],
  ['expired', { status: 'EXPIRED' }],
  ['refunded', { status: 'REFUNDED' }],
  ['disputed', { isDisputed: true }],
] as const)('a purchase that is %s opens nothing', async (_name, facts) => {
  await buy();
  const addresses = addressesOf(await read(buyer), 2);
  await test.services.database.query('forget', 'DELETE FROM purchases WHERE episode_id = $1', [paid.id]);
  await buy(facts);
  expect(await read(buyer)).toMatchObject({ purchasedByViewer: false, pages: { viewableCount: 1 } });
  for (const url of addresses) expect(await fetchAs(url, buyer)).toBe(404);
});

it('every address of a paid page opens for the account it was made for, and for nobody else', async () => {
  await buy();
  const addresses = addressesOf(await read(buyer), 2);
  expect(addresses.length).toBeGreaterThan(3);
  for (const url of addresses) {
    expect(await fetchAs(url, buyer)).toBe(200);
    expect([
      await fetchAs(url, other),
      await fetchAs(url, null),
      await fetchAs(url.split('?')[0] ?? '', buyer),
    ]).toEqual([404, 404, 404]);
  }
});

it('a price closes at once what everybody could fetch, and taking it away opens it', async () => {
  await buy();
  const bare = addressesOf(await read(buyer), 2).map((url) => url.split('?')[0] ?? '');
  const price = (salesInfo: object | null) =>
    test.run(
      'mutation P($input: ChangeEpisodePricesInput!) { changeEpisodePrices(input: $input) { answers { isChanged } } }',
      { input: { workId: paid.workId, episodeIds: [paid.id], salesInfo } },
      author,
    );
  const statuses = () => Promise.all(bare.map((url) => fetchAs(url, null)));
  expect(new Set(await statuses())).toEqual(new Set([404]));
  await price(null);
  expect(new Set(await statuses())).toEqual(new Set([200]));
  await price({ price: 100, pagesChargedFrom: 1 });
  expect(new Set(await statuses())).toEqual(new Set([404]));
});

it('the paywall refuses what needs the whole episode, and lets a reader of the free pages keep their place', async () => {
  const like = 'mutation L($id: ID!) { addLike(input: { episodeId: $id }) { problems { code } } }';
  const place = 'mutation H($id: ID!) { addReadingHistory(input: { episodeID: $id, pageNumber: 1 }) { __typename } }';
  expect((await act(like, paid.id, other)).errors[0]?.extensions['code']).toBe('PAYMENT_REQUIRED');
  expect((await act(place, paid.id, other)).errors).toEqual([]);
  await buy();
  expect((await act(like, paid.id, buyer)).errors).toEqual([]);
});

it('what somebody is just buying goes neither to draft nor to the trash, and nobody is said to have bought it', async () => {
  await buy({ status: 'PENDING' });
  const words =
    'Somebody is buying this episode at this moment. Try again later, or archive it: then only its buyers can read it.';
  const { data } = await act(
    'mutation U($id: ID!) { updateEpisode(input: { id: $id, expectedRevision: 1, episode: { status: DRAFT } }) { problems { code message } } }',
  );
  expect(data.updateEpisode.problems).toEqual([{ code: 'BEING_BOUGHT', message: words }]);
  const { errors } = await act('mutation D($id: ID!) { deleteEpisode(input: { id: $id }) { deletedEpisodeId } }');
  expect(errors[0]?.message).toBe(words);
  expect((await read(author)).canChangeStatusToDraft).toBe(false);
});

describe('what somebody bought', () => {
  beforeEach(async () => {
    await buy();
  });

  it('goes neither to draft nor to the trash, which says what to do instead', async () => {
    const words = 'Somebody bought this episode. Archive it instead: then only its buyers can read it.';
    expect((await read(author)).canChangeStatusToDraft).toBe(false);
    const { data } = await act(
      'mutation U($id: ID!) { updateEpisode(input: { id: $id, expectedRevision: 1, episode: { status: DRAFT } }) { problems { path message } } }',
    );
    expect(data.updateEpisode.problems).toEqual([{ path: ['episode', 'status'], message: words }]);
    const { errors } = await act('mutation D($id: ID!) { deleteEpisode(input: { id: $id }) { deletedEpisodeId } }');
    expect(errors[0]?.message).toBe(words);
    for (const change of ['DRAFT', 'TRASH']) {
      const { data: several } = await test.run(
        'mutation C($input: ChangeEpisodeStatusesInput!) { changeEpisodeStatuses(input: $input) { answers { reason { message } } } }',
        { input: { workId: paid.workId, ids: [paid.id], change } },
        author,
      );
      expect(several.changeEpisodeStatuses.answers).toEqual([{ reason: { message: words } }]);
    }
  });

  it('is archived instead: gone for everybody but its buyers and its author, and back with one press', async () => {
    const addresses = addressesOf(await read(buyer));
    await act(ARCHIVE);
    for (const who of [null, other]) expect((await ask(who)).errors[0]?.extensions['code']).toBe('NOT_FOUND');
    for (const who of [buyer, author])
      expect(await read(who)).toMatchObject({ archivedAt: expect.any(String), pages: { viewableCount: 3 } });
    for (const url of addressesOf(await read(buyer))) {
      expect(await fetchAs(url, buyer)).toBe(200);
      expect(await fetchAs(url, null)).toBe(404);
    }
    // Page 1 was free, and its address carried no name.
    for (const url of addresses) expect(await fetchAs(url.split('?')[0] ?? '', null)).toBe(404);
    expect((await test.run('query W($id: ID!) { work(id: $id) { id } }', { id: paid.workId }, other)).data).toBe(null);
    await act(UNARCHIVE);
    expect(await read(null)).toMatchObject({ archivedAt: null, pages: { viewableCount: 1 } });
  });

  it('nobody but the author archives it', async () => {
    for (const document of [ARCHIVE, UNARCHIVE])
      expect((await act(document, paid.id, buyer)).errors[0]?.extensions['code']).toBe('NOT_FOUND');
  });

  it.each([
    ['the work is deleted', 'UPDATE works SET deleted_at = now() WHERE id = $1'],
    [
      'the site is closed',
      'UPDATE sites SET is_closed = true WHERE user_id = (SELECT user_id FROM works WHERE id = $1)',
    ],
    [
      'the account of its author is disabled',
      'UPDATE accounts SET disabled_at = now() WHERE id = (SELECT user_id FROM works WHERE id = $1)',
    ],
  ])('stays readable for its buyers when %s', async (_what, statement) => {
    await test.services.database.query('hide', statement, [paid.workId]);
    expect((await ask(other)).errors[0]?.extensions['code']).toBe('NOT_FOUND');
    const seen = await read(buyer);
    expect(seen).toMatchObject({ work: { title: '星を売る店' }, pages: { viewableCount: 3 } });
    for (const url of addressesOf(seen))
      expect([await fetchAs(url, buyer), await fetchAs(url, other)]).toEqual([200, 404]);
    await test.services.database.query(
      'show',
      `WITH s AS (UPDATE sites SET is_closed = false), w AS (UPDATE works SET deleted_at = NULL) UPDATE accounts SET disabled_at = NULL`,
    );
  });

  it('is kept when its work has been in the trash long enough, and what nobody bought is not', async () => {
    const { purge } = (await import('../works/index.ts')).worksLifecycle;
    const unsold = await publishPaidEpisode(test, author);
    await test.services.database.transact(async (tx) => {
      await tx.query('trash', `UPDATE works SET deleted_at = now() - interval '99 days' WHERE id = ANY($1)`, [
        [paid.workId, unsold.workId],
      ]);
      await purge?.(tx);
    });
    expect((await read(buyer)).pages.viewableCount).toBe(3);
    const left = await test.services.database.query('left', 'SELECT id FROM works WHERE id = $1', [unsold.workId]);
    expect(left).toEqual([]);
  });

  it.each([
    ['episode', `UPDATE episodes SET suspended_from = status, status = 'SUSPENDED' WHERE work_id = $1`],
    ['work', 'UPDATE works SET suspended_at = now() WHERE id = $1'],
  ])('is shut for them too when staff took the %s down', async (_what, statement) => {
    const addresses = addressesOf(await read(buyer), 2);
    await test.services.database.query('suspend', statement, [paid.workId]);
    expect((await ask(buyer)).errors[0]?.extensions['code']).toBe('NOT_FOUND');
    for (const url of addresses) expect(await fetchAs(url, buyer)).toBe(404);
  });

  it('stays open for them when it becomes fan-only', async () => {
    await act(
      'mutation U($id: ID!) { updateEpisode(input: { id: $id, expectedRevision: 1, episode: { status: FAN_ONLY, salesInfo: null } }) { problems { path } } }',
    );
    expect((await read(buyer)).pages.viewableCount).toBe(3);
    expect((await read(other)).pages.viewableCount).toBe(0);
  });
});

it('[R6-007] what SQL lets through the paywall is what the policy does, in every status, with and without a price, for everybody', async () => {
  const { database } = test.services;
  await buy();
  for (const [status, price] of [
    ['PUBLIC', 300],
    ['PUBLIC', null],
    ['FAN_ONLY', null],
    ['SCHEDULED', 300],
    ['SUSPENDED', 300],
  ] as const) {
    const values = [paid.id, status, price];
    await database.query(
      'setStatus',
      'UPDATE episodes SET status = $2, price = $3, pages_charged_from = CASE WHEN $3::int IS NOT NULL THEN 1 END WHERE id = $1',
      values,
    );
    const episode = (await findEpisodes(database, [paid.id])).get(paid.id);
    for (const person of [author, buyer, other]) {
      const rows = await database.query('pass', 'SELECT passes_walls($1, $2) AS passes', [
        paid.id,
        person.actor.accountId,
      ]);
      const keys = { isWatching: false, hasBought: person === buyer };
      const passes = episode?.isVisible && wallBefore(person.actor, episode, keys) === null;
      expect([status, price, person.screenName, rows]).toEqual([status, price, person.screenName, [{ passes }]]);
    }
  }
});

it('a creator who looks as a buyer sees every page with its picture, and as anybody else stands before the wall', async () => {
  for (const [mode, count] of [
    ['GUEST', 1],
    ['REGISTERED', 1],
    ['FAN', 1],
    ['BUYER', 3],
  ] as const) {
    const { data } = await test.run(`mutation { startViewAs(mode: ${mode}) { token } }`, {}, author);
    const response = await test.app.inject({
      method: 'POST',
      url: `/graphql?view_as_token=${encodeURIComponent(data.startViewAs.token)}`,
      headers: { authorization: `Bearer ${author.token}` },
      payload: { query: READ, variables: { id: paid.id } },
    });
    const { episode } = response.json().data;
    expect([mode, episode.pages.viewableCount]).toEqual([mode, count]);
    for (const url of addressesOf(episode)) expect([mode, url, await fetchAs(url, author)]).toEqual([mode, url, 200]);
  }
});

it('before the paywall stands one picture of at most 24 pixels a side, which has no address', async () => {
  const asked = (id: string, as: TestPerson | null) =>
    test.run(
      'query B($id: ID!) { episode(id: $id) { pages { firstPaidPageThumbnailImage { url width height } } } }',
      { id },
      as,
    );
  const picture = (await asked(paid.id, other)).data.episode.pages.firstPaidPageThumbnailImage;
  const bytes = Buffer.from(picture.url.replace('data:image/webp;base64,', ''), 'base64');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 17, height: 24 });
  expect(picture).toMatchObject({ width: 17, height: 24 });
  await buy();
  for (const who of [buyer, author])
    expect((await asked(paid.id, who)).data.episode.pages).toEqual({ firstPaidPageThumbnailImage: null });
});

it('the first picture behind the wall that a buyer asks for is noted on the purchase, and no other', async () => {
  const purchase = await buy();
  const readAt = async () =>
    (
      await test.services.database.query<{ at: Date | null }>(
        'readAt',
        'SELECT paid_pages_read_at AS at FROM purchases WHERE id = $1',
        [purchase],
      )
    )[0]?.at;
  const seen = await read(buyer);
  const [free = ''] = addressesOf(seen);
  const [first = '', second = ''] = addressesOf(seen, 2);
  await fetchAs(free, buyer);
  for (const who of [other, author, null]) await fetchAs(first, who);
  expect(await readAt()).toBe(null);
  await fetchAs(first, buyer);
  const at = await readAt();
  expect(at).toBeInstanceOf(Date);
  await fetchAs(second, buyer);
  expect(await readAt()).toEqual(at);
});

it('hundreds of addresses of paid pages, asked for by others, in other sizes, by other ways, or altered, all fail', async () => {
  paid = await publishPaidEpisode(test, author, {}, 7);
  await buy();
  const addresses = addressesOf(await read(buyer), 2);
  const names = addresses.map((url) => /\/([^/?]+)\?/.exec(url)?.[1] ?? '');
  const tries: [url: string, as: TestPerson | null, method?: 'HEAD'][] = addresses.flatMap((url) => [
    [url, other],
    [url, null],
    [url, author],
    [url, buyer, 'HEAD'],
    ...names
      .filter((name) => !url.includes(`/${name}?`))
      .map((name) => [url.replace(/\/[^/]+\?/, `/${name}?`), buyer] as [string, TestPerson]),
    ...paid.imageIds
      .slice(1)
      .filter((id) => !url.includes(id))
      .map((id) => [url.replace(/images\/[^/]+/, `images/${id}`), buyer] as [string, TestPerson]),
    ...['exp', 'for', 'sig'].flatMap((name) => [
      [url.replace(new RegExp(`[?&]${name}=[^&]*`), '?'), buyer] as [string, TestPerson],
      // Another first character than the one that is there, which is a 9 now and then.
      [url.replace(new RegExp(`${name}=(.)`), (_, first) => `${name}=${first === '9' ? '8' : '9'}`), buyer] as [
        string,
        TestPerson,
      ],
    ]),
  ]);
  const opened = [];
  for (const [url, as, method = 'GET'] of tries) {
    const { statusCode } = await test.app.inject({
      method,
      url,
      headers: as ? { authorization: `Bearer ${as.token}` } : {},
    });
    if (statusCode !== 404) opened.push([method, url, as?.screenName, statusCode]);
  }
  expect(opened).toEqual([]);
  expect(tries.length).toBeGreaterThan(300);
});
