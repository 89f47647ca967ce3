import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hear } from '../../kernel/happenings.ts';
import { balancesOf } from '../../money/ledger/index.ts';
import { beginToBuy, payAt, refreshPurchase } from '../../testing/buyEpisode.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { publishPaidEpisode } from '../../testing/publishEpisode.ts';
import { atStripe, eventCount, eventsSince, tell, type ToldEvent } from '../../testing/stripeEvents.ts';
import { followPurchases } from './followPurchases.ts';

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
  // Each test has a creator of its own, so that balances are of its sales alone.
  author = await test.signUpCreator(`author${(count += 1)}`);
  await sql('DELETE FROM throttles');
});

const sql = (text: string, values: unknown[] = []) =>
  test.services.database.query<Record<string, unknown>>('q', text, values);
const rowOf = async (id: string) => (await sql('SELECT * FROM purchases WHERE id = $1', [id]))[0];
const statusOf = async (id: string) => (await rowOf(id))?.['status'];
const pending = async () => (await balancesOf(test.services.database, author.actor.accountId)).pending;
const follow = () => followPurchases(test.services, log);
/** Puts a purchase so far back that a job looks at it again. */
const age = (id: string, minutes: number) =>
  sql(
    `UPDATE purchases SET created_at = created_at - make_interval(mins => $2), expires_at = expires_at - make_interval(mins => $2),
       checked_at = now() - interval '2 hours' WHERE id = $1`,
    [id, minutes],
  );

/** A purchase that is paid by card (or as said), and what the processor would tell of it. */
async function pay(card = 'success') {
  const { id } = await publishPaidEpisode(test, author, { price: 500 });
  const place = eventCount(test);
  const begun = await beginToBuy(test, reader, id);
  await payAt(test, begun.checkoutUrl, card);
  return { id, ...begun, events: () => eventsSince(test, place) };
}
const last = (events: ToldEvent[], type: string): ToldEvent => {
  const found = events.findLast((event) => event.type === type);
  if (!found) throw new Error(`no ${type} among ${events.map((event) => event.type).join()}`);
  return found;
};

