import { isRetryable, Refusal, type RefusalDetails } from '../../../kernel/errors.ts';

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

/** A refusal in the words of HTTP. It may be tried again where it says when. */
export const refuseUpload = (refusal: {
  code: string;
  message: string;
  messageJa: string;
  details?: RefusalDetails;
}): UploadAnswer => {
  const { code, message, messageJa, details = {} } = refusal;
  const retryable = 'retryAfter' in details || (refusal instanceof Refusal && isRetryable(refusal.code));
  return {
    status_code: STATUS[code] ?? 400,
    body: JSON.stringify({ code, message, messageJa, retryable, ...details }),
  };
};
