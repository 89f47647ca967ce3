import { createHash } from 'node:crypto';
import { closeDispute, refund } from '../after.ts';
import type { Charge, Event, Intent, Refund, Thing } from '../objects/types.ts';
import type { World } from '../World.ts';
import { fieldsOf, listOf, metadataOf, onlyKnown, textOf } from './fields.ts';
import { parseForm, type Form } from './parseForm.ts';
import { present, presentList } from './present.ts';
import { missing, Refused, wrong } from './Refused.ts';
import { createSession, expireSession, loadSession } from './sessions.ts';

/** A request to the API, as it arrived. */
export interface Asked {
  method: string;
  /** Without the query. */
  path: string;
  /** Query or body, form encoded. */
  form: string;
  idempotencyKey: string | null;
}

export interface Answered {
  status: number;
  body: object;
  isReplay: boolean;
}

type Made = Thing | Event | object;
type Handler = (world: World, form: Form, id: string) => Made;

const list =
  <One extends Thing | Event>(all: (world: World, form: Form) => One[], url: string): Handler =>
  (world, form) =>
    presentList(world.state, all(world, form), form, url);

const of = <One extends Thing | Event>(all: Record<string, One>, form: Form, fields: readonly string[]): One[] =>
  Object.values(all).filter((one) =>
    fields.every(
      (field) => form[field] === undefined || (one as unknown as Record<string, unknown>)[field] === form[field],
    ),
  );

const one =
  (what: string, all: (world: World) => Record<string, Thing | Event>): Handler =>
  (world, _form, id) => {
    const found = all(world)[id];
    if (!found) throw missing(what, id);
    return found;
  };

/** What is spoken of Stripe's API. `:id` stands for an id. */
const ROUTES: Record<string, Handler> = {
  'POST /v1/checkout/sessions': createSession,
  'GET /v1/checkout/sessions': list(
    ({ state }, form) => of(state.kept.sessions, form, ['payment_intent', 'status']),
    '/v1/checkout/sessions',
  ),
  'GET /v1/checkout/sessions/:id': (world, _form, id) => loadSession(world, id),
  'POST /v1/checkout/sessions/:id/expire': (world, _form, id) => expireSession(world, id),
  'GET /v1/payment_intents': list(
    ({ state }, form) => Object.values(state.kept.intents).filter(({ created }) => created >= sinceOf(form)),
    '/v1/payment_intents',
  ),
  'GET /v1/payment_intents/:id': one('payment_intent', ({ state }) => state.kept.intents),
  'POST /v1/payment_intents/:id/cancel': cancelIntent,
  'GET /v1/charges/:id': one('charge', ({ state }) => state.kept.charges),
  'POST /v1/refunds': createRefund,
  'GET /v1/refunds': list(
    ({ state }, form) => of(state.kept.refunds, form, ['payment_intent', 'charge']),
    '/v1/refunds',
  ),
  'GET /v1/refunds/:id': one('refund', ({ state }) => state.kept.refunds),
  'GET /v1/disputes': list(
    ({ state }, form) => of(state.kept.disputes, form, ['payment_intent', 'charge']),
    '/v1/disputes',
  ),
  'POST /v1/disputes/:id/close': (world, _form, id) => closeDispute(world, id, 'lost'),
  'GET /v1/disputes/:id': one('dispute', ({ state }) => state.kept.disputes),
  'GET /v1/events': list(eventsAsked, '/v1/events'),
  'GET /v1/events/:id': one('event', ({ state }) => state.kept.events),
};

/** Answers one request; the same idempotency key gets the same answer, and another request with it is refused. */
export function answer(world: World, asked: Asked): Answered {
  const { answers } = world.state.kept;
  const fingerprint = createHash('sha256').update(`${asked.method} ${asked.path}\n${asked.form}`).digest('hex');
  const key = asked.method === 'POST' ? asked.idempotencyKey : null;
  const before = key === null ? undefined : answers[key];
  if (before && before.fingerprint !== fingerprint) return refused(keyReused(key ?? ''));
  if (before) return { status: before.status, body: before.body, isReplay: true };
  try {
    const body = handle(world, asked);
    if (key !== null) answers[key] = { fingerprint, status: 200, body };
    world.state.save();
    return { status: 200, body, isReplay: false };
  } catch (error) {
    if (error instanceof Refused) return refused(error);
    throw error;
  }
}

const refused = (error: Refused): Answered => ({ status: error.status, body: error.body, isReplay: false });

const keyReused = (key: string): Refused =>
  new Refused(400, `Keys for idempotent requests can only be used with the same parameters. Key: ${key}`, {
    type: 'idempotency_error',
  });

function handle(world: World, { method, path, form: text }: Asked): object {
  const exact = ROUTES[`${method} ${path}`];
  const [, before, id, after] = /^(\/v1\/(?:checkout\/)?\w+)\/(\w+)(\/\w+)?$/.exec(path) ?? [];
  const handler = exact ?? ROUTES[`${method} ${before}/:id${after ?? ''}`];
  if (!handler) throw new Refused(404, `Unrecognized request URL (${method}: ${path}).`);
  const form = parseForm(text);
  const made = handler(world, form, id ?? '');
  // A list is put together already.
  if ('has_more' in made) return made;
  const expand = Array.isArray(form['expand']) ? form['expand'].map(String) : [];
  return present(world.state, made as Thing, expand);
}

function createRefund(world: World, form: Form): Refund {
  onlyKnown(form, ['amount', 'charge', 'expand', 'instructions_email', 'metadata', 'payment_intent', 'reason']);
  const intentId = textOf(form['payment_intent'], 'payment_intent');
  const { intents, charges } = world.state.kept;
  const charge: Charge | undefined =
    charges[textOf(form['charge'], 'charge') ?? intents[intentId ?? '']?.latest_charge ?? ''];
  if (!charge) throw missing('charge', intentId ?? '');
  const amount = textOf(form['amount'], 'amount');
  if (amount !== null && Number(amount) !== charge.amount)
    throw wrong('amount', 'The stand-in refunds the whole amount only.');
  return refund(world, charge, { reason: textOf(form['reason'], 'reason'), metadata: metadataOf(form['metadata']) });
}

function cancelIntent({ state, events }: World, _form: Form, id: string): Intent {
  const intent = state.kept.intents[id];
  if (!intent) throw missing('payment_intent', id);
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw new Refused(400, `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`, {
      code: 'payment_intent_unexpected_state',
    });
  intent.status = 'canceled';
  intent.next_action = null;
  state.save();
  events.record('payment_intent.canceled', intent);
  return intent;
}

/** From which instant on a list is asked for. */
const sinceOf = (form: Form): number => Number(textOf(fieldsOf(form['created'], 'created')['gte'], 'created') ?? 0);

/** Events of these types, since an instant. */
function eventsAsked({ state }: World, form: Form): Event[] {
  const types = listOf(form['types'], 'types');
  return Object.values(state.kept.events).filter(
    ({ type, created }) => (types.length === 0 || types.includes(type)) && created >= sinceOf(form),
  );
}
