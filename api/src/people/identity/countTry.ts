import { countInWindow, forgetCount, type Reader } from '../../database/index.ts';
import { Refusal } from '../../kernel/errors.ts';

/** decisions 4.4: failures in 15 minutes, per account and network address. */
const TRIES = 5;
const WINDOW_SECONDS = 900;

/**
 * Counts a try before the password or the code is looked at, so that a thousand tries at once are a thousand. Answers how
 * many are left in this window; throws RATE_LIMITED with `retryAfter` when there was none.
 */
export async function countTry(reader: Reader, key: string): Promise<number> {
  const { count, retryAfter } = await countInWindow(reader, key, WINDOW_SECONDS);
  if (count > TRIES) {
    throw new Refusal(
      'RATE_LIMITED',
      `Too many tries. Sign-in pauses for ${Math.ceil(retryAfter / 60)} minutes.`,
      'ログインの試行が多すぎます。しばらく待ってください。',
      { retryAfter },
    );
  }
  return TRIES - count;
}

/** Forgets the failures after a success. */
export async function forgetTries(reader: Reader, key: string): Promise<void> {
  await forgetCount(reader, key);
}

/** How a failure goes on: the tries that are left, or the pause. */
export const triesLeftWords = (triesLeft: number): string =>
  triesLeft === 0
    ? 'Sign-in pauses for 15 minutes.'
    : `${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left before a 15-minute pause.`;
