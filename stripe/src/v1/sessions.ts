import { expire } from '../after.ts';
import type { Method, Session } from '../objects/types.ts';
import type { World } from '../World.ts';
import { fieldsOf, listOf, metadataOf, onlyKnown, requiredInteger, requiredText, textOf } from './fields.ts';
import type { Form, Value } from './parseForm.ts';
import { missing, wrong } from './Refused.ts';

const KNOWN = [
  'allowed_payment_method_types',
  'cancel_url',
  'client_reference_id',
  'customer_email',
  'expand',
  'expires_at',
  'line_items',
  'locale',
  'metadata',
  'mode',
  'payment_intent_data',
  'payment_method_options',
  'submit_type',
  'success_url',
];
const METHODS: readonly Method[] = ['card', 'paypay', 'konbini'];

/** Between which amounts a method takes money, in yen. */
const AMOUNTS: Record<Method, [number, number]> = {
  card: [50, 9_999_999],
  paypay: [50, 1_000_000],
  konbini: [120, 300_000],
};

/** `POST /v1/checkout/sessions` */
export function createSession({ state, origin }: World, form: Form): Session {
  onlyKnown(form, KNOWN);
  const mode = requiredText(form['mode'], 'mode');
  if (mode !== 'payment') throw wrong('mode', 'The stand-in knows only payments.');
  const items = listOf(form['line_items'], 'line_items').map(readItem);
  if (items.length === 0) throw wrong('line_items', 'Missing required param: line_items.', 'parameter_missing');
  const amount = items.reduce((sum, item) => sum + item.amount * item.quantity, 0);
  if (amount < 50)
    throw wrong(
      'line_items',
      'The Checkout Session’s total amount due must add up to at least ¥50.',
      'amount_too_small',
    );
  const id = state.newId('cs_test');
  const konbini = fieldsOf(fieldsOf(form['payment_method_options'], 'payment_method_options')['konbini'], 'konbini');
  const session: Session = {
    id,
    object: 'checkout.session',
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: textOf(form['cancel_url'], 'cancel_url'),
    client_reference_id: textOf(form['client_reference_id'], 'client_reference_id'),
    created: state.now(),
    currency: 'jpy',
    customer_email: textOf(form['customer_email'], 'customer_email'),
    expires_at: readExpiry(form['expires_at'], state.now()),
    livemode: false,
    metadata: metadataOf(form['metadata']),
    mode: 'payment',
    payment_intent: null,
    payment_method_types: readMethods(form['allowed_payment_method_types'], amount),
    payment_method_options:
      'expires_after_days' in konbini
        ? { konbini: { expires_after_days: requiredInteger(konbini['expires_after_days'], 'expires_after_days') } }
        : {},
    payment_status: 'unpaid',
    status: 'open',
    success_url: requiredText(form['success_url'], 'success_url'),
    url: `${origin()}/dev/stripe/checkout/${id}`,
    line_items: items,
    payment_intent_metadata: metadataOf(fieldsOf(form['payment_intent_data'], 'payment_intent_data')['metadata']),
  };
  state.kept.sessions[id] = session;
  state.save();
  return session;
}

/** `POST /v1/checkout/sessions/{id}/expire` */
export function expireSession(world: World, id: string): Session {
  const session = loadSession(world, id);
  expire(world, session);
  return session;
}

/** Throws Refused when there is none. */
export function loadSession({ state }: World, id: string): Session {
  const session = state.kept.sessions[id];
  if (!session) throw missing('checkout.session', id);
  return session;
}

function readItem(value: Value): Session['line_items'][number] {
  const item = fieldsOf(value, 'line_items');
  const price = fieldsOf(item['price_data'], 'price_data');
  if (requiredText(price['currency'], 'currency') !== 'jpy') throw wrong('currency', 'The stand-in knows only yen.');
  const product = fieldsOf(price['product_data'], 'product_data');
  const images = listOf(product['images'], 'images');
  return {
    name: requiredText(product['name'], 'name'),
    description: textOf(product['description'], 'description'),
    image: textOf(images[0], 'images'),
    amount: requiredInteger(price['unit_amount'], 'unit_amount'),
    quantity: requiredInteger(item['quantity'], 'quantity'),
  };
}

function readExpiry(value: Value | undefined, now: number): number {
  if (value === undefined) return now + 86_400;
  const at = requiredInteger(value, 'expires_at');
  if (at < now + 1800 || at > now + 86_400)
    throw wrong('expires_at', 'The `expires_at` timestamp must be between 30 minutes and 24 hours after creation.');
  return at;
}

/** What is offered: a filter over what the account has, without what does not take this amount. */
function readMethods(value: Value | undefined, amount: number): Method[] {
  const asked = value === undefined ? METHODS : listOf(value, 'allowed_payment_method_types');
  const unknown = asked.find((one) => !METHODS.includes(one as Method));
  if (unknown !== undefined)
    throw wrong('allowed_payment_method_types', `Invalid payment method type: ${JSON.stringify(unknown)}`);
  const offered = METHODS.filter(
    (one) => asked.includes(one) && amount >= AMOUNTS[one][0] && amount <= AMOUNTS[one][1],
  );
  if (offered.length === 0) throw wrong('allowed_payment_method_types', 'No payment method type takes this amount.');
  return offered;
}
