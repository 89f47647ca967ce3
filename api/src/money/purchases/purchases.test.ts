import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { createFixture } from '../../testing/fixtures.ts';
import { writePurchase } from '../../testing/purchaseRows.ts';
import {
  beginPurchase,
  findBought,
  findPurchasesOf,
  isOpenToBuyer,
  markPaidPagesRead,
  purchasesLifecycle,
  type Wanted,
} from './index.ts';

let test: TestApp;
let author: TestPerson;
let reader: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  author = await test.signUpCreator('author');
  reader = await test.signUpCreator('reader');
});
afterAll(() => test.close());

async function publish(by = author): Promise<string> {
  const made = await createFixture(
    test,
    'mutation F($e: EpisodeInput) { createWork(workInput: { title: "w" }, episodeInput: $e) { episode { id } problems { path message } } }',
    { e: { title: 'e', status: 'PUBLIC', pages: [{ imageId: await test.addImage(by) }] } },
    by,
  );
  return made.createWork.episode.id;
}
const bought = async (episodeId: string) =>
  (await findPurchasesOf(test.services.database, reader.actor.accountId, [episodeId])).get(episodeId);

it('an account has one pending or completed purchase of an episode, and as many others as it tried', async () => {
  const episodeId = await publish();
  const row = { buyer: reader, seller: author, episodeId };
  await writePurchase(test, { ...row, status: 'EXPIRED' });
  await writePurchase(test, { ...row, status: 'EXPIRED' });
  await writePurchase(test, { ...row, status: 'REFUNDED' });
  await writePurchase(test, { ...row, status: 'PENDING' });
  await expect(writePurchase(test, { ...row, status: 'PENDING' })).rejects.toThrow('purchases_once');
  await expect(writePurchase(test, { ...row, status: 'COMPLETED' })).rejects.toThrow('purchases_once');
});

/** What the reader wants to buy. */
async function wantedOf(episodeId: string): Promise<Wanted> {
  const [row] = await test.services.database.query<{ workId: string }>(
    'findWork',
    'SELECT work_id AS "workId" FROM episodes WHERE id = $1',
    [episodeId],
  );
  return {
    buyerId: reader.actor.accountId,
    sellerId: author.actor.accountId,
    workId: row?.workId ?? '',
    episodeId,
    price: 300,
    episodeTitle: 'e',
    workTitle: 'w',
    sellerName: 's',
    method: null,
  };
}

it('begins nothing where the purchase in the way ends at this very moment, and one with the next try', async () => {
  const episodeId = await publish();
  const { database, config } = test.services;
  const end = () => database.query('end', `UPDATE purchases SET status = 'EXPIRED' WHERE episode_id = $1`, [episodeId]);
  const wanted = await wantedOf(episodeId);
  const begin = (isEnding: boolean) =>
    database.transact((tx) => {
      let statements = 0;
      // It comes after the look for one, and ends between the row that is not written and the next look.
      const endInBetween = async () => {
        statements += 1;
        if (isEnding && statements === 2)
          await writePurchase(test, { buyer: reader, seller: author, episodeId, status: 'PENDING' });
        if (isEnding && statements === 3) await end();
      };
      const watched: typeof tx = {
        ...tx,
        query: (...asked) => endInBetween().then(() => tx.query(...asked)) as never,
        ask: (...asked) => endInBetween().then(() => tx.ask(...asked)),
      };
      return beginPurchase(watched, config.selling!, wanted);
    });
  expect(await begin(true)).toBeNull();
  expect(await begin(false)).toMatchObject({ status: 'PENDING', episodeId });
});

it('goes on with the purchase in the way without waiting for what changes it at this moment, which could wait for it', async () => {
  const episodeId = await publish();
  const id = await writePurchase(test, { buyer: reader, seller: author, episodeId, status: 'PENDING' });
  const { database, config } = test.services;
  const wanted = await wantedOf(episodeId);
  await database.transact(async (other) => {
    await other.query('follow', 'UPDATE purchases SET checked_at = now() WHERE id = $1', [id]);
    const begun = await database.transact(async (tx) => {
      await tx.query('waitForNobody', `SET LOCAL lock_timeout = '1s'`);
      return beginPurchase(tx, config.selling!, wanted);
    });
    expect(begun).toMatchObject({ id, status: 'PENDING' });
  });
});

