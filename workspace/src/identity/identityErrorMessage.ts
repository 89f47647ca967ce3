import { describeIdentityError, IdentityError, kindOfIdentityError } from '@komawari/ui/session';

/** What the form says after a refused sign-in: what happened, and what comes next. */
export function identityErrorMessage(error: unknown): string {
  if (!(error instanceof IdentityError)) return 'That did not work. Try again.';
  if (kindOfIdentityError(error) !== null) return describeIdentityError(error)?.message ?? '';
  // An outage says when to try again, too, and is nobody's doing.
  if (error.code === 'SERVICE_UNAVAILABLE') return error.messageText;
  if (error.retryAfter !== undefined && error.triesLeft === undefined) return pauseWords(error.retryAfter);
  const isCounted = error.triesLeft === undefined || /tr(?:y|ies) left/.test(error.messageText);
  return isCounted ? error.messageText : `${error.messageText} ${triesWords(error.triesLeft ?? 0)}`;
}

function triesWords(tries: number): string {
  if (tries <= 0) return 'Try again in 15 minutes.';
  return `${tries} ${tries === 1 ? 'try' : 'tries'} left before a 15-minute pause.`;
}

function pauseWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return seconds < 90
    ? `Too many tries. Try again in ${seconds} seconds.`
    : `Too many tries. Try again in ${minutes} minutes.`;
}
