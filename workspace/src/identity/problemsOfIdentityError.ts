import type { Problem } from '@komawari/ui/forms';
import { IdentityError } from '@komawari/ui/session';
import { identityErrorMessage } from './identityErrorMessage.ts';

/** A refused identity call as problems of a form: at their fields, or at `otherwise` when the refusal names none. */
export function problemsOfIdentityError(error: unknown, otherwise: string): Problem[] {
  if (error instanceof IdentityError && error.problems.length > 0)
    return error.problems.map(({ path, message }) => ({ path: [...path], message }));
  const field = error instanceof IdentityError ? error.field : undefined;
  return [{ path: [field ?? otherwise], message: identityErrorMessage(error) }];
}

/** Why a link does nothing: EXPIRED, USED, BROKEN and so on; null when the error is about something else. */
export function deadLinkIn(error: unknown): IdentityError | null {
  if (!(error instanceof IdentityError)) return null;
  return error.problems.some(({ path }) => path[0] === 'code') ? error : null;
}
