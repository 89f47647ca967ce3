import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { balancesOf, checkBooks } from '../../money/ledger/index.ts';
import { releaseSales } from '../../money/purchases/index.ts';
import { beginToBuy, payAt, refreshPurchase } from '../../testing/buyEpisode.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { publishPaidEpisode } from '../../testing/publishEpisode.ts';
import { atStripe, eventCount, eventsSince, tell } from '../../testing/stripeEvents.ts';
import { followPurchases } from './followPurchases.ts';
import { receiveMissedEvents } from './receiveMissedEvents.ts';

let test: TestApp;
let author: TestPerson;
let reader: TestPerson;
let count = 0;
const logged: object[] = [];
const log = { error: (facts: object) => void logged.push(facts) };

beforeAll(async () => {
  test = await createTestApp();
  reader = await test.signUpCreator('reader');
});
afterAll(() => test.close());
beforeEach(async () => {
  author = await test.signUpCreator(`author${(count += 1)}`);
  await sql('DELETE FROM throttles');
  logged.length = 0;
});

const sql = (text: string, values: unknown[] = []) =>
  test.services.database.query<Record<string, unknown>>('q', text, values);
const balances = () => balancesOf(test.services.database, author.actor.accountId);

/** A purchase of ¥500 that was paid and that nobody told us of. */
async function pay(card = 'success') {
  const { id: episodeId } = await publishPaidEpisode(test, author, { price: 500 });
  const place = eventCount(test);
  const { purchaseId, checkoutUrl } = await beginToBuy(test, reader, episodeId);
  await payAt(test, checkoutUrl, card);
  const session = test.stripe.world.state.kept.sessions[checkoutUrl.split('/').at(-1) ?? ''];
  return {
    purchaseId,
    episodeId,
    checkoutUrl,
    intentId: session?.payment_intent ?? '',
    row: async () => (await sql('SELECT * FROM purchases WHERE id = $1', [purchaseId]))[0] ?? {},
    refresh: () => refreshPurchase(test, reader, purchaseId),
    /** Tells what happened of these kinds since it was begun, and was not told yet. */
    tellOf: async (kind: string) => {
      for (const event of eventsSince(test, place))
        if (event.type.startsWith(kind)) expect(await tell(test, event)).toBe(204);
    },
  };
}
const refundAtStripe = async (intentId: string) => {
  const answer = await fetch(`${test.stripe.url}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: `Bearer ${test.stripe.environment['STRIPE_SECRET_KEY']}` },
    body: `payment_intent=${intentId}`,
  });
  return (await answer.json()) as { id: string };
};
/** What the books say that the buyer of a purchase is owed. */
const owedFor = async (purchaseId: string) => {
  const [row] = await sql(
    `SELECT coalesce(sum(e.amount), 0)::int AS owed FROM posting_entries e JOIN postings p ON p.id = e.posting_id
       JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'REFUNDS_OWED' WHERE split_part(p.key, ':', 2) = $1`,
    [purchaseId],
  );
  return row?.['owed'];
};
const endRefund = (id: unknown, status: string) => atStripe(test, `refunds/${String(id)}/end`, { status });

describe('told of before the payment itself', () => {
  it('a refund undoes the sale, and the payment that is told of later opens nothing', async () => {
    const { intentId, row, tellOf } = await pay();
    await refundAtStripe(intentId);
    await tellOf('refund.');
    await tellOf('checkout.session.');
    expect(await row()).toMatchObject({ status: 'REFUNDED', refund_status: 'SUCCEEDED' });
    expect(await balances()).toMatchObject({ pending: 0 });
  });

  it('a dispute locks the episode and the share', async () => {
    const { intentId, row, tellOf } = await pay();
    await atStripe(test, `payments/${intentId}/dispute`);
    await tellOf('charge.dispute.');
    await tellOf('checkout.session.');
    expect(await row()).toMatchObject({ status: 'COMPLETED', disputed_at: expect.any(Date) });
    expect(await balances()).toMatchObject({ pending: 0, disputed: 452 });
  });
});

describe('what a buyer is owed', () => {
  it('when money that came too late goes back and bounces, stands in the books until it arrives', async () => {
    const { purchaseId, intentId, row, refresh, tellOf } = await pay('later');
    await refresh();
    await sql(`UPDATE purchases SET status = 'EXPIRED', episode_id = NULL WHERE id = $1`, [purchaseId]);
    await atStripe(test, `payments/${intentId}/settle`);
    await tellOf('checkout.session.');
    expect(await owedFor(purchaseId)).toBe(500);
    await endRefund((await row())['refund_id'], 'succeeded');
    await tellOf('refund.');
    expect(await owedFor(purchaseId)).toBe(0);
    await endRefund((await row())['refund_id'], 'failed');
    await tellOf('refund.');
    expect(await owedFor(purchaseId)).toBe(500);
    expect(await row()).toMatchObject({ refund_status: 'FAILED' });
    await refundAtStripe(intentId);
    await tellOf('refund.');
    await endRefund(Object.keys(test.stripe.world.state.kept.refunds).at(-1), 'succeeded');
    await sql('DELETE FROM payment_events WHERE purchase_id = $1', [purchaseId]);
    await tellOf('refund.');
    expect(await owedFor(purchaseId)).toBe(0);
  });

  it('when a refund bounces, is nothing any more when another one is made', async () => {
    const { purchaseId, intentId, row, refresh, tellOf } = await pay();
    await refresh();
    await refundAtStripe(intentId);
    await tellOf('refund.');
    await endRefund((await row())['refund_id'], 'failed');
    await tellOf('refund.');
    expect(await owedFor(purchaseId)).toBe(500);
    await refundAtStripe(intentId);
    await tellOf('refund.');
    expect(await owedFor(purchaseId)).toBe(0);
    expect(await row()).toMatchObject({ status: 'REFUNDED', refund_status: 'SUCCEEDED' });
  });
});

describe('a purchase that is disputed', () => {
  const decide = async (status: string) => {
    const id = Object.keys(test.stripe.world.state.kept.disputes).at(-1);
    expect(await atStripe(test, `disputes/${id}/close`, { status })).toBe(200);
  };

  it('a second time, after the first claim was won and the share released, is locked again', async () => {
    const { purchaseId, intentId, row, refresh, tellOf } = await pay();
    await refresh();
    await atStripe(test, `payments/${intentId}/dispute`);
    await tellOf('charge.dispute.');
    await decide('won');
    await tellOf('charge.dispute.');
    await sql(`UPDATE purchases SET purchased_at = now() - interval '49 hours' WHERE id = $1`, [purchaseId]);
    await test.services.database.transact((tx) => releaseSales(tx, author.actor.accountId));
    for (const charge of Object.values(test.stripe.world.state.kept.charges))
      if (charge.payment_intent === intentId) charge.disputed = false;
    await atStripe(test, `payments/${intentId}/dispute`);
    await tellOf('charge.dispute.');
    expect(await row()).toMatchObject({ disputed_at: expect.any(Date) });
    expect(await balances()).toMatchObject({ withdrawable: 0, disputed: 452 });
    await decide('lost');
    await tellOf('charge.dispute.');
    expect(await row()).toMatchObject({ status: 'REFUNDED', disputed_at: null });
    expect(await balances()).toMatchObject({ withdrawable: 0, disputed: 0 });
  });

  it('and was given back at the processor meanwhile, is given back here when the claim is won', async () => {
    const { purchaseId, intentId, row, refresh, tellOf } = await pay();
    await refresh();
    await refundAtStripe(intentId);
    await atStripe(test, `payments/${intentId}/dispute`);
    await tellOf('charge.dispute.');
    await tellOf('refund.');
    expect(await row()).toMatchObject({ status: 'COMPLETED', disputed_at: expect.any(Date) });
    await decide('won');
    await sql(`UPDATE purchases SET checked_at = now() - interval '2 hours' WHERE id = $1`, [purchaseId]);
    await followPurchases(test.services, log);
    expect(await row()).toMatchObject({ status: 'REFUNDED', disputed_at: null });
    expect(await balances()).toMatchObject({ pending: 0, disputed: 0 });
  });
});

describe('a claim that is lost', () => {
  const openClaim = async (intentId: string) => {
    // The processor does not let money go back twice by refunds; a bank asks nobody.
    for (const charge of Object.values(test.stripe.world.state.kept.charges))
      if (charge.payment_intent === intentId) Object.assign(charge, { refunded: false, amount_refunded: 0 });
    expect(await atStripe(test, `payments/${intentId}/dispute`)).toBe(200);
  };
  const decide = async (status: string) => {
    const id = Object.keys(test.stripe.world.state.kept.disputes).at(-1);
    expect(await atStripe(test, `disputes/${id}/close`, { status })).toBe(200);
  };
  const platformFor = async (purchaseId: string) => {
    const [row] = await sql(
      `SELECT coalesce(sum(e.amount), 0)::int AS sum FROM posting_entries e JOIN postings p ON p.id = e.posting_id
         JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'PLATFORM' WHERE split_part(p.key, ':', 2) = $1`,
      [purchaseId],
    );
    return row?.['sum'];
  };
  /** What platform and buyer are left with, and that the books agree with it. */
  const expectBooks = async (purchaseId: string, books: { platform: number; owed: number }) => {
    expect({ platform: await platformFor(purchaseId), owed: await owedFor(purchaseId) }).toEqual(books);
    expect(await balances()).toMatchObject({ pending: 0, withdrawable: 0, disputed: 0 });
    expect((await checkBooks(test.services)).faults.filter((fault) => fault.includes(purchaseId))).toEqual([]);
  };
  /** As if nothing of these kinds had been told: all of it comes again. */
  const tellAgain = async ({ purchaseId, tellOf }: Awaited<ReturnType<typeof pay>>) => {
    await sql('DELETE FROM payment_events WHERE purchase_id = $1', [purchaseId]);
    await tellOf('refund.');
    await tellOf('charge.dispute.');
  };

  it('after the money went back is money that the platform loses, once', async () => {
    const bought = await pay();
    const { purchaseId, intentId, row, refresh, tellOf } = bought;
    await refresh();
    await refundAtStripe(intentId);
    await tellOf('refund.');
    expect(await row()).toMatchObject({ status: 'REFUNDED', refund_status: 'SUCCEEDED' });
    await expectBooks(purchaseId, { platform: 0, owed: 0 });
    await openClaim(intentId);
    await tellOf('charge.dispute.');
    expect(await platformFor(purchaseId)).toBe(0);
    await decide('lost');
    await tellOf('charge.dispute.');
    await tellAgain(bought);
    await expectBooks(purchaseId, { platform: -500, owed: 0 });
  });

  it.each(['FAILED', 'CANCELED'])(
    'while the money goes back by a refund, which then is %s, leaves nobody owing anything',
    async (end) => {
      const bought = await pay();
      const { purchaseId, intentId, row, refresh, tellOf } = bought;
      await refresh();
      const refund = test.stripe.world.state.kept.refunds[(await refundAtStripe(intentId)).id];
      if (refund) refund.status = 'pending';
      await tellOf('refund.');
      expect(await row()).toMatchObject({ status: 'REFUNDED', refund_status: 'PENDING' });
      await openClaim(intentId);
      await decide('lost');
      await tellOf('charge.dispute.');
      await expectBooks(purchaseId, { platform: -500, owed: 0 });
      await endRefund(refund?.id, 'failed');
      if (refund) refund.status = end === 'FAILED' ? 'failed' : 'canceled';
      await tellOf('refund.');
      expect(await row()).toMatchObject({ status: 'REFUNDED', refund_status: end });
      await tellAgain(bought);
      await expectBooks(purchaseId, { platform: 0, owed: 0 });
    },
  );

  it('after a refund failed gives the buyer what they were owed', async () => {
    const bought = await pay();
    const { purchaseId, intentId, row, refresh, tellOf } = bought;
    await refresh();
    await refundAtStripe(intentId);
    await tellOf('refund.');
    await endRefund((await row())['refund_id'], 'failed');
    await tellOf('refund.');
    await expectBooks(purchaseId, { platform: 0, owed: 500 });
    await openClaim(intentId);
    await decide('lost');
    await tellOf('charge.dispute.');
    await tellAgain(bought);
    await expectBooks(purchaseId, { platform: 0, owed: 0 });
  });

  it('and whose money was given back at the processor while it was open is paid twice, unless that refund failed', async () => {
    for (const [end, platform] of [
      ['succeeded', -500],
      ['failed', 0],
    ] as const) {
      await sql('DELETE FROM throttles');
      const bought = await pay();
      const { purchaseId, intentId, row, refresh, tellOf } = bought;
      await refresh();
      const { id } = await refundAtStripe(intentId);
      await openClaim(intentId);
      await tellOf('charge.dispute.');
      await tellOf('refund.');
      expect(await row()).toMatchObject({ status: 'COMPLETED', disputed_at: expect.any(Date) });
      await endRefund(id, end);
      await tellOf('refund.');
      await decide('lost');
      await tellOf('charge.dispute.');
      expect(await row()).toMatchObject({ status: 'REFUNDED', disputed_at: null });
      await tellAgain(bought);
      await expectBooks(purchaseId, { platform, owed: 0 });
    }
  });
});

it('a refund that failed while a claim was open undoes nothing when the claim is won', async () => {
  const { purchaseId, intentId, row, refresh, tellOf } = await pay();
  await refresh();
  const { id } = await refundAtStripe(intentId);
  await atStripe(test, `payments/${intentId}/dispute`);
  await tellOf('charge.dispute.');
  await tellOf('refund.');
  await endRefund(id, 'failed');
  await tellOf('refund.');
  await atStripe(test, `disputes/${Object.keys(test.stripe.world.state.kept.disputes).at(-1)}/close`, {
    status: 'won',
  });
  await tellOf('charge.dispute.');
  expect(await row()).toMatchObject({ status: 'COMPLETED', disputed_at: null, refund_status: null });
  expect(await balances()).toMatchObject({ pending: 452, disputed: 0 });
  expect(await owedFor(purchaseId)).toBe(0);
});

it('a refund that failed is heard of by the older name of its event, too', async () => {
  const { purchaseId, intentId, row, refresh, tellOf } = await pay();
  await refresh();
  await refundAtStripe(intentId);
  await tellOf('refund.');
  const place = eventCount(test);
  await endRefund((await row())['refund_id'], 'failed');
  const [event] = eventsSince(test, place);
  expect(await tell(test, { ...event, id: `${event?.id}old`, type: 'charge.refund.updated' })).toBe(204);
  expect(await row()).toMatchObject({ refund_status: 'FAILED' });
  expect(await owedFor(purchaseId)).toBe(500);
});

describe('money that opens nothing', () => {
  it.each([
    ['its buyer left', 'account_id'],
    ['its episode was deleted', 'episode_id'],
  ])('goes back when %s before it came', async (_why, column) => {
    const { purchaseId, row, tellOf } = await pay();
    await sql(`UPDATE purchases SET ${column} = NULL WHERE id = $1`, [purchaseId]);
    await tellOf('checkout.session.');
    expect(await row()).toMatchObject({ purchased_at: null, refund_status: 'SUCCEEDED' });
    expect(await balances()).toMatchObject({ pending: 0 });
    expect(await owedFor(purchaseId)).toBe(0);
  });

  it('for a purchase that gave way to another one goes back, also when its webhook is lost', async () => {
    const late = await pay('later');
    await late.refresh();
    await sql(`UPDATE purchases SET status = 'EXPIRED' WHERE id = $1`, [late.purchaseId]);
    const other = await beginToBuy(test, reader, late.episodeId);
    await atStripe(test, `payments/${late.intentId}/settle`);
    await late.tellOf('checkout.session.async_payment_succeeded');
    expect(await late.row()).toMatchObject({ status: 'COMPLETED' });
    await payAt(test, other.checkoutUrl);
    await receiveMissedEvents(test.services, log);
    const [row] = await sql('SELECT status, refund_status FROM purchases WHERE id = $1', [other.purchaseId]);
    expect(row).toEqual({ status: 'EXPIRED', refund_status: 'SUCCEEDED' });
  });
});

it('one missed event that cannot be taken in keeps no other one back', async () => {
  const broken = await pay();
  await broken.refresh();
  const whole = await pay();
  await whole.refresh();
  await sql('UPDATE purchases SET price = price + 1000, creator_share = creator_share + 1000 WHERE id = $1', [
    broken.purchaseId,
  ]);
  await refundAtStripe(broken.intentId);
  await refundAtStripe(whole.intentId);
  await receiveMissedEvents(test.services, log);
  expect(await whole.row()).toMatchObject({ status: 'REFUNDED' });
  expect(await broken.row()).toMatchObject({ status: 'COMPLETED' });
  expect(logged).not.toEqual([]);
});
