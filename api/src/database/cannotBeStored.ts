import { Refusal } from '../kernel/errors.ts';
import { said } from '../kernel/said.ts';
import groundErrors from '../messages/groundErrors.js';

/** A text has a NUL in it, which PostgreSQL has no place for. Whatever argument it stood in, it is the caller's mistake. */
export const cannotBeStored = (): Refusal =>
  new Refusal(
    'BAD_USER_INPUT',
    said(groundErrors, (t) => t.requests.cannotBeStored()),
  );
