import { presentSaid } from '../../../http/sendError.ts';
import { isRetryable, Refusal, type RefusalDetails } from '../../../kernel/errors.ts';
import type { Language } from '../../../kernel/language.ts';
import type { Said } from '../../../kernel/said.ts';

/** What tus answers with when a hook throws it: JSON, as from the rest of the API. */
export interface UploadAnswer {
  status_code: number;
  body: string;
}

const STATUS: Record<string, number> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  NOT_FOUND: 404,
  UPLOAD_OVER: 410,
  TOO_LARGE_FILE: 413,
  RATE_LIMITED: 429,
  SERVICE_UNAVAILABLE: 503,
  UPLOAD_QUOTA_REACHED: 429,
  // "Insufficient Storage", RFC 4918 section 11.5
  STORAGE_FULL: 507,
  UNFINISHED_UPLOADS_FULL: 507,
};

/** Why an upload does not go on. */
export interface RefusedUpload extends Said {
  code: string;
  details?: RefusalDetails;
}

/** A refusal in the words of HTTP. It may be tried again where it says when. */
export function answerUpload(refusal: RefusedUpload, language: Language): UploadAnswer {
  const { code, details = {} } = refusal;
  const retryable = 'retryAfter' in details || (refusal instanceof Refusal && isRetryable(refusal.code));
  return {
    status_code: STATUS[code] ?? 400,
    body: JSON.stringify({ code, ...presentSaid(refusal, language), retryable, ...details }),
  };
}

/** What a hook throws to refuse an upload; it is worded for whoever asked when it is answered. */
export const refuseUpload = (refusal: RefusedUpload): UploadAnswer & { refusal: RefusedUpload } => ({
  ...answerUpload(refusal, 'en'),
  refusal,
});
