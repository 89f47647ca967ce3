import { problem, type Problem } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import discoveryErrors from '../../messages/discoveryErrors.js';

/** From an instant up to, and without, another. */
export interface Period {
  startsAt: Date;
  endsAt: Date;
}

/** A period has to end after it begins, and something that is over already is never shown. */
export function checkPeriod({ startsAt, endsAt }: Period, path: string[], found: Problem[]): void {
  if (endsAt <= startsAt)
    found.push(
      problem(
        path,
        'ENDS_BEFORE_IT_STARTS',
        said(discoveryErrors, (t) => t.editorial.endsBeforeItStarts()),
      ),
    );
  else if (endsAt.getTime() <= Date.now())
    found.push(
      problem(
        path,
        'IS_OVER',
        said(discoveryErrors, (t) => t.editorial.isOver()),
      ),
    );
}
