import type { Charge, Intent, Method, PaymentError, Session } from './objects/types.ts';
import type { World } from './World.ts';

/** What came of it: the way back, the test bank's question, or why not. */
export interface Tried {
  outcome: 'COMPLETE' | 'ASKS' | 'REFUSED';
  /** Where the person is sent; null while they stay on the page. */
  redirect: string | null;
  error: PaymentError | null;
}

/** The session is over for the person: they go back. */
export function complete({ state, events }: World, session: Session): Tried {
  session.status = 'complete';
  session.url = null;
  state.save();
  events.record('checkout.session.completed', session);
  const redirect = session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
  return { outcome: 'COMPLETE', redirect, error: null };
}

/** The money came. */
export function takeMoney({ state, events }: World, session: Session, intent: Intent, method: Method): void {
  const charge: Charge = {
    id: state.newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_refunded: 0,
    created: state.now(),
    currency: 'jpy',
    disputed: false,
    livemode: false,
    metadata: intent.metadata,
    paid: true,
    payment_intent: intent.id,
    payment_method_details: { type: method },
    refunded: false,
    status: 'succeeded',
  };
  state.kept.charges[charge.id] = charge;
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    next_action: null,
    last_payment_error: null,
  } satisfies Partial<Intent>);
  session.payment_status = 'paid';
  state.save();
  events.record('charge.succeeded', charge);
  events.record('payment_intent.succeeded', intent);
}
