import type { Client } from 'pg';

/** What a database holds: for each table a text that is another one after any change. */
export type Fingerprint = Record<string, string>;

/** What is noted whatever becomes of a call: how much was asked for, who set out for X, bytes that may have to go, when readings were summed up. */
const BOOKKEEPING = ['throttles', 'uploads', 'image_removals', 'reading_rollup', 'x_link_attempts'];

/** Reads the fingerprint of a database again and again. `reach` connects to it; its tables have to stay. */
export async function createFingerprints(reach: () => Promise<Client>): Promise<() => Promise<Fingerprint>> {
  const { rows: tables } = await (
    await reach()
  ).query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace AND relname <> ALL ($1)
     ORDER BY relname`,
    [BOOKKEEPING],
  );
  const parts = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)), 0) AS text FROM ${name} t`,
  );
  return async () => {
    // By its name it is planned once.
    const query = { name: 'fingerprint', text: parts.join(' UNION ALL ') };
    const { rows } = await (await reach()).query<{ name: string; text: string }>(query);
    return Object.fromEntries(rows.map(({ name, text }) => [name, text]));
  };
}

/** Tables that are not the same at two instants. */
export const changedTables = (before: Fingerprint, after: Fingerprint): string[] =>
  Object.keys(after)
    .filter((name) => before[name] !== after[name])
    .toSorted();
