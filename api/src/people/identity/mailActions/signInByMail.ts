import type { Origin, Needs } from '../../../graphql/context.ts';
import { done, HasProblems, problem, withProblems, type Outcome, type Problem } from '../../../kernel/errors.ts';
import { said } from '../../../kernel/said.ts';
import peopleErrors from '../../../messages/peopleErrors.js';
import { completeSignIn, type SignInOutcome } from '../completeSignIn.ts';
import { countTry } from '../countTry.ts';
import { findMailAction, spendMailAction } from '../store/mailActions.ts';
import { insistOnLife } from './deadLinks.ts';

/**
 * Signs in with the code of an e-mail link and the address it was sent to. The address is asked again on another device:
 * a link that somebody else was given, or found, is worth nothing alone. Throws RATE_LIMITED after five wrong addresses.
 */
export async function signInByMail(
  services: Needs<'database'>,
  origin: Origin,
  input: { code: string; email: string; refreshToken: string | null },
): Promise<Outcome<SignInOutcome>> {
  const { database } = services;
  const found: Problem[] = [];
  return withProblems(found, async () => {
    const action = insistOnLife(await findMailAction(database, 'SIGN_IN', input.code), found);
    if (action.email.toLowerCase() !== input.email.trim().normalize('NFKC').toLowerCase()) {
      await countTry(database, `sign-in-link:${action.id}`);
      found.push(
        problem(
          ['email'],
          'OTHER_ADDRESS',
          said(peopleErrors, (t) => t.identity.otherAddress()),
        ),
      );
      throw new HasProblems();
    }
    return database.transact(async (tx) => {
      const { accountId } = insistOnLife(await spendMailAction(tx, 'SIGN_IN', input.code), found);
      const { userAgent } = origin;
      return done(
        await completeSignIn(tx, { methods: ['MAIL'], accountId, userAgent, refreshToken: input.refreshToken }),
      );
    });
  });
}
