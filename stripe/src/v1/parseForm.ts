/** What a form's field can be: a text, or fields and lists below it. */
export type Value = string | Value[] | { [name: string]: Value };
export type Form = { [name: string]: Value };

/** Reads Stripe's form encoding: `a[b][0][c]=v`, where numbers are places in lists. */
export function parseForm(text: string): Form {
  const root: Form = Object.create(null) as Form;
  for (const [name, value] of new URLSearchParams(text)) {
    const way = name.split('[').map((part) => part.replace(/\]$/, ''));
    let place: Form = root;
    for (const step of way.slice(0, -1)) {
      const next = place[step];
      place = place[step] = typeof next === 'object' && !Array.isArray(next) ? next : (Object.create(null) as Form);
    }
    // `expand[]=a` counts itself up.
    const last = way.at(-1) ?? '';
    place[last === '' ? String(Object.keys(place).length) : last] = value;
  }
  return withLists(root) as Form;
}

function withLists(value: Value): Value {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const);
  if (entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name))) return entries.map(([, inner]) => inner);
  return Object.fromEntries(entries);
}
