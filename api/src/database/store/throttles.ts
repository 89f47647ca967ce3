import { column, now } from '../column.ts';
import type { Reader, Transaction } from '../database.ts';
import { defineTable } from '../defineTable.ts';
import { before } from '../rows.ts';

export const throttles = defineTable(
  'throttles',
  {
    key: column.text(),
    count: column.integer(),
    windowEndsAt: column.instant(),
  },
  { key: ['key'] },
);

/** How often something happened in the window that runs, and the seconds until it ends. */
export interface CountInWindow {
  count: number;
  retryAfter: number;
}

const COUNT_ONE_MORE = `ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN throttles.window_ends_at <= now() THEN 1 ELSE throttles.count + 1 END,
    window_ends_at = CASE WHEN throttles.window_ends_at <= now() THEN excluded.window_ends_at ELSE throttles.window_ends_at END
  RETURNING key, count, -- The end is kept to the millisecond, which may round it up.
    ceil(extract(epoch FROM window_ends_at - now()) - 0.001)::int AS "retryAfter"`;

/** Counts one more; the first of a window begins it. */
export async function countInWindow(reader: Reader, key: string, seconds: number): Promise<CountInWindow> {
  const [row] = await reader.query<CountInWindow>(
    'countInWindow',
    `INSERT INTO throttles (key, count, window_ends_at) VALUES ($1, 1, now() + make_interval(secs => $2)) ${COUNT_ONE_MORE}`,
    [key, seconds],
  );
  return row ?? { count: 1, retryAfter: seconds };
}

/** Counts one more of each of several things in one statement. Answers in no order, each with its key. */
export const countAllInWindow = (
  reader: Reader,
  counted: readonly { key: string; seconds: number }[],
): Promise<(CountInWindow & { key: string })[]> => {
  // By key, so that two who count the same things do not wait for each other in a circle.
  const asked = counted.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return reader.query<CountInWindow & { key: string }>(
    'countAllInWindow',
    `INSERT INTO throttles (key, count, window_ends_at)
     SELECT key, 1, now() + make_interval(secs => seconds) FROM unnest($1::text[], $2::int[]) AS asked (key, seconds)
     ${COUNT_ONE_MORE}`,
    [asked.map(({ key }) => key), asked.map(({ seconds }) => seconds)],
  );
};

/** How often something happened in the window that runs. */
export async function readCount(reader: Reader, key: string): Promise<number> {
  const [row] = await reader.query<{ count: number }>(
    'readCount',
    'SELECT count FROM throttles WHERE key = $1 AND window_ends_at > now()',
    [key],
  );
  return row?.count ?? 0;
}

/** Begins to count anew. */
export async function forgetCount(reader: Reader, key: string): Promise<void> {
  await reader.query('forgetCount', 'DELETE FROM throttles WHERE key = $1', [key]);
}

/** Forgets the windows that are over. */
export async function purgeCounts(tx: Transaction): Promise<void> {
  await throttles.delete(tx, { windowEndsAt: before(now) });
}

/** Forgets what was counted under a key that holds one of these texts, in any case. */
export async function forgetCountsAbout(tx: Transaction, texts: readonly string[]): Promise<void> {
  await tx.query(
    'forgetCountsAbout',
    `DELETE FROM throttles t WHERE EXISTS (SELECT 1 FROM unnest($1::text[]) AS g (text) WHERE position(lower(g.text) IN lower(t.key)) > 0)`,
    [texts],
  );
}
