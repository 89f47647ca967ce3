import type { Stripe } from 'stripe';
import type { Needs } from '../../graphql/context.ts';
import { askStripe, codeOf } from './askStripe.ts';
import type { Payment, PaymentMethod } from './Payment.ts';
import { paymentOf } from './readPayment.ts';

/** What is to be paid. The same purchase has to ask the same again: Stripe knows it by its id. */
export interface PaymentAsked {
  purchaseId: string;
  /** In yen. */
  price: number;
  name: string;
  description: string;
  /** Filled in for the person; null where they have none. */
  email: string | null;
  /** What may be paid with; null: everything that takes this price. */
  method: PaymentMethod | null;
  expiresAt: Date;
  successUrl: string;
  cancelUrl: string;
}

/** Shops take ¥120 and more. */
const LEAST_AT_SHOPS = 120;
/** Days until a slip is over. */
const DAYS_AT_SHOPS = 3;

const methodsFor = (price: number): PaymentMethod[] =>
  price < LEAST_AT_SHOPS ? ['card', 'paypay'] : ['card', 'paypay', 'konbini'];

/**
 * Opens a payment session, or finds the one that was opened for this purchase before. Null when Stripe does not take the request
 * any more because too much time went by since the purchase began.
 */
export async function openPayment(services: Needs<'config'>, asked: PaymentAsked): Promise<Payment | null> {
  try {
    return await askStripe(services, async (stripe) =>
      paymentOf(
        await stripe.checkout.sessions.create(paramsOf(asked), { idempotencyKey: `purchase:${asked.purchaseId}` }),
      ),
    );
  } catch (error) {
    const { type } = codeOf(error);
    const isTooLate =
      type === 'StripeIdempotencyError' ||
      (type === 'StripeInvalidRequestError' && (error as { param?: string }).param === 'expires_at');
    if (isTooLate) return null;
    throw error;
  }
}

function paramsOf(asked: PaymentAsked): Stripe.Checkout.SessionCreateParams {
  const { purchaseId, price, method } = asked;
  const metadata = { purchaseId };
  const methods = method === null ? methodsFor(price) : [method];
  return {
    mode: 'payment',
    allowed_payment_method_types: methods,
    client_reference_id: purchaseId,
    expires_at: Math.floor(asked.expiresAt.getTime() / 1000),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'jpy',
          unit_amount: price,
          product_data: { name: asked.name, description: asked.description },
        },
      },
    ],
    metadata,
    payment_intent_data: { metadata },
    ...(methods.includes('konbini')
      ? { payment_method_options: { konbini: { expires_after_days: DAYS_AT_SHOPS } } }
      : {}),
    ...(asked.email === null ? {} : { customer_email: asked.email }),
    success_url: asked.successUrl,
    cancel_url: asked.cancelUrl,
  };
}
