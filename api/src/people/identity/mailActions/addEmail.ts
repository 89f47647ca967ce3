import type { Needs } from '../../../graphql/context.ts';
import { done, HasProblems, withProblems, type Outcome, type Problem } from '../../../kernel/errors.ts';
import { checkPassword, hashPassword } from '../passwords.ts';
import { insertEmailProvider } from '../store/accounts.ts';
import { findMailAction, spendMailAction, voidMailActions } from '../store/mailActions.ts';
import { insistOnLife, insistOnOwner } from './deadLinks.ts';
import type { RunningSession } from '../runningSession.ts';
import { refuseTaken } from './takenAddress.ts';

/** Adds the e-mail sign-in to an account that had none (R6-005): from here on the workspace is open to it. */
export async function addEmail(
  services: Needs<'database'>,
  session: RunningSession,
  input: { code: string; password: string },
): Promise<Outcome<{ email: string }>> {
  const found: Problem[] = [];
  return withProblems(found, async () => {
    const seen = insistOnLife(await findMailAction(services.database, 'ADD_EMAIL', input.code), found);
    insistOnOwner(seen, session.actor.accountId, found);
    checkPassword(input.password, seen.email, ['password'], found);
    if (found.length > 0) throw new HasProblems();
    const passwordHash = await hashPassword(input.password);
    return services.database.transact(async (tx) => {
      const { accountId, email } = insistOnLife(await spendMailAction(tx, 'ADD_EMAIL', input.code), found);
      if (!(await insertEmailProvider(tx, accountId, email, passwordHash))) refuseTaken(found);
      await voidMailActions(tx, accountId);
      return done({ email });
    });
  });
}
