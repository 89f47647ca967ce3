import { said, type Said } from '../../kernel/said.ts';
import peopleErrors from '../../messages/peopleErrors.js';

/** For everything: the name, the connection, the answer. */
export const TIMEOUT_MS = 10_000;

/** Why no answer came. A delivery keeps the English words. */
export const FAILURES = {
  /**
   * Whatever the reason: refused, unknown, closed and silent addresses are told alike, so that nobody learns which names our
   * own network has.
   */
  NO_ANSWER: said(peopleErrors, (t) => t.webhooks.noAnswer({ seconds: TIMEOUT_MS / 1000 })),
  NO_SECRET: said(peopleErrors, (t) => t.webhooks.noSecret()),
};

/** The words of a delivery in every language; those that nobody knows any more as they were kept. */
export const wordFailure = (kept: string): Said =>
  Object.values(FAILURES).find(({ message }) => message === kept) ?? { message: kept, messageJa: kept };
