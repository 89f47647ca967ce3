import type { Needs } from '../../../graphql/context.ts';
import { done, withProblems, type Outcome, type Problem } from '../../../kernel/errors.ts';
import { removeWaysSince, restoreEmail } from '../store/emailSignIn.ts';
import { endSessionsOf } from '../store/endedSessions.ts';
import { insertMailAction, spendMailAction, voidLaterRecoveries, voidMailActions } from '../store/mailActions.ts';
import { insistOnLife } from './deadLinks.ts';
import { orTaken, refuseTaken } from './takenAddress.ts';

/**
 * Takes an account back: the earlier address stands again, every session ends, the password is gone and so are all links
 * and passkeys made since. Answers the code with which the person chooses a new password at once.
 */
export async function recoverEmail(
  services: Needs<'database'>,
  { code }: { code: string },
): Promise<Outcome<{ email: string; resetCode: string }>> {
  const found: Problem[] = [];
  return withProblems(found, () =>
    services.database.transact(async (tx) => {
      const action = insistOnLife(await spendMailAction(tx, 'RECOVER_EMAIL', code), found);
      const { accountId, email } = action;
      if (!(await orTaken(found, () => restoreEmail(tx, accountId, email)))) refuseTaken(found);
      await removeWaysSince(tx, action);
      await endSessionsOf(tx, accountId, null);
      await voidMailActions(tx, accountId);
      await voidLaterRecoveries(tx, action);
      return done({ email, resetCode: await insertMailAction(tx, { action: 'RESET_PASSWORD', accountId, email }) });
    }),
  );
}
