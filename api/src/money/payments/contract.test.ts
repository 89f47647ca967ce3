import { startStripe, type StandIn } from '@komawari/stripe';
import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { stripeOf } from './askStripe.ts';
import { closePayment, openPayment, readDispute, readPayment, readRefund, refundPayment } from './index.ts';
import type { PaymentAsked } from './openPayment.ts';

/**
 * What the product relies on, asked through Stripe's own client: of the stand-in, and of Stripe's test mode where
 * STRIPE_SECRET_KEY=sk_test_… is given. What takes a person at the payment page is asked of the stand-in alone.
 */
const key = process.env['STRIPE_SECRET_KEY'] ?? '';
const isStripe = key.startsWith('sk_test_');

let standIn: StandIn | null = null;
let stripe: Stripe;
let services: Parameters<typeof readPayment>[0];

beforeAll(async () => {
  standIn = isStripe ? null : await startStripe({ delivers: false });
  const selling = {
    secretKey: standIn?.environment['STRIPE_SECRET_KEY'] ?? key,
    webhookSecret: 'whsec_contract',
    apiBase: standIn?.url ?? null,
    isTest: true,
    rates: { platformFeeBps: 600, paymentFeeBps: 360 },
  };
  services = { config: { selling } } as typeof services;
  stripe = await stripeOf(services);
});
afterAll(() => standIn?.close());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const asked = (more: Partial<PaymentAsked> = {}): PaymentAsked => ({
  purchaseId: newId('Purchase'),
  price: 500,
  name: '第25話　嵐の季節',
  description: '空飛ぶ配達魔女の日報',
  email: 'reader@example.com',
  method: 'card',
  expiresAt: inMinutes(31),
  successUrl: 'https://komawari.example/episodes/e1?purchase_succeeded=r1',
  cancelUrl: 'https://komawari.example/episodes/e1?purchase_failed=r1',
  ...more,
});
const open = async (more: Partial<PaymentAsked> = {}) => {
  const payment = await openPayment(services, asked(more));
  if (payment === null) throw new Error('no session was opened');
  return payment;
};
/** What Stripe's client says of a call that fails. */
const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ type, code, param, statusCode }: Stripe.errors.StripeError) => ({ type, code, param, statusCode }),
  );
const params = (more: object = {}) =>
  ({
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: { currency: 'jpy', unit_amount: 500, product_data: { name: 'x' } } }],
    success_url: 'https://komawari.example/',
    ...more,
  }) as Stripe.Checkout.SessionCreateParams;

describe('a payment session', () => {
  it('is opened with a page to pay on, and reads as unpaid', async () => {
    const payment = await open();
    expect(payment).toMatchObject({ amount: 500, isPaid: false, isOver: false, slip: null, failure: null });
    expect(payment.url).toMatch(/^https?:\/\//);
    expect(await readPayment(services, payment.sessionId)).toEqual(payment);
  });

  it('is the same one when the same purchase asks again, also many times at once', async () => {
    const again = asked();
    const sessions = await Promise.all(Array.from({ length: 5 }, () => openPayment(services, again)));
    expect(new Set(sessions.map((one) => one?.sessionId)).size).toBe(1);
  });

  it('is not opened for a purchase that asks for something else under its id, nor for one that began too long ago', async () => {
    const first = asked();
    await openPayment(services, first);
    expect(await openPayment(services, { ...first, price: 600 })).toBeNull();
    expect(await openPayment(services, asked({ expiresAt: inMinutes(20) }))).toBeNull();
  });

  it('is closed, and then nobody pays it; closing it again changes nothing', async () => {
    const { sessionId } = await open();
    expect(await closePayment(services, sessionId)).toMatchObject({ isOver: true, url: null });
    expect(await closePayment(services, sessionId)).toMatchObject({ isOver: true });
  });

  it('carries the purchase in its metadata, and costs what was asked in yen', async () => {
    const wanted = asked();
    const payment = await openPayment(services, wanted);
    const session = await stripe.checkout.sessions.retrieve(payment?.sessionId ?? '', { expand: ['line_items'] });
    expect(session).toMatchObject({
      object: 'checkout.session',
      client_reference_id: wanted.purchaseId,
      currency: 'jpy',
      metadata: { purchaseId: wanted.purchaseId },
      mode: 'payment',
      payment_status: 'unpaid',
      status: 'open',
    });
    expect(session.line_items?.data[0]?.amount_total).toBe(500);
  });
});

describe('errors', () => {
  it.each([
    [
      'a session that is not there',
      () => stripe.checkout.sessions.retrieve('cs_test_none'),
      { type: 'StripeInvalidRequestError', statusCode: 404, code: 'resource_missing' },
    ],
    [
      'an unknown parameter',
      () => stripe.checkout.sessions.create(params({ kite: 'x' })),
      { type: 'StripeInvalidRequestError', statusCode: 400, code: 'parameter_unknown' },
    ],
    [
      'a part of a yen',
      () =>
        stripe.checkout.sessions.create(
          params({
            line_items: [
              { quantity: 1, price_data: { currency: 'jpy', unit_amount: 500.5, product_data: { name: 'x' } } },
            ],
          }),
        ),
      { type: 'StripeInvalidRequestError', statusCode: 400 },
    ],
    [
      'the list of methods that is no longer taken',
      () => stripe.checkout.sessions.create(params({ payment_method_types: ['card'] })),
      { type: 'StripeInvalidRequestError', statusCode: 400 },
    ],
    [
      'a session that ends too soon',
      () => stripe.checkout.sessions.create(params({ expires_at: Math.floor(Date.now() / 1000) + 60 })),
      { type: 'StripeInvalidRequestError', statusCode: 400, param: 'expires_at' },
    ],
  ] as [string, () => Promise<unknown>, object][])(
    '%s is refused as Stripe refuses it',
    async (_what, call, expected) => {
      expect(await errorOf(call())).toMatchObject(expected);
    },
  );

  it('a key that is used for something else is refused', async () => {
    const idempotencyKey = `contract:${newId('Purchase')}`;
    await stripe.checkout.sessions.create(params(), { idempotencyKey });
    expect(await errorOf(stripe.checkout.sessions.create(params({ locale: 'ja' }), { idempotencyKey }))).toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    });
  });
});

