import type { Stripe } from 'stripe';
import type { Needs } from '../../graphql/context.ts';
import { pagesOf, stripeOf } from './askStripe.ts';

/** What the processor tells of: that something changed, and what. How it is now is read from the processor. */
export interface PaymentEvent {
  id: string;
  kind: string;
  happenedAt: Date;
  /** The processor's id of what it is about. */
  objectId: string;
  /** What of a purchase of ours changed; null for all that changes nothing here. */
  about: 'PAYMENT' | 'REFUND' | 'DISPUTE' | null;
  sessionId: string | null;
  intentId: string | null;
  /** What we had written on it. */
  purchaseId: string | null;
}

/** A signature is good for this long, in both directions: Stripe's own check takes any time in the future. */
const TOLERANCE_SECONDS = 300;

/** Whether a webhook can be the processor's, before its body is read: a signature of its form that was made just now. */
export function canBeSigned(signature: string): boolean {
  const sentAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1] ?? Number.NaN);
  return Math.abs(Date.now() / 1000 - sentAt) <= TOLERANCE_SECONDS && /(?:^|,)v1=[0-9a-f]{64}(?:,|$)/.test(signature);
}

/** Checks who sent a webhook, on its raw bytes, and reads it. Null when it is not from the processor, or too old or too new. */
export async function readEvent(
  services: Needs<'config'>,
  body: Buffer,
  signature: string,
): Promise<PaymentEvent | null> {
  const { selling } = services.config;
  if (selling === null) return null;
  const stripe = await stripeOf(services);
  if (!canBeSigned(signature)) return null;
  try {
    return eventOf(stripe.webhooks.constructEvent(body, signature, selling.webhookSecret, TOLERANCE_SECONDS));
  } catch (error) {
    if ((error as { type?: string }).type === 'StripeSignatureVerificationError' || error instanceof SyntaxError)
      return null;
    throw error;
  }
}

function eventOf(event: Stripe.Event): PaymentEvent {
  const object = event.data.object as unknown as Record<string, unknown>;
  const text = (name: string): string | null => {
    const value = object[name];
    return typeof value === 'string' ? value : null;
  };
  const { metadata } = object as { metadata?: Record<string, string> | null };
  return {
    id: event.id,
    kind: event.type,
    happenedAt: new Date(event.created * 1000),
    objectId: text('id') ?? '',
    about: aboutOf(event.type),
    sessionId: text('object') === 'checkout.session' ? text('id') : null,
    intentId: text('object') === 'payment_intent' ? text('id') : text('payment_intent'),
    purchaseId: metadata?.['purchaseId'] ?? null,
  };
}

function aboutOf(kind: string): PaymentEvent['about'] {
  if (kind.startsWith('checkout.session.') || kind.startsWith('payment_intent.')) return 'PAYMENT';
  if (kind.startsWith('refund.') || kind.startsWith('charge.refund')) return 'REFUND';
  return kind.startsWith('charge.dispute.') ? 'DISPUTE' : null;
}

/**
 * Kinds that can be told of purchases that nobody asks about any more, as of money for one that is over: a webhook that is lost
 * would leave them as they are.
 */
const OF_SALES: Stripe.EventListParams['types'] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'refund.created',
  'refund.updated',
  'refund.failed',
];

/** Days after which the processor gives up telling us of an event. */
const DAYS_TO_TELL = 3;

/** What the processor told of sales in the last days, whether or not it reached us: page by page, the latest first. */
export async function* listEventsOfSales(services: Needs<'config'>): AsyncGenerator<PaymentEvent[]> {
  const created = { gte: Math.floor(Date.now() / 1000) - DAYS_TO_TELL * 86_400 };
  const pages = pagesOf(services, (stripe, page) => stripe.events.list({ types: OF_SALES, created, ...page }));
  for await (const events of pages) yield events.map(eventOf);
}
