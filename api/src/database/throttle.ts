import { rateLimited } from '../kernel/errors.ts';
import type { Reader } from './database.ts';
import { RATES, type Rate } from './rates.ts';
import { countInWindow } from './store/throttles.ts';

/**
 * Counts one of what `RATES` limits, for `whose`; the windows are shared by all processes. Throws RATE_LIMITED with the
 * seconds until the window ends. Runs outside the caller's transaction on purpose: a refused attempt counts too.
 */
export async function limitRate(reader: Reader, rate: Rate, whose: string): Promise<void> {
  const { limit, seconds } = RATES[rate];
  const { count, retryAfter } = await countInWindow(reader, `${rate}:${whose}`, seconds);
  if (count > limit) throw rateLimited(Math.max(1, retryAfter));
}
