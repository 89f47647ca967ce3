import { countInWindow, forgetCount, type Reader } from '../../database/index.ts';
import { Refusal } from '../../kernel/errors.ts';
import { said, type Said } from '../../kernel/said.ts';
import peopleErrors, { type PeopleErrors } from '../../messages/peopleErrors.js';

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
      said(peopleErrors, (t) => t.identity.tooManyTries({ minutes: Math.ceil(retryAfter / 60) })),
      { retryAfter },
    );
  }
  return TRIES - count;
}

/** Forgets the failures after a success. */
export async function forgetTries(reader: Reader, key: string): Promise<void> {
  await forgetCount(reader, key);
}

/** What is said of a failure, and how it goes on: the tries that are left, or the pause. */
export const saidOfTry = (
  triesLeft: number,
  text: (texts: PeopleErrors, values: { triesLeft: string }) => string,
): Said =>
  said(peopleErrors, (t) =>
    text(t, { triesLeft: triesLeft === 0 ? t.identity.pauses() : t.identity.triesLeft({ tries: triesLeft }) }),
  );
