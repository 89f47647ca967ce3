import { rateLimited } from '../kernel/errors.ts';
import type { Reader } from './database.ts';

/**
 * Takes one permit of a fixed window, shared by all processes. Throws RATE_LIMITED with the seconds until the window ends.
 * Runs outside the caller's transaction on purpose: a refused attempt counts too.
 */
export async function takePermit(reader: Reader, key: string, limit: number, windowInSeconds: number): Promise<void> {
  const [row] = await reader.query<{ count: number; retryAfter: number }>(
    'takePermit',
    `INSERT INTO throttles (key, count, window_ends_at) VALUES ($1, 1, now() + make_interval(secs => $2))
     ON CONFLICT (key) DO UPDATE SET
       count = CASE WHEN throttles.window_ends_at <= now() THEN 1 ELSE throttles.count + 1 END,
       window_ends_at = CASE WHEN throttles.window_ends_at <= now() THEN now() + make_interval(secs => $2) ELSE throttles.window_ends_at END
     RETURNING count, ceil(extract(epoch FROM window_ends_at - now()))::int AS "retryAfter"`,
    [key, windowInSeconds],
  );
  if (row && row.count > limit) throw rateLimited(Math.max(1, row.retryAfter));
}
