import { textsOf } from '../language/index.ts';
import identityErrorsTexts, { type IdentityErrors } from '../messages/identityErrors.js';
import { IdentityError } from './IdentityError.ts';

/** R8-007 to R8-015: what can go wrong with a sign-in, by the names the specification gives. */
export type IdentityErrorKind =
  | 'unauthorized-domain'
  | 'popup-closed-by-user'
  | 'cancelled-popup-request'
  | 'popup-blocked'
  | 'web-storage-unsupported'
  | 'network-request-failed'
  | 'internal-error'
  | 'invalid-auth-event'
  | 'invalid-api-key';

/** What a person can do next: nothing, the same again, the same in this tab, or wait for the network. */
export type NextStep = 'NONE' | 'TRY_AGAIN' | 'SAME_TAB' | 'WHEN_ONLINE';

interface Kind {
  /** The sentence; null where the failure is one of ours, which is told with its code. */
  words: keyof IdentityErrors['kinds'] | null;
  next: NextStep;
  /** What stands on the button of the next step; null where there is none. */
  step: keyof IdentityErrors['next'] | null;
}

const unavailable: Kind = { words: null, next: 'TRY_AGAIN', step: 'again' };

/** decisions 4.9: the next steps; their sentences stand in the catalogue. */
export const identityErrorKinds: Readonly<Record<IdentityErrorKind, Kind>> = {
  'unauthorized-domain': { words: 'unauthorizedDomain', next: 'NONE', step: null },
  'popup-closed-by-user': { words: 'closed', next: 'TRY_AGAIN', step: 'again' },
  // The person opened another window instead: that one speaks for itself.
  'cancelled-popup-request': { words: null, next: 'NONE', step: null },
  'popup-blocked': { words: 'blocked', next: 'SAME_TAB', step: 'sameTab' },
  'web-storage-unsupported': { words: 'noStorage', next: 'TRY_AGAIN', step: 'retry' },
  'network-request-failed': { words: 'offline', next: 'WHEN_ONLINE', step: 'again' },
  'internal-error': unavailable,
  'invalid-auth-event': unavailable,
  'invalid-api-key': unavailable,
};

const isKind = (text: string): text is IdentityErrorKind => Object.hasOwn(identityErrorKinds, text);

/** A failure of one of these kinds. `reference` is its number in the server's log. */
export function identityErrorOf(kind: IdentityErrorKind, reference?: string): IdentityError {
  const facts = { code: kind === 'network-request-failed' ? 'NETWORK' : 'INTERNAL', kind, message: kind };
  return new IdentityError('Sign in failed', reference === undefined ? facts : { ...facts, reference });
}

/** The kind of a failed identity call; null for a refusal with words of its own. */
export function kindOfIdentityError(error: unknown): IdentityErrorKind | null {
  if (!(error instanceof IdentityError)) return 'internal-error';
  const { kind } = error.facts;
  if (kind !== undefined && isKind(kind)) return kind;
  return error.code === 'NETWORK' ? 'network-request-failed' : null;
}

/** The sentence and the next step of a failure; null when nothing is said. */
export function describeIdentityError(error: unknown): { message: string; next: NextStep; nextLabel: string } | null {
  const kind = kindOfIdentityError(error);
  if (kind === null) {
    return { message: error instanceof IdentityError ? error.messageText : '', next: 'NONE', nextLabel: '' };
  }
  if (kind === 'cancelled-popup-request') return null;
  const texts = textsOf(identityErrorsTexts);
  const { words, next, step } = identityErrorKinds[kind];
  const reference = error instanceof IdentityError ? error.facts.reference : undefined;
  const message = words ? texts.kinds[words]() : texts.unavailable({ code: codeOf(kind, reference) });
  return { message, next, nextLabel: step ? texts.next[step]() : '' };
}

const codeOf = (kind: IdentityErrorKind, reference?: string): string => (reference ? `${kind}-${reference}` : kind);
