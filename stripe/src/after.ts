import { lapse } from './konbini.ts';
import type { Charge, Dispute, Refund, Session } from './objects/types.ts';
import { missing, Refused, wrong } from './v1/Refused.ts';
import type { World } from './World.ts';

/** A session that nobody may pay any more. */
export function expire({ state, events }: World, session: Session): void {
  if (session.status !== 'open')
    throw new Refused(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
    );
  session.status = 'expired';
  session.url = null;
  state.save();
  events.record('checkout.session.expired', session);
}

/** Ends what its time is over for: open sessions, and slips. */
export function tick(world: World): void {
  const { state } = world;
  for (const session of Object.values(state.kept.sessions)) {
    if (session.status === 'open' && session.expires_at <= state.now()) expire(world, session);
    const intent = session.payment_intent === null ? undefined : state.kept.intents[session.payment_intent];
    const action = intent?.next_action;
    if (intent && action?.type === 'konbini_display_details' && action.konbini_display_details.expires_at < state.now())
      lapse(world, session, intent);
  }
}

/** Gives money back. What was paid at a shop waits for the buyer's bank account. */
export function refund(world: World, charge: Charge, given: Pick<Refund, 'reason' | 'metadata'>): Refund {
  const { state, events } = world;
  if (charge.refunded)
    throw new Refused(400, `Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (charge.disputed)
    throw new Refused(400, `Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  const made: Refund = {
    id: state.newId('re'),
    object: 'refund',
    amount: charge.amount,
    charge: charge.id,
    created: state.now(),
    currency: 'jpy',
    payment_intent: charge.payment_intent,
    status: charge.payment_method_details.type === 'konbini' ? 'requires_action' : 'succeeded',
    ...given,
  };
  state.kept.refunds[made.id] = made;
  charge.refunded = true;
  charge.amount_refunded = charge.amount;
  state.save();
  events.record('refund.created', made);
  events.record('charge.refunded', charge);
  return made;
}

/** What became of a refund: it arrived, or the bank did not take it. */
export function endRefund({ state, events }: World, id: string, status: 'succeeded' | 'failed'): Refund {
  const found = state.kept.refunds[id];
  if (!found) throw missing('refund', id);
  found.status = status;
  const charge = state.kept.charges[found.charge];
  if (status === 'failed') {
    found.failure_reason = 'expired_or_canceled_card';
    if (charge) Object.assign(charge, { refunded: false, amount_refunded: 0 });
  }
  state.save();
  events.record('refund.updated', found);
  if (status === 'failed') events.record('refund.failed', found);
  return found;
}

/** The buyer turns to the bank: the money is taken at once. */
export function dispute({ state, events }: World, intentId: string): Dispute {
  const intent = state.kept.intents[intentId];
  const charge = state.kept.charges[intent?.latest_charge ?? ''];
  if (!intent || !charge) throw missing('payment_intent', intentId);
  if (charge.payment_method_details.type !== 'card') throw wrong('id', 'Only card payments can be disputed.');
  if (charge.disputed) throw wrong('id', 'This payment is disputed already.');
  const made: Dispute = {
    id: state.newId('du'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created: state.now(),
    currency: 'jpy',
    livemode: false,
    metadata: {},
    payment_intent: intentId,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  state.kept.disputes[made.id] = made;
  charge.disputed = true;
  state.save();
  events.record('charge.dispute.created', made);
  events.record('charge.dispute.funds_withdrawn', made);
  return made;
}

/** The bank decides. */
export function closeDispute({ state, events }: World, id: string, status: 'won' | 'lost' | 'warning_closed'): Dispute {
  const found = state.kept.disputes[id];
  if (!found) throw missing('dispute', id);
  if (!/^(warning_)?needs_response$/.test(found.status)) throw wrong('id', `This dispute is ${found.status}.`);
  found.status = status;
  state.save();
  events.record('charge.dispute.closed', found);
  if (status !== 'lost') events.record('charge.dispute.funds_reinstated', found);
  return found;
}
