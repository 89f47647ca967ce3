import type { Stripe } from 'stripe';
import type { Needs } from '../../graphql/context.ts';
import { askStripe, codeOf } from './askStripe.ts';
import type { DisputeState, RefundState } from './Payment.ts';

const STATES: Record<string, RefundState['status']> = {
  succeeded: 'SUCCEEDED',
  pending: 'PENDING',
  requires_action: 'REQUIRES_ACTION',
  failed: 'FAILED',
  canceled: 'CANCELED',
};

const refundOf = ({ id, status }: Stripe.Refund): RefundState => ({ id, status: STATES[status ?? ''] ?? 'PENDING' });

/**
 * Gives all of a payment back, once for a purchase. What was paid at a shop goes back by a mail of Stripe's to `email`. A refund
 * is not final when it is made. FAILED with the id of nothing where Stripe does not take it.
 */
export async function refundPayment(
  services: Needs<'config'>,
  { purchaseId, intentId, email }: { purchaseId: string; intentId: string; email: string | null },
): Promise<RefundState> {
  try {
    return await askStripe(services, async (stripe) =>
      refundOf(
        await stripe.refunds.create(
          {
            payment_intent: intentId,
            metadata: { purchaseId },
            ...(email === null ? {} : { instructions_email: email }),
          },
          { idempotencyKey: `refund:${purchaseId}` },
        ),
      ),
    );
  } catch (error) {
    const { type, code } = codeOf(error);
    if (code === 'charge_already_refunded') {
      const found = await readRefund(services, intentId);
      if (found) return found;
    }
    if (type === 'StripeInvalidRequestError' || type === 'StripeCardError') return { id: '', status: 'FAILED' };
    throw error;
  }
}

/** The latest refund of a payment; null when there is none. */
export const readRefund = (services: Needs<'config'>, intentId: string): Promise<RefundState | null> =>
  askStripe(services, async (stripe) => {
    const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 1 });
    return data[0] ? refundOf(data[0]) : null;
  });

const DISPUTE_STATES: Record<string, DisputeState['state']> = {
  won: 'WON',
  lost: 'LOST',
  warning_closed: 'WON',
  prevented: 'WON',
  warning_needs_response: 'WARNING',
  warning_under_review: 'WARNING',
};

/** The latest dispute of a payment; null when there is none. */
export const readDispute = (services: Needs<'config'>, intentId: string): Promise<DisputeState | null> =>
  askStripe(services, async (stripe) => {
    const { data } = await stripe.disputes.list({ payment_intent: intentId, limit: 1 });
    return data[0] ? { id: data[0].id, state: DISPUTE_STATES[data[0].status] ?? 'OPEN' } : null;
  });

/** Gives in to a claim at the bank: the money is its buyer's. False where the bank has begun to decide and nobody may any more. */
export const giveInToDispute = (services: Needs<'config'>, disputeId: string): Promise<boolean> =>
  askStripe(services, async (stripe) => {
    const { status } = await stripe.disputes.close(disputeId);
    return DISPUTE_STATES[status] === 'LOST';
  }).catch((error: unknown) => {
    if (codeOf(error).type === 'StripeInvalidRequestError') return false;
    throw error;
  });
