import { textsOf } from '../language/index.ts';
import errorsTexts, { type Errors } from '../messages/errors.js';
import { GraphQLRequestError } from './GraphQLRequestError.ts';

/** When it is worth trying again, as somebody waits for it. */
function wordsOfHaste({ codes, wait }: Errors, seconds: number | undefined): string {
  if (!seconds) return codes.RATE_LIMITED();
  if (seconds === 1) return wait.second();
  return seconds < 90
    ? wait.seconds({ seconds: `${seconds}` })
    : wait.minutes({ minutes: `${Math.ceil(seconds / 60)}` });
}

/** The sentence for any thrown error: at most eight words, what happened and the way out. */
export function messageOfError(error: unknown): string {
  const texts = textsOf(errorsTexts);
  if (!(error instanceof GraphQLRequestError)) return texts.codes.INTERNAL();
  const { code, message, retryAfter, traceId, details } = error;
  switch (code) {
    case 'NETWORK':
      if (details.reason !== 'WRITE') return texts.offline.read();
      return details.saved === 'UNKNOWN' ? texts.outage.UNKNOWN() : texts.offline.write();
    case 'BAD_USER_INPUT':
      return message;
    case 'RATE_LIMITED':
      return wordsOfHaste(texts, retryAfter);
    // During an outage a reader learns to wait, and a writer whether the change was saved.
    case 'SERVICE_UNAVAILABLE':
      return texts.outage[details.saved ?? 'reading']();
    case 'INTERNAL':
      return traceId ? texts.fault({ traceId }) : texts.codes.INTERNAL();
    default:
      // A newer server may know more codes.
      return (texts.codes[code] ?? texts.codes.INTERNAL)();
  }
}
