import { textsOf } from '@komawari/ui/language';
import offlineKeepingTexts from '../../messages/offlineKeeping.js';

/** Why an episode could not be kept. GONE: it may not be read here. LINE: it is gone on with when there is one. NOT_BEGUN: nothing is there to go on with. */
export type KeepFailureReason = 'FULL' | 'TOO_MANY' | 'GONE' | 'LINE' | 'NOT_BEGUN' | 'FORBIDDEN';

/** A failure to keep an episode; its message is the sentence for the reader. */
export class KeepFailure extends Error {
  override name = 'KeepFailure';
  reason: KeepFailureReason;

  constructor(reason: KeepFailureReason, options?: ErrorOptions) {
    super(textsOf(offlineKeepingTexts).failures[reason](), options);
    this.reason = reason;
  }
}

/** The failure behind what was thrown while keeping; a press on Cancel stays what it is. */
export function keepFailureOf(error: unknown): unknown {
  if (error instanceof KeepFailure || !(error instanceof Error) || error.name === 'AbortError') return error;
  if (error.name === 'QuotaExceededError') return new KeepFailure('FULL', { cause: error });
  if (error.name === 'SecurityError' || error.name === 'InvalidStateError')
    return new KeepFailure('FORBIDDEN', { cause: error });
  return new KeepFailure('LINE', { cause: error });
}
