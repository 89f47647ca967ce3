import { rateLimited } from '../kernel/errors.ts';
import type { Reader } from './database.ts';
import { RATES, type Rate } from './rates.ts';

/**
 * Counts one of what `RATES` limits, for `whose`; the windows are shared by all processes. Throws RATE_LIMITED with the
 * seconds until the window ends. Runs outside the caller's transaction on purpose: a refused attempt counts too.
 */
export async function limitRate(reader: Reader, rate: Rate, whose: string): Promise<void> {
  const { limit, seconds } = RATES[rate];
  const [row] = await reader.query<{ count: number; retryAfter: number }>(
    'limitRate',
    `INSERT INTO throttles (key, count, window_ends_at) VALUES ($1, 1, now() + make_interval(secs => $2))
     ON CONFLICT (key) DO UPDATE SET
       count = CASE WHEN throttles.window_ends_at <= now() THEN 1 ELSE throttles.count + 1 END,
       window_ends_at = CASE WHEN throttles.window_ends_at <= now() THEN now() + make_interval(secs => $2) ELSE throttles.window_ends_at END
     RETURNING count, -- The end is kept to the millisecond, which may round it up.
       ceil(extract(epoch FROM window_ends_at - now()) - 0.001)::int AS "retryAfter"`,
    [`${rate}:${whose}`, seconds],
  );
  if (row && row.count > limit) throw rateLimited(Math.max(1, row.retryAfter));
}
