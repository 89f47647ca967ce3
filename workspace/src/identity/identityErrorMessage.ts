import { textsOf } from '@komawari/ui/language';
import { describeIdentityError, IdentityError, kindOfIdentityError } from '@komawari/ui/session';
import baseTexts from '../messages/base.js';

/** What the form says after a refused sign-in: what happened, and what comes next. */
export function identityErrorMessage(error: unknown): string {
  if (!(error instanceof IdentityError)) return textsOf(baseTexts).failure.unknown();
  if (kindOfIdentityError(error) !== null) return describeIdentityError(error)?.message ?? '';
  // An outage says when to try again, too, and is nobody's doing.
  if (error.code === 'SERVICE_UNAVAILABLE') return error.messageText;
  if (error.retryAfter !== undefined && error.triesLeft === undefined) return pauseWords(error.retryAfter);
  const isCounted = error.triesLeft === undefined || /tr(?:y|ies) left/.test(error.facts.message);
  return isCounted ? error.messageText : withTries(error.messageText, error.triesLeft ?? 0);
}

function withTries(message: string, tries: number): string {
  const { failure } = textsOf(baseTexts);
  return tries <= 0 ? failure.triesOver({ message }) : failure.triesLeft({ message, tries });
}

function pauseWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const { failure } = textsOf(baseTexts);
  return seconds < 90 ? failure.pauseSeconds({ seconds }) : failure.pauseMinutes({ minutes });
}