describe('the webhook of the processor', () => {
  it('completes what is paid before its buyer comes back, and the way back finds it done', async () => {
    const { purchaseId, events } = await pay();
    expect(await tell(test, last(events(), 'checkout.session.completed'))).toBe(204);
    expect(await statusOf(purchaseId)).toBe('COMPLETED');
    const { data } = await refreshPurchase(test, reader, purchaseId);
    expect(data.updatePurchaseStatus.purchase.status).toBe('COMPLETED');
    expect(await pending()).toBe(452);
  });

  it('may tell everything four times, at once and in any order, also long afterwards', async () => {
    const { purchaseId, events } = await pay();
    const all = events();
    expect(all.map(({ type }) => type)).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
    ]);
    const shuffled = [...all, ...all, ...all, ...all].toReversed();
    const answers = await Promise.all(shuffled.map((event) => tell(test, event)));
    expect(new Set(answers)).toEqual(new Set([204]));
    expect(await statusOf(purchaseId)).toBe('COMPLETED');
    expect(await pending()).toBe(452);
    expect(await sql('SELECT kind FROM payment_events WHERE purchase_id = $1', [purchaseId])).toHaveLength(3);
    const mails = await test.mails();
    expect(mails.filter(({ subject }) => subject.startsWith('You bought'))[0]).toBeDefined();
    expect(await sql(`SELECT 1 FROM postings WHERE key = $1`, [`sale:${purchaseId}`])).toHaveLength(1);
  });

  it('is believed about nothing: what it says of an unpaid purchase is read again from the processor', async () => {
    const { id } = await publishPaidEpisode(test, author);
    const { purchaseId, checkoutUrl } = await beginToBuy(test, reader, id);
    const session = test.stripe.world.state.kept.sessions[checkoutUrl.split('/').at(-1) ?? ''];
    const lie = {
      id: `evt_lie${count}`,
      object: 'event',
      created: 1,
      type: 'checkout.session.completed',
      data: { object: { ...session, status: 'complete', payment_status: 'paid' } },
    };
    expect(await tell(test, lie)).toBe(204);
    expect(await statusOf(purchaseId)).toBe('PENDING');
  });

  it.each([
    ['signed with another secret', { secret: 'whsec_forged' }],
    ['older than five minutes', { age: 301 }],
    ['of an hour in the future', { age: -3600 }],
    ['altered on the way', { alter: (text: string) => text.replace('"jpy"', '"usd"') }],
    ['that is no JSON', { alter: () => '{' }],
  ])('refuses an event %s, and nothing is written down', async (_what, manner) => {
    const { purchaseId, events } = await pay();
    expect(await tell(test, last(events(), 'checkout.session.completed'), manner)).toBe(400);
    expect(await statusOf(purchaseId)).toBe('PENDING');
    expect(await sql('SELECT 1 FROM payment_events WHERE purchase_id = $1', [purchaseId])).toEqual([]);
  });

  it('refuses what is not signed at all', async () => {
    const answer = await test.app.inject({ method: 'POST', url: '/webhooks/stripe', payload: { id: 'evt_x' } });
    expect(answer.statusCode).toBe(400);
  });

  it('asks the database nothing before it knows who calls, so that a flood of forged calls takes no connection', async () => {
    const { events } = await pay();
    let asked = 0;
    const stop = hear('statement', () => void (asked += 1));
    const forged = Array.from({ length: 50 }, () =>
      tell(test, last(events(), 'checkout.session.completed'), { secret: 'whsec_forged' }),
    );
    expect(new Set(await Promise.all(forged))).toEqual(new Set([400]));
    expect(asked).toBe(0);
    await sql('SELECT 1');
    expect(asked).toBe(1);
    stop();
  });

  it('reads no body that nobody can have signed', async () => {
    const payload = JSON.stringify({ text: 'x'.repeat(1_100_000) });
    for (const signature of ['', 't=1,v1=00', `t=${Math.floor(Date.now() / 1000)},v1=short`, `v1=${'0'.repeat(64)}`]) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const answer = await test.app.inject({ method: 'POST', url: '/webhooks/stripe', headers, payload });
      expect([signature, answer.statusCode]).toEqual([signature, 400]);
    }
  });

  it('has an address wait from which many forged calls come, and takes in what the processor tells from there', async () => {
    const { purchaseId, events } = await pay();
    const event = last(events(), 'checkout.session.completed');
    const answers = [];
    for (let number = 0; number < 130; number += 1) answers.push(await tell(test, event, { secret: 'whsec_forged' }));
    expect(answers.at(-1)).toBe(429);
    expect(await tell(test, event)).toBe(204);
    expect(await statusOf(purchaseId)).toBe('COMPLETED');
  });

  it('writes down kinds that it does not know, and events about nothing of ours', async () => {
    const strange = { object: 'event', created: 1_700_000_000, data: { object: { id: 'x_1', object: 'kite' } } };
    expect(await tell(test, { ...strange, id: `evt_kite${count}`, type: 'kite.flown' })).toBe(204);
    expect(await tell(test, { ...strange, id: `evt_other${count}`, type: 'checkout.session.completed' })).toBe(204);
    expect(await sql('SELECT kind, object_id FROM payment_events WHERE object_id = $1 ORDER BY kind', ['x_1'])).toEqual(
      [
        { kind: 'checkout.session.completed', object_id: 'x_1' },
        { kind: 'kite.flown', object_id: 'x_1' },
      ],
    );
  });

  it('answers with a fault while the processor does not say how things are, and the next delivery does it', async () => {
    const { purchaseId, events } = await pay();
    const event = last(events(), 'checkout.session.completed');
    test.stripe.fail({ status: 500, times: 3 });
    expect(await tell(test, event)).toBe(503);
    expect(await statusOf(purchaseId)).toBe('PENDING');
    expect(await sql('SELECT 1 FROM payment_events WHERE id = $1', [event.id])).toEqual([]);
    expect(await tell(test, event)).toBe(204);
    expect(await statusOf(purchaseId)).toBe('COMPLETED');
  });

  it('completes a purchase whose process was killed before it wrote down where it is paid', async () => {
    const { purchaseId, events } = await pay();
    await sql('UPDATE purchases SET session_id = NULL WHERE id = $1', [purchaseId]);
    expect(await tell(test, last(events(), 'checkout.session.completed'))).toBe(204);
    expect(await statusOf(purchaseId)).toBe('COMPLETED');
  });
});

