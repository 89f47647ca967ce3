import type { Needs } from '../../../graphql/context.ts';
import { done, withProblems, type Outcome, type Problem } from '../../../kernel/errors.ts';
import { queueMail } from '../../../mail/index.ts';
import { findRecipient } from '../findRecipient.ts';
import { setEmail } from '../store/emailSignIn.ts';
import { insertMailAction, spendMailAction, voidMailActions } from '../store/mailActions.ts';
import { actionUrl } from './actionUrl.ts';
import { insistOnLife, insistOnOwner } from './deadLinks.ts';
import { recoverLetter } from './letters.ts';
import type { RunningSession } from '../runningSession.ts';
import { orTaken, refuseTaken } from './takenAddress.ts';

/** Puts the new address in place. The earlier one gets a link that undoes this for seven days. */
export async function changeEmail(
  services: Needs<'config' | 'database'>,
  session: RunningSession,
  { code }: { code: string },
): Promise<Outcome<{ email: string }>> {
  const { accountId } = session.actor;
  const found: Problem[] = [];
  return withProblems(found, () =>
    services.database.transact(async (tx) => {
      const action = insistOnLife(await spendMailAction(tx, 'CHANGE_EMAIL', code), found);
      insistOnOwner(action, accountId, found);
      const earlier = await findRecipient(tx, services.config, accountId);
      if (!(await orTaken(found, () => setEmail(tx, accountId, action.email)))) refuseTaken(found);
      await voidMailActions(tx, accountId);
      if (earlier !== null) {
        const undo = await insertMailAction(tx, { action: 'RECOVER_EMAIL', accountId, email: earlier.to });
        const url = actionUrl(services, 'RECOVER_EMAIL', { code: undo });
        await queueMail(tx, services.config, { accountId, letter: recoverLetter(earlier, action.email, url) });
      }
      return done({ email: action.email });
    }),
  );
}
