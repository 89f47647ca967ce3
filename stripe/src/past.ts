import type { Charge, Intent, Session } from './objects/types.ts';
import { wrong } from './v1/Refused.ts';
import type { World } from './World.ts';

/** A payment by card that happened before the stand-in was asked about it, and what became of it. */
export interface PastPayment {
  /** What was bought: the same one is made once. */
  purchaseId: string;
  amount: number;
  name: string;
  /** Seconds since 1970, as all instants here. */
  paidAt: number;
  became: 'REFUNDED' | 'DISPUTED' | null;
}

/** What the stand-in calls a payment of the past. */
export interface PastIds {
  purchaseId: string;
  sessionId: string;
  intentId: string;
  refundId: string | null;
  disputeId: string | null;
}

/** Makes payments of the past, for a seed. Nobody is told of them. */
export function makePast(world: World, payments: unknown): PastIds[] {
  if (!Array.isArray(payments)) throw wrong('payments', 'Payments of the past come as a list.');
  const made = (payments as PastPayment[]).map((payment) => find(world, payment) ?? make(world, payment));
  world.state.save();
  return made;
}

function find({ state: { kept } }: World, { purchaseId }: PastPayment): PastIds | null {
  const session = Object.values(kept.sessions).find(({ metadata }) => metadata['purchaseId'] === purchaseId);
  if (!session?.payment_intent) return null;
  const of = (all: Record<string, { id: string; payment_intent: string }>): string | null =>
    Object.values(all).find((one) => one.payment_intent === session.payment_intent)?.id ?? null;
  return {
    purchaseId,
    sessionId: session.id,
    intentId: session.payment_intent,
    refundId: of(kept.refunds),
    disputeId: of(kept.disputes),
  };
}

function make(world: World, payment: PastPayment): PastIds {
  const { kept } = world.state;
  const { intent, charge } = makeMoney(world, payment);
  const session = makeSession(world, payment, intent);
  kept.sessions[session.id] = session;
  kept.intents[intent.id] = intent;
  kept.charges[charge.id] = charge;
  const ids = { purchaseId: payment.purchaseId, sessionId: session.id, intentId: intent.id };
  const refund = payment.became === 'REFUNDED' ? makeEnd(world, charge, 're') : null;
  const dispute = payment.became === 'DISPUTED' ? makeEnd(world, charge, 'du') : null;
  if (refund) kept.refunds[refund.id] = { ...refund, object: 'refund', reason: null, status: 'succeeded' };
  if (dispute)
    kept.disputes[dispute.id] = {
      ...dispute,
      object: 'dispute',
      livemode: false,
      reason: 'fraudulent',
      status: 'needs_response',
    };
  return { ...ids, refundId: refund?.id ?? null, disputeId: dispute?.id ?? null };
}

function makeSession({ state }: World, payment: PastPayment, intent: Intent): Session {
  const { purchaseId, amount, name, paidAt } = payment;
  return {
    id: state.newId('cs_test'),
    object: 'checkout.session',
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: null,
    client_reference_id: purchaseId,
    created: paidAt - 60,
    currency: 'jpy',
    customer_email: null,
    expires_at: paidAt + 1740,
    livemode: false,
    metadata: { purchaseId },
    mode: 'payment',
    payment_intent: intent.id,
    payment_method_types: ['card'],
    payment_method_options: {},
    payment_status: 'paid',
    status: 'complete',
    success_url: '/',
    url: null,
    line_items: [{ name, description: null, image: null, amount, quantity: 1 }],
    payment_intent_metadata: { purchaseId },
  };
}

function makeMoney({ state }: World, payment: PastPayment): { intent: Intent; charge: Charge } {
  const { purchaseId, amount, paidAt: created, became } = payment;
  const same = { amount, created, currency: 'jpy', livemode: false, metadata: { purchaseId } } as const;
  const [intentId, chargeId] = [state.newId('pi'), state.newId('ch')];
  const isRefunded = became === 'REFUNDED';
  const charge: Charge = {
    ...same,
    id: chargeId,
    object: 'charge',
    amount_refunded: isRefunded ? amount : 0,
    disputed: became === 'DISPUTED',
    paid: true,
    payment_intent: intentId,
    payment_method_details: { type: 'card' },
    refunded: isRefunded,
    status: 'succeeded',
  };
  const intent: Intent = {
    ...same,
    id: intentId,
    object: 'payment_intent',
    amount_received: amount,
    last_payment_error: null,
    latest_charge: chargeId,
    next_action: null,
    payment_method_types: ['card'],
    status: 'succeeded',
  };
  return { intent, charge };
}

/** What a refund and a claim at the bank have in common. */
function makeEnd({ state }: World, charge: Charge, prefix: 're' | 'du') {
  const { amount, id, created, metadata, payment_intent: intentId } = charge;
  return {
    id: state.newId(prefix),
    amount,
    charge: id,
    created: created + 3600,
    currency: 'jpy' as const,
    metadata,
    payment_intent: intentId,
  };
}
