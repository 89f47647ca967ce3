import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { balancesOf } from '../../money/ledger/index.ts';
import {
  findPurchasesOf,
  isOpenToBuyer,
  markPaidPagesRead,
  refundPurchase,
  releaseSales,
} from '../../money/purchases/index.ts';
import { beginToBuy, buyEpisode, payAt, refreshPurchase } from '../../testing/buyEpisode.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { publishPaidEpisode } from '../../testing/publishEpisode.ts';
import { atStripe, eventCount, eventsSince, tell } from '../../testing/stripeEvents.ts';
import { followPurchases } from './followPurchases.ts';
import { receiveMissedEvents } from './receiveMissedEvents.ts';

let test: TestApp;
let author: TestPerson;
let reader: TestPerson;
let count = 0;
let episodeId: string;
let purchaseId: string;

beforeAll(async () => {
  test = await createTestApp();
  reader = await test.signUpCreator('reader');
});
afterAll(() => test.close());
beforeEach(async () => {
  author = await test.signUpCreator(`author${(count += 1)}`);
  await sql('DELETE FROM throttles');
  episodeId = (await publishPaidEpisode(test, author, { price: 500 })).id;
  purchaseId = await buyEpisode(test, reader, episodeId);
});

const sql = (text: string, values: unknown[] = []) =>
  test.services.database.query<Record<string, unknown>>('q', text, values);
const row = async () => (await sql('SELECT * FROM purchases WHERE id = $1', [purchaseId]))[0] ?? {};
const balances = () => balancesOf(test.services.database, author.actor.accountId);
const isOpen = async () => {
  const purchase = (await findPurchasesOf(test.services.database, reader.actor.accountId, [episodeId])).get(episodeId);
  return purchase !== undefined && isOpenToBuyer(purchase);
};
const release = async (): Promise<void> => {
  await sql(`UPDATE purchases SET purchased_at = now() - interval '49 hours' WHERE id = $1`, [purchaseId]);
  await test.services.database.transact((tx) => releaseSales(tx, author.actor.accountId));
};
const takeBack = async (as: TestPerson = reader) => {
  const { data, errors } = await test.run(
    'mutation T($id: ID!) { refundPurchase(input: { purchaseId: $id }) { purchase { status refundedAt isRefundArrived } } }',
    { id: purchaseId },
    as,
  );
  return errors[0]?.extensions['code'] ?? data.refundPurchase.purchase;
};
const tellAll = async (place: number, kind: string) => {
  for (const event of eventsSince(test, place))
    if (event.type.startsWith(kind)) expect(await tell(test, event)).toBe(204);
};

describe('a buyer takes a purchase back', () => {
  it('within 24 hours, while no paid page was asked for: the episode is closed, the money goes back, the books come to nothing', async () => {
    expect(await takeBack()).toEqual({ status: 'REFUNDED', refundedAt: expect.any(String), isRefundArrived: true });
    expect(await isOpen()).toBe(false);
    expect(await balances()).toMatchObject({ pending: 0, withdrawable: 0 });
    expect((await test.mails())[0]?.subject).toBe('¥500 goes back to you');
    expect(await takeBack()).toBe('FORBIDDEN');
  });

  it('once, however often it is pressed at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => takeBack()));
    expect(answers.filter((answer) => answer !== 'FORBIDDEN')).toHaveLength(1);
    const refunds = Object.values(test.stripe.world.state.kept.refunds);
    expect(refunds.filter(({ metadata }) => metadata['purchaseId'] === purchaseId)).toHaveLength(1);
  });

  it('not after 24 hours, not after the first paid page, and nobody takes back what others bought', async () => {
    expect(await takeBack(author)).toBe('NOT_FOUND');
    await sql(`UPDATE purchases SET purchased_at = now() - interval '24 hours 1 second' WHERE id = $1`, [purchaseId]);
    expect(await takeBack()).toBe('FORBIDDEN');
    await sql(`UPDATE purchases SET purchased_at = now() WHERE id = $1`, [purchaseId]);
    await test.services.database.transact((tx) => markPaidPagesRead(tx, purchaseId));
    expect(await takeBack()).toBe('FORBIDDEN');
    expect(await row()).toMatchObject({ status: 'COMPLETED', refund_status: null });
    expect(await isOpen()).toBe(true);
  });

  it('while the processor does not answer: it is taken back at once, and a job has the money sent', async () => {
    test.stripe.fail({ status: 500, times: 3 });
    expect(await takeBack()).toMatchObject({ status: 'REFUNDED', isRefundArrived: false });
    expect(await row()).toMatchObject({ refund_status: 'REQUESTED' });
    await sql(`UPDATE purchases SET checked_at = now() - interval '2 minutes' WHERE id = $1`, [purchaseId]);
    await followPurchases(test.services, console);
    expect(await row()).toMatchObject({ refund_status: 'SUCCEEDED' });
  });

  it('and can buy it again', async () => {
    await takeBack();
    expect(await buyEpisode(test, reader, episodeId)).not.toBe(purchaseId);
    expect(await isOpen()).toBe(true);
  });
});

