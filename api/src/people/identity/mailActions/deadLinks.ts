import { HasProblems, problem, type Problem } from '../../../kernel/errors.ts';
import { said } from '../../../kernel/said.ts';
import peopleErrors from '../../../messages/peopleErrors.js';
import type { DeadCode, MailAction } from '../store/mailActions.ts';

/** Passes a living action on. Otherwise notes why the link does nothing, under the path "code", and ends the use case. */
export function insistOnLife(action: MailAction | DeadCode, found: Problem[]): MailAction {
  if (typeof action !== 'string') return action;
  found.push(
    problem(
      ['code'],
      action,
      said(peopleErrors, (t) => t.identity[action]()),
    ),
  );
  throw new HasProblems();
}

/** Ends the use case when the link is somebody else's: two accounts in one browser. */
export function insistOnOwner(action: MailAction, accountId: string, found: Problem[]): void {
  if (action.accountId === accountId) return;
  found.push(
    problem(
      ['code'],
      'OTHER_ACCOUNT',
      said(peopleErrors, (t) => t.identity.linkOfAnother()),
    ),
  );
  throw new HasProblems();
}
