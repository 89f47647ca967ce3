/** A code of the API's refusals and faults, or NETWORK when nothing answered. */
export type RequestErrorCode =
  | 'NETWORK'
  | 'NOT_FOUND'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'BAD_USER_INPUT'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'SERVICE_UNAVAILABLE'
  | 'PAYMENT_REQUIRED'
  | 'FAN_ONLY'
  | 'MATURE'
  | 'ALREADY_PURCHASED'
  | 'BALANCE_TOO_LOW'
  | 'FEATURE_DISABLED'
  | 'READ_ONLY_VIEW_AS'
  | 'RECENT_SIGN_IN_REQUIRED'
  | 'CONSENT_REQUIRED'
  | 'PERSISTED_DOCUMENT_NOT_FOUND'
  | 'INTERNAL';

/** What an error says beside its code. `retryAfter` is in seconds. */
export interface RequestErrorDetails {
  code: RequestErrorCode;
  messageJa?: string;
  field?: string;
  traceId?: string;
  /** What the code alone does not tell: VIEW_AS_ENDED; WRITE for a change that nobody answered (NETWORK). */
  reason?: string;
  retryAfter?: number;
  /**
   * For SERVICE_UNAVAILABLE and NETWORK: what became of a change. YES when only its answer got lost, UNKNOWN when the
   * connection broke on the way, NO when nothing changed. Reading has none.
   */
  saved?: 'YES' | 'NO' | 'UNKNOWN';
  /** For CONFLICT: the revision the server has now, and the instant it was made. */
  currentRevision?: number;
  changedAt?: string;
}

/** The one way a GraphQL operation fails. Problems the person can fix are not errors: they are part of the result. */
export class GraphQLRequestError extends Error {
  override name = 'GraphQLRequestError';
  code: RequestErrorCode;
  details: RequestErrorDetails;

  constructor(message: string, details: RequestErrorDetails, options?: ErrorOptions) {
    super(message, options);
    this.code = details.code;
    this.details = details;
  }

  get field(): string | undefined {
    return this.details.field;
  }

  get traceId(): string | undefined {
    return this.details.traceId;
  }

  get retryAfter(): number | undefined {
    return this.details.retryAfter;
  }
}

/** Whether a change was saved although its call failed: it is not to be undone on screen, nor sent again. */
export const wasSaved = (error: unknown): boolean =>
  error instanceof GraphQLRequestError && error.details.saved === 'YES';

/** Whether nobody could answer, which passes by itself. Whether a write was done meanwhile is not known. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof GraphQLRequestError && (error.code === 'NETWORK' || error.code === 'SERVICE_UNAVAILABLE');