describe('an operator refunds a purchase', () => {
  it('whatever the buyer read, also after its share could be withdrawn', async () => {
    await test.services.database.transact((tx) => markPaidPagesRead(tx, purchaseId));
    await release();
    expect(await balances()).toMatchObject({ pending: 0, withdrawable: 452 });
    expect(await refundPurchase(test.services, purchaseId)).toMatchObject({
      status: 'REFUNDED',
      refundStatus: 'SUCCEEDED',
    });
    expect(await balances()).toMatchObject({ pending: 0, withdrawable: 0 });
    await expect(refundPurchase(test.services, purchaseId)).rejects.toThrow('once');
  });

  it('at the processor itself: the webhook takes it back here', async () => {
    const place = eventCount(test);
    const { payment_intent_id: intentId } = await row();
    await fetch(`${test.stripe.url}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: `Bearer ${test.stripe.environment['STRIPE_SECRET_KEY']}` },
      body: `payment_intent=${String(intentId)}`,
    });
    await tellAll(place, 'refund.');
    expect(await row()).toMatchObject({ status: 'REFUNDED', refund_status: 'SUCCEEDED' });
    expect(await balances()).toMatchObject({ pending: 0 });
  });
});

it('a refund that fails days later leaves the money owed to the buyer, in the books and in its state', async () => {
  await takeBack();
  const place = eventCount(test);
  await atStripe(test, `refunds/${String((await row())['refund_id'])}/end`, { status: 'failed' });
  await tellAll(place, 'refund.');
  expect(await row()).toMatchObject({ status: 'REFUNDED', refund_status: 'FAILED' });
  const [owed] = await sql(
    `SELECT sum(e.amount)::int AS amount FROM posting_entries e JOIN postings p ON p.id = e.posting_id
       JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'REFUNDS_OWED' WHERE p.key = $1`,
    [`refundFailed:${purchaseId}:${String((await row())['refund_id'])}`],
  );
  expect(owed).toEqual({ amount: 500 });
});

it('what was paid at a shop goes back when the buyer names a bank account, and is not said to have arrived before', async () => {
  const { id } = await publishPaidEpisode(test, author);
  const begun = await beginToBuy(test, reader, id);
  await payAt(test, begun.checkoutUrl, 'later');
  await refreshPurchase(test, reader, id);
  purchaseId = begun.purchaseId;
  await atStripe(test, `payments/${String((await row())['payment_intent_id'])}/settle`);
  await refreshPurchase(test, reader, id);
  expect(await takeBack()).toMatchObject({ status: 'REFUNDED', isRefundArrived: false });
  expect(await row()).toMatchObject({ refund_status: 'REQUIRES_ACTION' });
});

describe('a dispute', () => {
  const dispute = async () => {
    const place = eventCount(test);
    expect(await atStripe(test, `payments/${String((await row())['payment_intent_id'])}/dispute`)).toBe(200);
    await tellAll(place, 'charge.dispute.');
    return eventsSince(test, place)[0]?.data.object as { id: string };
  };
  const decide = async (id: string, status: string) => {
    const place = eventCount(test);
    await atStripe(test, `disputes/${id}/close`, { status });
    await tellAll(place, 'charge.dispute.');
  };

  it.each([
    ['that is new', async (): Promise<void> => undefined, 'pending'],
    ['of a share that could be withdrawn', release, 'withdrawable'],
  ] as const)(
    '%s locks the episode and the share until it is decided; won, all is as before',
    async (_which, before, place) => {
      await before();
      const { id } = await dispute();
      expect(await isOpen()).toBe(false);
      expect(await balances()).toMatchObject({ pending: 0, withdrawable: 0, disputed: 452 });
      expect(await takeBack()).toBe('FORBIDDEN');
      await decide(id, 'won');
      expect(await isOpen()).toBe(true);
      expect(await balances()).toMatchObject({ disputed: 0, [place]: 452 });
    },
  );

  it('that is lost undoes the sale', async () => {
    const { id } = await dispute();
    await decide(id, 'lost');
    expect(await isOpen()).toBe(false);
    expect(await row()).toMatchObject({ status: 'REFUNDED', disputed_at: null, refund_status: null });
    expect(await balances()).toEqual({ pending: 0, withdrawable: 0, inTransfer: 0, disputed: 0, lapsed: 0 });
  });

  it('nobody told of is learnt from the processor within the hour, once', async () => {
    await receiveMissedEvents(test.services, console);
    expect(await atStripe(test, `payments/${String((await row())['payment_intent_id'])}/dispute`)).toBe(200);
    expect(await receiveMissedEvents(test.services, console)).toBe(1);
    expect(await isOpen()).toBe(false);
    expect(await balances()).toMatchObject({ disputed: 452 });
    expect(await receiveMissedEvents(test.services, console)).toBe(0);
  });

  it('whose decision nobody told of is found when the purchase is looked at again', async () => {
    const { id } = await dispute();
    await atStripe(test, `disputes/${id}/close`, { status: 'won' });
    await sql(`UPDATE purchases SET checked_at = now() - interval '2 hours' WHERE id = $1`, [purchaseId]);
    await followPurchases(test.services, console);
    expect(await isOpen()).toBe(true);
  });
});
