import { complete, takeMoney, type Tried } from './arrive.ts';
import { findOutcome } from './cards.ts';
import { issueSlip } from './konbini.ts';
import type { Intent, Method, PaymentError, Session } from './objects/types.ts';
import { missing, wrong } from './v1/Refused.ts';
import type { World } from './World.ts';

/** What somebody did on the payment page. `confirms` is the answer to the test bank's question. */
export interface Try {
  card: string;
  confirms?: boolean;
}

const DECLINED: PaymentError = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};
const INSUFFICIENT: PaymentError = {
  ...DECLINED,
  decline_code: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};
const NOT_CONFIRMED: PaymentError = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message: 'The provided PaymentMethod has failed authentication.',
};

/** Pays a session as its page does. Throws Refused when it is not open, or the card is no test card. */
export function pay(world: World, session: Session, { card, confirms }: Try): Tried {
  const outcome = findOutcome(card);
  if (outcome === null) throw wrong('card', 'This is not one of the test cards.');
  if (session.status !== 'open') throw wrong('id', `This session is ${session.status}.`, 'checkout_session_not_open');
  const method: Method = outcome.name === 'later' ? 'konbini' : outcome.name === 'paypay' ? 'paypay' : 'card';
  if (!session.payment_method_types.includes(method))
    throw wrong('card', `This session does not offer ${method}.`, 'payment_method_not_available');
  const intent = intentOf(world, session);
  switch (outcome.name) {
    case 'declined':
      return refuse(world, intent, DECLINED);
    case 'insufficient':
      return refuse(world, intent, INSUFFICIENT);
    case 'secure':
      if (confirms === undefined) return ask(world, intent);
      if (!confirms) return refuse(world, intent, NOT_CONFIRMED);
      break;
    case 'later':
      return issueSlip(world, session, intent);
    default:
  }
  takeMoney(world, session, intent, method);
  return complete(world, session);
}

/** The intent of a session, made at the first try. */
function intentOf({ state, events }: World, session: Session): Intent {
  if (session.payment_intent !== null) {
    const found = state.kept.intents[session.payment_intent];
    if (!found) throw missing('payment_intent', session.payment_intent);
    return found;
  }
  const intent: Intent = {
    id: state.newId('pi'),
    object: 'payment_intent',
    amount: session.amount_total,
    amount_received: 0,
    created: state.now(),
    currency: 'jpy',
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: session.payment_intent_metadata,
    next_action: null,
    payment_method_types: session.payment_method_types,
    status: 'requires_payment_method',
  };
  state.kept.intents[intent.id] = intent;
  session.payment_intent = intent.id;
  state.save();
  events.record('payment_intent.created', intent);
  return intent;
}

function ask({ state, events }: World, intent: Intent): Tried {
  intent.status = 'requires_action';
  intent.next_action = { type: 'use_stripe_sdk' };
  state.save();
  events.record('payment_intent.requires_action', intent);
  return { outcome: 'ASKS', redirect: null, error: null };
}

function refuse({ state, events }: World, intent: Intent, error: PaymentError): Tried {
  intent.status = 'requires_payment_method';
  intent.next_action = null;
  intent.last_payment_error = error;
  state.save();
  events.record('payment_intent.payment_failed', intent);
  return { outcome: 'REFUSED', redirect: null, error };
}
