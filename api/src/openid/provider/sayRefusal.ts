import type { KoaContext } from 'oidc-provider';
import { statusOf } from '../../http/sendError.ts';
import type { Refusal } from '../../kernel/errors.ts';
import { asRefusal } from '../../kernel/outages.ts';

/**
 * A refusal in the words of the protocol (RFC 6749, 4.1.2.1): mostly the program has to come back later. In English, whatever is
 * asked for: a description is ASCII.
 */
export const describeRefusal = ({ code, message }: Refusal) => ({
  error: code === 'BAD_USER_INPUT' ? 'invalid_request' : 'temporarily_unavailable',
  error_description: message,
});

/**
 * Answers what came too often, or met something that does not answer, as that and not as a fault: the same call succeeds
 * later. False, and nothing is said, for a fault.
 */
export function sayRefusal(ctx: KoaContext, error: unknown): boolean {
  const refusal = asRefusal(error);
  if (!refusal) return false;
  ctx.status = statusOf(refusal);
  if (typeof refusal.details['retryAfter'] === 'number') ctx.set('retry-after', String(refusal.details['retryAfter']));
  // A page says it in its own words.
  if (ctx.type !== 'text/html') ctx.body = describeRefusal(refusal);
  return true;
}
