import type { Event, Thing } from '../objects/types.ts';
import type { State } from '../State.ts';
import type { Form } from './parseForm.ts';

/** An object as the API shows it, with the ids named by `expand` replaced by what they lead to. */
export function present(state: State, thing: Thing | Event, expand: readonly string[]): object {
  const shown = structuredClone(thing) as unknown as Record<string, unknown>;
  if (thing.object === 'checkout.session') {
    delete shown['payment_intent_metadata'];
    if (!expand.some((way) => way.split('.')[0] === 'line_items')) delete shown['line_items'];
    else shown['line_items'] = lineItems(shown['line_items'] as { name: string; amount: number; quantity: number }[]);
  }
  for (const way of expand) {
    const [field = '', ...rest] = way.split('.');
    const value = shown[field];
    const found = typeof value === 'string' ? state.find(value) : null;
    if (found) shown[field] = present(state, found, rest.length > 0 ? [rest.join('.')] : []);
    else if (typeof value === 'object' && value !== null && rest.length > 0 && 'id' in value) {
      const inner = state.find(String(value.id));
      if (inner) shown[field] = { ...present(state, inner, [rest.join('.')]) };
    }
  }
  return shown;
}

const lineItems = (items: { name: string; amount: number; quantity: number }[]): object => ({
  object: 'list',
  data: items.map(({ name, amount, quantity }) => ({
    object: 'item',
    description: name,
    amount_total: amount * quantity,
    quantity,
  })),
  has_more: false,
});

/** A page of a list, latest first, as Stripe pages. */
export function presentList<One extends Thing | Event>(
  state: State,
  all: readonly One[],
  query: Form,
  url: string,
): object {
  const limit = Math.min(Math.max(Number(query['limit'] ?? 10), 1), 100);
  const latest = all.toReversed();
  const after = query['starting_after'];
  const from = after === undefined ? 0 : latest.findIndex((one) => one.id === after) + 1;
  const page = latest.slice(from, from + limit);
  const expand = (Array.isArray(query['expand']) ? query['expand'] : [])
    .map(String)
    .filter((way) => way.startsWith('data.'))
    .map((way) => way.slice(5));
  return {
    object: 'list',
    data: page.map((one) => present(state, one, expand)),
    has_more: from + limit < latest.length,
    url,
  };
}
