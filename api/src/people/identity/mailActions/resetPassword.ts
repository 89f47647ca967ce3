import type { Origin, Needs } from '../../../graphql/context.ts';
import { done, HasProblems, withProblems, type Outcome, type Problem } from '../../../kernel/errors.ts';
import { completeSignIn, type SignInOutcome } from '../completeSignIn.ts';
import { checkPassword, hashPassword } from '../passwords.ts';
import { findMailAction, spendMailAction } from '../store/mailActions.ts';
import { insistOnLife } from './deadLinks.ts';
import { replacePassword } from './replacePassword.ts';

/**
 * Chooses a new password with the code of a mail. Every session ends, then this browser is signed in, through the second
 * factor where there is one.
 */
export async function resetPassword(
  services: Needs<'config' | 'database'>,
  origin: Origin,
  input: { code: string; password: string; refreshToken: string | null },
): Promise<Outcome<SignInOutcome>> {
  const found: Problem[] = [];
  return withProblems(found, async () => {
    const { email } = insistOnLife(await findMailAction(services.database, 'RESET_PASSWORD', input.code), found);
    checkPassword(input.password, email, ['password'], found);
    if (found.length > 0) throw new HasProblems();
    const passwordHash = await hashPassword(input.password);
    return services.database.transact(async (tx) => {
      const { accountId } = insistOnLife(await spendMailAction(tx, 'RESET_PASSWORD', input.code), found);
      await replacePassword(tx, services.config, { accountId, email, passwordHash, keptSessionId: null });
      const { userAgent } = origin;
      return done(
        await completeSignIn(tx, { methods: ['MAIL'], accountId, userAgent, refreshToken: input.refreshToken }),
      );
    });
  });
}
