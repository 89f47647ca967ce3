/** The kinds of failure of a sign-in that the service itself can tell; the words for them are the front end's. */
export type SocialFailureKind =
  | 'unauthorized-domain'
  | 'internal-error'
  | 'invalid-auth-event'
  | 'invalid-api-key'
  /** The person said no at the provider. */
  | 'declined';

/** A social sign-in that did not come to an end. The cause is for the log. */
export class SocialFailure extends Error {
  override name = 'SocialFailure';
  readonly kind: SocialFailureKind;

  constructor(kind: SocialFailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