it('opens what is paid and not disputed, and nothing else', async () => {
  const row = { buyer: reader, seller: author };
  const open = await publish();
  const disputed = await publish();
  const pending = await publish();
  await writePurchase(test, { ...row, episodeId: open });
  await writePurchase(test, { ...row, episodeId: disputed, isDisputed: true });
  await writePurchase(test, { ...row, episodeId: pending, status: 'PENDING' });
  const states = await Promise.all([open, disputed, pending].map(bought));
  expect(states.map((purchase) => purchase && isOpenToBuyer(purchase))).toEqual([true, false, false]);
  expect(await findBought(test.services.database, [open, pending, await publish()])).toEqual(
    new Map([
      [open, 'BOUGHT'],
      [pending, 'BEING_BOUGHT'],
    ]),
  );
});

it('remembers when a paid picture was first asked for', async () => {
  const episodeId = await publish();
  const id = await writePurchase(test, { buyer: reader, seller: author, episodeId });
  const read = () => test.services.database.transact((tx) => markPaidPagesRead(tx, id));
  await read();
  const first = (await bought(episodeId))?.paidPagesReadAt;
  expect(first).toBeInstanceOf(Date);
  await read();
  expect((await bought(episodeId))?.paidPagesReadAt).toEqual(first);
});

it('a price that does not sum up from its parts cannot be written', async () => {
  const id = await writePurchase(test, { buyer: reader, seller: author, episodeId: null });
  const change = test.services.database.query('c', 'UPDATE purchases SET platform_fee = 1 WHERE id = $1', [id]);
  await expect(change).rejects.toThrow('purchases_price_is_shared');
});

it('a purchase stays in the books without its buyer, and of its seller the name that the ledger knows', async () => {
  const buyer = await test.signUpCreator('leaver');
  const seller = await test.signUpCreator('gone');
  const id = await writePurchase(test, { buyer, seller, episodeId: null, price: 450 });
  await test.services.database.query('d', 'DELETE FROM accounts WHERE id = ANY($1)', [
    [buyer.actor.accountId, seller.actor.accountId],
  ]);
  const rows = await test.services.database.query(
    's',
    'SELECT account_id AS "accountId", seller_id AS "sellerId", price FROM purchases WHERE id = $1',
    [id],
  );
  expect(rows).toEqual([{ accountId: null, sellerId: seller.actor.accountId, price: 450 }]);
});

it('somebody takes along what they bought and began to buy, and nothing of what others earned by it', async () => {
  const buyer = await test.signUpCreator('taker');
  const first = await writePurchase(test, { buyer, seller: author, episodeId: await publish(), price: 450 });
  // Two of one millisecond have no order.
  const earlier = `UPDATE purchases SET created_at = created_at - interval '1 minute' WHERE id = $1`;
  await test.services.database.query('earlier', earlier, [first]);
  await writePurchase(test, { buyer, seller: author, episodeId: null, price: 120, status: 'REFUNDED' });
  await writePurchase(test, { buyer: reader, seller: author, episodeId: null, price: 999 });
  const data = await purchasesLifecycle.collectData?.(test.services.database, buyer.actor.accountId);
  const purchases = data?.['purchases'] as Record<string, unknown>[];
  expect(purchases.map(({ price, status }) => [price, status])).toEqual([
    [450, 'COMPLETED'],
    [120, 'REFUNDED'],
  ]);
  expect(Object.keys(purchases[0] ?? {}).filter((name) => /fee|share|session|intent|account/.test(name))).toEqual([]);
});

it('who is about to leave is told how many bought from them, and what they bought', async () => {
  const buyer = await test.signUpCreator('leaving');
  await writePurchase(test, { buyer, seller: author, episodeId: null });
  await writePurchase(test, { buyer, seller: author, episodeId: null });
  await writePurchase(test, { buyer: author, seller: buyer, episodeId: await publish(buyer) });
  const { data } = await test.run(
    '{ viewer { ... on RegisteredViewer { accountDeletionSummary { purchases buyers } } } }',
    {},
    buyer,
  );
  expect(data.viewer.accountDeletionSummary).toEqual({ purchases: 2, buyers: 1 });
});