it('a list comes in pages, the latest first', async () => {
  const made = [await open(), await open(), await open()].map(({ sessionId }) => sessionId);
  const first = await stripe.checkout.sessions.list({ limit: 2 });
  expect(first.has_more).toBe(true);
  expect(first.data.map(({ id }) => id)).toEqual([made[2], made[1]]);
  const next = await stripe.checkout.sessions.list({ limit: 2, starting_after: made[1] ?? '' });
  expect(next.data[0]?.id).toBe(made[0]);
});

describe.runIf(!isStripe)('with somebody at the payment page', () => {
  const pay = async (sessionId: string, card: string, confirms?: boolean) => {
    const answer = await fetch(`${standIn?.url}/dev/stripe/sessions/${sessionId}/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ card, confirms }),
    });
    return answer.status;
  };

  it('a card pays it, it is refunded once, and a second refund finds the first', async () => {
    const { sessionId } = await open();
    expect(await pay(sessionId, '4242424242424242')).toBe(200);
    const payment = await readPayment(services, sessionId);
    expect(payment).toMatchObject({ isPaid: true, isOver: false, method: 'card', failure: null, url: null });
    const intentId = payment.intentId ?? '';
    expect(await readRefund(services, intentId)).toBeNull();
    const refund = await refundPayment(services, { purchaseId: 'r1', intentId, email: null });
    expect(refund.status).toBe('SUCCEEDED');
    expect(await refundPayment(services, { purchaseId: 'r2', intentId, email: null })).toEqual(refund);
    expect(await readRefund(services, intentId)).toEqual(refund);
    expect(await readDispute(services, intentId)).toBeNull();
  });

  it('a declined card leaves it open, with the reason', async () => {
    const { sessionId } = await open();
    expect(await pay(sessionId, '4000000000009995')).toBe(402);
    expect(await readPayment(services, sessionId)).toMatchObject({
      isPaid: false,
      isOver: false,
      failure: 'INSUFFICIENT_FUNDS',
    });
  });

  it('a slip of a shop is complete and not paid, and can be taken back before somebody pays it', async () => {
    const { sessionId } = await open({ method: 'konbini' });
    expect(await pay(sessionId, 'konbini')).toBe(200);
    const waiting = await readPayment(services, sessionId);
    expect(waiting).toMatchObject({ isPaid: false, isOver: false, method: 'konbini', url: null });
    expect(waiting.slip?.shops).toHaveLength(4);
    // 23:59:59 in Tokyo, three days on.
    expect(waiting.slip?.expiresAt.toISOString()).toMatch(/T14:59:59\.000Z$/);
    expect(await closePayment(services, sessionId)).toMatchObject({ isOver: true, slip: null });
  });

  it('a slip that nobody pays is over after its day, and a session after its time', async () => {
    const slip = await open({ method: 'konbini' });
    await pay(slip.sessionId, 'konbini');
    const session = await open();
    standIn?.advance(5 * 86_400);
    expect(await readPayment(services, slip.sessionId)).toMatchObject({ isOver: true, failure: 'NOT_PAID_IN_TIME' });
    expect(await readPayment(services, session.sessionId)).toMatchObject({ isOver: true });
  });
});
