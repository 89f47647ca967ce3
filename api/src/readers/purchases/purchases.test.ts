import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { writePurchase } from '../../testing/purchaseRows.ts';

let test: TestApp;
let author: TestPerson;
let reader: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  author = await test.signUpCreator('author');
  reader = await test.signUpCreator('reader');
});
afterAll(() => test.close());

const HISTORY = `query H($first: Int, $after: String) { viewer { ... on RegisteredViewer { purchaseHistory(first: $first, after: $after) {
  pageInfo { endCursor hasNextPage } nodes { id price purchasedAt item { ... on Episode { id title } } } } } } }`;
const historyOf = async (person: TestPerson, variables: object = {}) =>
  (await test.run(HISTORY, { ...variables }, person)).data.viewer.purchaseHistory;

async function publish(status: string): Promise<string> {
  const { data } = await test.run(
    'mutation W($e: EpisodeInput) { createWork(workInput: { title: "w" }, episodeInput: $e) { episode { id } } }',
    { e: { title: status, status, pages: [{ imageId: await test.addImage(author) }] } },
    author,
  );
  return data.createWork.episode.id;
}
const buy = (episodeId: string | null, price: number, daysAgo: number) =>
  writePurchase(test, { buyer: reader, seller: author, episodeId, price, daysAgo });

it('[R2-033] the purchase history is empty before anything was bought', async () => {
  expect(await historyOf(reader)).toEqual({ nodes: [], pageInfo: { endCursor: null, hasNextPage: false } });
});

it('[R2-033] it lists what the viewer alone bought, the latest first, and keeps the price of what is gone', async () => {
  await buy(await publish('PUBLIC'), 300, 3);
  await buy(await publish('DRAFT'), 200, 2);
  await buy(null, 100, 1);
  const { nodes } = await historyOf(reader);
  expect(nodes).toMatchObject([
    { price: 100, item: null },
    { price: 200, item: null },
    { price: 300, item: { title: 'PUBLIC' } },
  ]);
  const one = await historyOf(reader, { first: 1 });
  expect(one.pageInfo.hasNextPage).toBe(true);
  expect((await historyOf(reader, { first: 2, after: one.pageInfo.endCursor })).nodes).toEqual(nodes.slice(1));
  expect((await historyOf(author)).nodes).toEqual([]);
});

it('what was begun and never paid is not in the history; what was refunded is', async () => {
  const statuses = ['PENDING', 'FAILED', 'EXPIRED', 'REFUNDED'] as const;
  for (const status of statuses)
    await writePurchase(test, { buyer: author, seller: reader, episodeId: null, price: 700, status });
  expect((await historyOf(author)).nodes).toMatchObject([{ price: 700, item: null }]);
});

it('what was paid in vain is in the history among what was bought, as money that goes back', async () => {
  const payer = await test.signUpCreator('pays_in_vain');
  const bought = (daysAgo: number) =>
    writePurchase(test, { buyer: payer, seller: author, episodeId: null, price: 500, daysAgo });
  await bought(2);
  const id = await writePurchase(test, {
    buyer: payer,
    seller: author,
    episodeId: null,
    price: 700,
    status: 'EXPIRED',
  });
  await test.services.database.query(
    'payInVain',
    `UPDATE purchases SET refund_status = 'SUCCEEDED', created_at = now() - interval '1 day' WHERE id = $1`,
    [id],
  );
  await bought(0);
  const { data } = await test.run(
    `{ viewer { ... on RegisteredViewer { purchaseHistory(first: 9) { nodes { id price status refundedAt isRefundArrived receiptUrl } } } } }`,
    {},
    payer,
  );
  const { nodes } = data.viewer.purchaseHistory;
  expect(nodes.map(({ price }: { price: number }) => price)).toEqual([500, 700, 500]);
  expect(nodes[1]).toEqual({
    id,
    price: 700,
    status: 'REFUNDED',
    refundedAt: null,
    isRefundArrived: true,
    receiptUrl: null,
  });
  expect(
    (await historyOf(payer, { first: 1, after: (await historyOf(payer, { first: 1 })).pageInfo.endCursor })).nodes,
  ).toMatchObject([{ price: 700 }]);
});