describe('without any webhook', () => {
  it('a payment whose buyer never comes back is found by the job', async () => {
    const { purchaseId } = await pay();
    await age(purchaseId, 2);
    await follow();
    expect(await statusOf(purchaseId)).toBe('COMPLETED');
    expect(await pending()).toBe(452);
  });

  it('what nobody pays is over after 30 minutes, here and at the processor, and can be bought again', async () => {
    const { id } = await publishPaidEpisode(test, author);
    const { purchaseId, checkoutUrl } = await beginToBuy(test, reader, id);
    await age(purchaseId, 29);
    await follow();
    expect(await statusOf(purchaseId)).toBe('PENDING');
    await age(purchaseId, 1);
    await follow();
    expect(await statusOf(purchaseId)).toBe('EXPIRED');
    expect(test.stripe.world.state.kept.sessions[checkoutUrl.split('/').at(-1) ?? '']?.status).toBe('expired');
    expect((await beginToBuy(test, reader, id)).purchaseId).not.toBe(purchaseId);
  });

  it('a purchase that never got a page to pay on is over too', async () => {
    const { id } = await publishPaidEpisode(test, author);
    const { purchaseId } = await beginToBuy(test, reader, id);
    await sql('UPDATE purchases SET session_id = NULL WHERE id = $1', [purchaseId]);
    await age(purchaseId, 31);
    await follow();
    expect(await statusOf(purchaseId)).toBe('EXPIRED');
  });

  it('while the processor does not answer nothing ends, and it goes on afterwards', async () => {
    const { purchaseId } = await pay();
    await age(purchaseId, 31);
    test.stripe.fail({ status: 500, times: 3 });
    await follow();
    expect(await statusOf(purchaseId)).toBe('PENDING');
    expect(logged).not.toEqual([]);
    await age(purchaseId, 0);
    await follow();
    expect(await statusOf(purchaseId)).toBe('COMPLETED');
  });
});

describe('money that comes in time, while somebody took the episode from readers', () => {
  const takeFromReaders = async (change: (id: string) => Promise<unknown>) => {
    const { id, purchaseId, events } = await pay();
    await change(id);
    expect(await tell(test, last(events(), 'checkout.session.completed'))).toBe(204);
    const query = 'query R($id: ID!) { episode(id: $id) { purchasedByViewer canViewerSkipPaywall } }';
    return { id, purchaseId, read: (await test.run(query, { id }, reader)).data?.episode };
  };

  it.each([
    ['staff took the episode down', `UPDATE episodes SET status = 'SUSPENDED' WHERE id = $1`],
    [
      'staff took the work down',
      'UPDATE works SET suspended_at = now() WHERE id = (SELECT work_id FROM episodes WHERE id = $1)',
    ],
  ])('goes back where nobody reads it any more: %s', async (_what, change) => {
    const { id, purchaseId, read } = await takeFromReaders((of) => sql(change, [of]));
    expect(read ?? null).toBe(null);
    expect(await rowOf(purchaseId)).toMatchObject({
      status: 'EXPIRED',
      refund_status: 'SUCCEEDED',
      purchased_at: null,
    });
    expect(await pending()).toBe(0);
    // Back among what is read, it can be bought anew.
    await sql(`UPDATE episodes SET status = 'PUBLIC' WHERE id = $1`, [id]);
    await sql('UPDATE works SET suspended_at = NULL WHERE id = (SELECT work_id FROM episodes WHERE id = $1)', [id]);
    expect((await beginToBuy(test, reader, id)).purchaseId).not.toBe(purchaseId);
  });

  it.each([
    ['it is archived', 'UPDATE episodes SET archived_at = now() WHERE id = $1'],
    [
      'its work is in the trash',
      'UPDATE works SET deleted_at = now() WHERE id = (SELECT work_id FROM episodes WHERE id = $1)',
    ],
  ])('buys it where its buyers read on: %s', async (_what, change) => {
    const { purchaseId, read } = await takeFromReaders((id) => sql(change, [id]));
    expect(await statusOf(purchaseId)).toBe('COMPLETED');
    expect(read).toEqual({ purchasedByViewer: true, canViewerSkipPaywall: true });
  });
});

