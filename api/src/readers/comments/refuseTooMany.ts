import { problem, problems, type Outcome } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import readersErrors from '../../messages/readersErrors.js';

/** As many as a page of the creator's list shows. */
const MAX_AT_ONCE = 100;

/** The problem of a choice that is larger than what is done at once; null when it is not. */
export const refuseTooMany = (ids: readonly string[]): (Outcome<never> & { ok: false }) | null =>
  ids.length > MAX_AT_ONCE
    ? problems([
        problem(
          ['ids'],
          'TOO_MANY',
          said(readersErrors, (t) => t.comments.tooManyAtOnce({ most: MAX_AT_ONCE })),
        ),
      ])
    : null;
