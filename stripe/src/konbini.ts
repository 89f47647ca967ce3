import { complete, takeMoney, type Tried } from './arrive.ts';
import type { Intent, Session } from './objects/types.ts';
import { missing, wrong } from './v1/Refused.ts';
import type { World } from './World.ts';

const DAY = 86_400;
const TOKYO = 9 * 3600;

/** 23:59:59 in Tokyo, so many days after an instant (seconds). */
export const endOfDay = (from: number, days: number): number =>
  Math.floor((from + TOKYO) / DAY) * DAY + (days + 1) * DAY - TOKYO - 1;

/** The person leaves with a slip, which is paid at a shop. Complete and unpaid: no sale. */
export function issueSlip(world: World, session: Session, intent: Intent): Tried {
  const { state, events, origin } = world;
  const days = session.payment_method_options.konbini?.expires_after_days ?? 3;
  const store = () => ({ payment_code: digits(6), confirmation_number: digits(11) });
  intent.status = 'requires_action';
  intent.next_action = {
    type: 'konbini_display_details',
    konbini_display_details: {
      expires_at: endOfDay(state.now(), days),
      hosted_voucher_url: `${origin()}/dev/stripe/slips/${session.id}`,
      stores: { familymart: store(), lawson: store(), ministop: store(), seicomart: store() },
    },
  };
  events.record('payment_intent.requires_action', intent);
  return complete(world, session);
}

/** Somebody paid a slip. The processor learns of it late at times, so one that is over is taken too. */
export function settle(world: World, intentId: string): void {
  const { state, events } = world;
  const { intent, session } = slipOf(world, intentId);
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw wrong('id', `This payment is ${intent.status}.`, 'payment_intent_unexpected_state');
  takeMoney(world, session, intent, 'konbini');
  state.save();
  events.record('checkout.session.async_payment_succeeded', session);
}

/** Nobody paid a slip in time. */
export function lapse({ state, events }: World, session: Session, intent: Intent): void {
  intent.status = 'requires_payment_method';
  intent.next_action = null;
  intent.last_payment_error = {
    type: 'invalid_request_error',
    code: 'payment_intent_payment_attempt_expired',
    message: 'The latest attempt to confirm the payment has expired.',
  };
  state.save();
  events.record('payment_intent.payment_failed', intent);
  events.record('checkout.session.async_payment_failed', session);
}

function slipOf({ state }: World, intentId: string): { intent: Intent; session: Session } {
  const intent = state.kept.intents[intentId];
  const session = state.sessionOf(intentId);
  if (!intent || !session) throw missing('payment_intent', intentId);
  if (session.status !== 'complete') throw wrong('id', 'Nobody left this session with a slip.');
  return { intent, session };
}

const digits = (count: number): string => Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('');