describe('money that comes too late', () => {
  const leave = async () => {
    const begun = await pay('later');
    await refreshPurchase(test, reader, begun.purchaseId);
    const intentId = String((await rowOf(begun.purchaseId))?.['payment_intent_id']);
    await sql(`UPDATE purchases SET status = 'EXPIRED' WHERE id = $1`, [begun.purchaseId]);
    expect(await atStripe(test, `payments/${intentId}/settle`)).toBe(200);
    return begun;
  };
  const paidLate = (events: ToldEvent[]) => tell(test, last(events, 'checkout.session.async_payment_succeeded'));

  it('buys the episode when it is sold still', async () => {
    const { purchaseId, events } = await leave();
    expect(await paidLate(events())).toBe(204);
    expect(await statusOf(purchaseId)).toBe('COMPLETED');
    expect(await pending()).toBe(452);
  });

  it('takes the place of another purchase that is not paid yet', async () => {
    const { id, purchaseId, events } = await leave();
    const other = await beginToBuy(test, reader, id);
    await paidLate(events());
    expect([await statusOf(purchaseId), await statusOf(other.purchaseId)]).toEqual(['COMPLETED', 'EXPIRED']);
  });

  it.each([
    [
      'the episode is not for sale any more',
      (id: string) => sql('UPDATE episodes SET price = NULL, pages_charged_from = NULL WHERE id = $1', [id]),
    ],
    [
      'it was bought meanwhile',
      async (id: string) => {
        const { purchaseId, checkoutUrl } = await beginToBuy(test, reader, id);
        await payAt(test, checkoutUrl);
        await refreshPurchase(test, reader, purchaseId);
      },
    ],
  ])('goes back when %s, and the books come to nothing', async (_why, change) => {
    const { id, purchaseId, events } = await leave();
    await change(id);
    const before = await pending();
    await paidLate(events());
    expect(await rowOf(purchaseId)).toMatchObject({
      status: 'EXPIRED',
      refund_status: 'REQUIRES_ACTION',
      purchased_at: null,
    });
    expect(await pending()).toBe(before);
    const refundId = String((await rowOf(purchaseId))?.['refund_id']);
    await atStripe(test, `refunds/${refundId}/end`, { status: 'succeeded' });
    await tell(test, last(events(), 'refund.updated'));
    expect(await rowOf(purchaseId)).toMatchObject({ refund_status: 'SUCCEEDED' });
    const owed = await sql(
      `SELECT e.amount::int AS amount FROM posting_entries e JOIN postings p ON p.id = e.posting_id
         JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'REFUNDS_OWED'
       WHERE split_part(p.key, ':', 2) = $1 ORDER BY e.id`,
      [purchaseId],
    );
    expect(owed).toEqual([{ amount: 500 }, { amount: -500 }]);
  });
});
