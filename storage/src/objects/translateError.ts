import { ObjectNotFound, RangeNotSatisfiable, StorageUnavailable } from './errors.ts';

function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | null)?.code);
}

/** Our own error for the service's. An answer to HEAD has no body, so there the client knows only "NotFound". */
export function translateError(error: unknown, key: string): unknown {
  const code = codeOf(error);
  if (code === 'NoSuchKey' || code === 'NotFound') return new ObjectNotFound(key, error);
  if (code === 'InvalidRange') return new RangeNotSatisfiable(key, error);
  if (isUnavailable(error, code)) return new StorageUnavailable((error as Error).message, error);
  return error;
}

/** Codes of a connection that was not made or broke, and the words of services for "not now". */
const unavailableCodes =
  /^(?:E(?:CONN\w+|PIPE|TIMEDOUT|HOST\w+|NET\w+|NOTFOUND|AI_AGAIN)|ServiceUnavailable|SlowDown|InternalError|XMinioServerNotInitialized|HTTP_5\d\d)$/;

/** The client's own words after it tried again; it keeps neither code nor cause. */
const triedAgain = /^Request failed after \d+ retries: /;

function isUnavailable(error: unknown, code: string): boolean {
  if (error instanceof StorageUnavailable) return false;
  return unavailableCodes.test(code) || (error instanceof Error && triedAgain.test(error.message));
}
