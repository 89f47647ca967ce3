import { GraphQLRequestError, type RequestErrorCode } from './GraphQLRequestError.ts';

type Words = string | ((error: GraphQLRequestError) => string);

/** A time as somebody waits for it. */
const inWords = (seconds: number): string =>
  seconds < 90 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : `${Math.ceil(seconds / 60)} minutes`;

/** During an outage a reader learns to wait, and a writer whether the change was saved. */
const messageOfOutage = ({ details: { saved } }: GraphQLRequestError): string => {
  switch (saved) {
    case 'YES':
      return 'Saved. Reload the page to see it.';
    case 'UNKNOWN':
      return 'This may be saved. Check before trying again.';
    case 'NO':
      return 'Not saved. Try again in a moment.';
    default:
      return 'Komawari is unavailable. Try again in a moment.';
  }
};

/** What a flash says for each code: at most eight words, what happened and the way out. */
const words: Record<RequestErrorCode, Words> = {
  NETWORK: (error) => error.message,
  NOT_FOUND: 'This is no longer here.',
  UNAUTHENTICATED: 'Sign in to do this.',
  FORBIDDEN: 'You cannot do this here.',
  BAD_USER_INPUT: (error) => error.message,
  CONFLICT: 'You changed this in another tab.',
  RATE_LIMITED: ({ retryAfter }) =>
    retryAfter ? `That was fast. Try again in ${inWords(retryAfter)}.` : 'That was fast. Try again in a moment.',
  SERVICE_UNAVAILABLE: messageOfOutage,
  PAYMENT_REQUIRED: 'Buy this episode to read on.',
  MATURE: 'This is for people who are 18 or older. Open the page of the work to continue.',
  FAN_ONLY: 'This is for fans. Watch to continue.',
  ALREADY_PURCHASED: 'You already bought this episode.',
  BALANCE_TOO_LOW: 'The balance is too low for this.',
  FEATURE_DISABLED: 'This is switched off for now.',
  READ_ONLY_VIEW_AS: 'Nothing you do here is saved.',
  RECENT_SIGN_IN_REQUIRED: 'Nothing changed: it was not confirmed.',
  CONSENT_REQUIRED: 'Not saved. Agree to the new terms first.',
  PERSISTED_DOCUMENT_NOT_FOUND: 'Komawari has a new version. Reload the page.',
  INTERNAL: ({ traceId }) => (traceId ? `That did not work. Code ${traceId}` : 'That did not work. Try again.'),
};

/** The sentence for any thrown error. */
export function messageOfError(error: unknown): string {
  if (!(error instanceof GraphQLRequestError)) return 'That did not work. Try again.';
  const found = words[error.code] ?? words.INTERNAL;
  return typeof found === 'function' ? found(error) : found;
}
