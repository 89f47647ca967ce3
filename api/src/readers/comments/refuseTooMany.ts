import { problem, problems, type Outcome } from '../../kernel/errors.ts';

/** As many as a page of the creator's list shows. */
const MAX_AT_ONCE = 100;

/** The problem of a choice that is larger than what is done at once; null when it is not. */
export const refuseTooMany = (ids: readonly string[]): (Outcome<never> & { ok: false }) | null =>
  ids.length > MAX_AT_ONCE
    ? problems([
        problem(
          ['ids'],
          'TOO_MANY',
          `At most ${MAX_AT_ONCE} comments go at once. Choose fewer.`,
          `一度に選べるコメントは${MAX_AT_ONCE}件までです。`,
        ),
      ])
    : null;
