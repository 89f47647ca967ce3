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
}

/** A refused identity call. `message` names the call ("Sign in failed"); `messageText` is the sentence for the reader. */
export class IdentityError extends Error {
  override name = 'IdentityError';
  code: string;
  messageText: string;
  messageJa: string | undefined;
  field: string | undefined;
  triesLeft: number | undefined;
  retryAfter: number | undefined;

  constructor(message: string, refusal: IdentityRefusal, options?: ErrorOptions) {
    super(message, options);
    this.code = refusal.code;
    this.messageText = refusal.message;
    this.messageJa = refusal.messageJa;
    this.field = refusal.field;
    this.triesLeft = refusal.triesLeft;
    this.retryAfter = refusal.retryAfter;
  }
}
