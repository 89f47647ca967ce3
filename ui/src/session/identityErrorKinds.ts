import { getLanguage } from '../language/index.ts';
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

interface KindWords {
  /** The sentence; "{code}" is the number under which the failure stands in the log. Null is said to nobody. */
  message: string | null;
  messageJa: string;
  next: NextStep;
  /** On the button of the next step. */
  nextLabel: string;
  nextLabelJa: string;
}

const unavailable: KindWords = {
  message: 'Sign-in is unavailable; code {code}. Try again in a minute, or sign in another way.',
  messageJa: 'いまログインできません。コード：{code}',
  next: 'TRY_AGAIN',
  nextLabel: 'Try again',
  nextLabelJa: 'もう一度試す',
};

/** decisions 4.9: the one table of these sentences and their next steps. */
export const identityErrorKinds: Readonly<Record<IdentityErrorKind, KindWords>> = {
  'unauthorized-domain': {
    message: 'This address is not allowed to sign in here. Open Komawari at its usual address.',
    messageJa: 'このアドレスからはログインできません。',
    next: 'NONE',
    nextLabel: '',
    nextLabelJa: '',
  },
  'popup-closed-by-user': {
    message: 'The sign-in window was closed. Try again.',
    messageJa: 'ログイン画面が閉じられました。もう一度お試しください。',
    next: 'TRY_AGAIN',
    nextLabel: 'Try again',
    nextLabelJa: 'もう一度試す',
  },
  // The person opened another window instead: that one speaks for itself.
  'cancelled-popup-request': { message: null, messageJa: '', next: 'NONE', nextLabel: '', nextLabelJa: '' },
  'popup-blocked': {
    message: 'Your browser blocked the window.',
    messageJa: 'ブラウザがログイン画面をブロックしました。',
    next: 'SAME_TAB',
    nextLabel: 'Continue in this tab',
    nextLabelJa: 'このタブで続ける',
  },
  'web-storage-unsupported': {
    message: 'Allow site data, then retry.',
    messageJa: 'サイトデータの保存を許可してください。',
    next: 'TRY_AGAIN',
    nextLabel: 'Retry',
    nextLabelJa: 'やり直す',
  },
  'network-request-failed': {
    message: 'You seem offline.',
    messageJa: 'オフラインのようです。',
    next: 'WHEN_ONLINE',
    nextLabel: 'Try again',
    nextLabelJa: 'もう一度試す',
  },
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
  const { message, messageJa, next, nextLabel, nextLabelJa } = identityErrorKinds[kind];
  if (message === null) return null;
  const isJapanese = getLanguage() === 'ja';
  const reference = error instanceof IdentityError ? error.facts.reference : undefined;
  const said = (isJapanese ? messageJa : message).replace('{code}', codeOf(kind, reference));
  return { message: said, next, nextLabel: isJapanese ? nextLabelJa : nextLabel };
}

const codeOf = (kind: IdentityErrorKind, reference?: string): string => (reference ? `${kind}-${reference}` : kind);
