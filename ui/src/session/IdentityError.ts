import { getLanguage } from '../language/index.ts';

/** What the identity service answers when it refuses. */
export interface IdentityRefusal {
  code: string;
  message: string;
  messageJa?: string;
  field?: string;
  /** Password attempts left before the pause. */
  triesLeft?: number;
  /** Seconds until the next attempt is heard. */
  retryAfter?: number;
  /** One of the named kinds of failure; see identityErrorKinds. */
  kind?: string;
  /** The failure's number in the server's log. */
  reference?: string;
  /** An account has to be proven first: `ticket` then links `provider` to the account with this address. */
  reason?: string;
  provider?: string;
  email?: string;
  ticket?: string;
  /** What a person can fix; `code` says which kind of problem, such as an expired link. */
  problems?: readonly { path: readonly string[]; code: string; message: string; messageJa?: string }[];
}

/** The sentence for whoever reads this page; the English one where there is no other. */
const inLanguage = ({ message, messageJa }: { message: string; messageJa?: string }): string =>
  (getLanguage() === 'ja' && messageJa) || message;

/** A refused identity call. `message` names the call ("Sign in failed"); `messageText` is the sentence for the reader. */
export class IdentityError extends Error {
  override name = 'IdentityError';
  code: string;
  messageText: string;
  messageJa: string | undefined;
  field: string | undefined;
  triesLeft: number | undefined;
  retryAfter: number | undefined;
  problems: NonNullable<IdentityRefusal['problems']>;
  /** All that was answered. */
  facts: IdentityRefusal;

  constructor(message: string, refusal: IdentityRefusal, options?: ErrorOptions) {
    super(message, options);
    this.code = refusal.code;
    this.messageText = inLanguage(refusal);
    this.messageJa = refusal.messageJa;
    this.field = refusal.field;
    this.triesLeft = refusal.triesLeft;
    this.retryAfter = refusal.retryAfter;
    this.problems = (refusal.problems ?? []).map((problem) => ({ ...problem, message: inLanguage(problem) }));
    this.facts = refusal;
  }
}
