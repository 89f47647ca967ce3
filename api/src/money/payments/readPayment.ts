import type { Stripe } from 'stripe';
import type { Needs } from '../../graphql/context.ts';
import { askStripe } from './askStripe.ts';
import type { Payment, PaymentFailure, PaymentMethod, Slip } from './Payment.ts';

type Session = Stripe.Checkout.Session;
type Intent = Stripe.PaymentIntent;

const EXPAND = ['payment_intent.latest_charge'];

/** What the processor says of a session at this moment: the one thing that is acted on. */
export const readPayment = (services: Needs<'config'>, sessionId: string): Promise<Payment> =>
  askStripe(services, async (stripe) =>
    paymentOf(await stripe.checkout.sessions.retrieve(sessionId, { expand: EXPAND })),
  );

/** Through which session money came, and what we had written on it; null where it was through none. */
export const findSessionOf = (
  services: Needs<'config'>,
  intentId: string,
): Promise<{ sessionId: string; purchaseId: string | null } | null> =>
  askStripe(services, async (stripe) => {
    const { data } = await stripe.checkout.sessions.list({ payment_intent: intentId, limit: 1 });
    return data[0] ? { sessionId: data[0].id, purchaseId: data[0].metadata?.['purchaseId'] ?? null } : null;
  });

/** Sees to it that nobody pays a session any more, unless somebody did; answers how it stands then. */
export const closePayment = (services: Needs<'config'>, sessionId: string): Promise<Payment> =>
  askStripe(services, async (stripe) => {
    const read = () => stripe.checkout.sessions.retrieve(sessionId, { expand: EXPAND });
    const session = await read();
    const intent = intentOf(session);
    if (session.status === 'open') await stripe.checkout.sessions.expire(sessionId).catch(ignoreChanged);
    else if (session.payment_status === 'unpaid' && intent?.status === 'requires_action')
      await stripe.paymentIntents.cancel(intent.id).catch(ignoreChanged);
    return paymentOf(await read());
  });

/** What changed in the meantime is seen when it is read again. */
function ignoreChanged(error: unknown): void {
  if ((error as { type?: string }).type !== 'StripeInvalidRequestError') throw error;
}

/** A session of Stripe's in our words. Its payment intent is expanded. */
export function paymentOf(session: Session): Payment {
  const intent = intentOf(session);
  const isPaid = session.status === 'complete' && session.payment_status === 'paid';
  const slip = isPaid ? null : slipOf(intent);
  return {
    sessionId: session.id,
    url: session.status === 'open' ? session.url : null,
    intentId: intent?.id ?? null,
    amount: session.amount_total ?? 0,
    isPaid,
    isOver: !isPaid && slip === null && session.status !== 'open',
    method: slip ? 'konbini' : methodOf(intent),
    slip,
    failure: isPaid ? null : failureOf(intent),
  };
}

const intentOf = ({ payment_intent: intent }: Session): Intent | null =>
  typeof intent === 'object' && intent !== null ? intent : null;

const METHODS: readonly string[] = ['card', 'paypay', 'konbini'] satisfies PaymentMethod[];

function methodOf(intent: Intent | null): PaymentMethod | null {
  const charge = intent?.latest_charge;
  const type = typeof charge === 'object' && charge !== null ? charge.payment_method_details?.type : undefined;
  return type !== undefined && METHODS.includes(type) ? (type as PaymentMethod) : null;
}

const SHOPS = { familymart: 'FamilyMart', lawson: 'Lawson', ministop: 'Ministop', seicomart: 'Seicomart' } as const;

function slipOf(intent: Intent | null): Slip | null {
  const details = intent?.next_action?.konbini_display_details;
  if (!details || intent?.status !== 'requires_action') return null;
  const shops = Object.entries(SHOPS).flatMap(([key, name]) => {
    const store = details.stores[key as keyof typeof SHOPS];
    if (!store) return [];
    return [{ name, paymentCode: store.payment_code, confirmationNumber: store.confirmation_number ?? null }];
  });
  return { expiresAt: new Date(details.expires_at * 1000), stepsUrl: details.hosted_voucher_url, shops };
}

const FAILURES: Record<string, PaymentFailure> = {
  insufficient_funds: 'INSUFFICIENT_FUNDS',
  card_declined: 'DECLINED',
  payment_intent_authentication_failure: 'NOT_CONFIRMED',
  payment_intent_payment_attempt_expired: 'NOT_PAID_IN_TIME',
};

function failureOf(intent: Intent | null): PaymentFailure | null {
  const error = intent?.last_payment_error;
  if (!error) return null;
  return FAILURES[error.decline_code ?? ''] ?? FAILURES[error.code ?? ''] ?? 'OTHER';
}
