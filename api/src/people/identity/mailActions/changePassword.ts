import type { Needs } from '../../../graphql/context.ts';
import { done, HasProblems, problem, withProblems, type Outcome, type Problem } from '../../../kernel/errors.ts';
import { said } from '../../../kernel/said.ts';
import peopleErrors from '../../../messages/peopleErrors.js';
import { countTry, forgetTries, saidOfTry } from '../countTry.ts';
import { checkPassword, hashPassword, insistOnRoom, isPasswordOf } from '../passwords.ts';
import { findEmailOf, findPasswordHash } from '../store/accounts.ts';
import type { RunningSession } from '../runningSession.ts';
import { replacePassword } from './replacePassword.ts';

/**
 * Changes the password of somebody who knows the current one; all other sessions end. Throws RATE_LIMITED after five wrong
 * passwords, whose tries are shared with confirming that it is you.
 */
export async function changePassword(
  services: Needs<'config' | 'database'>,
  session: RunningSession,
  input: { currentPassword: string; password: string },
): Promise<Outcome<true>> {
  const { database } = services;
  const { accountId } = session.actor;
  const found: Problem[] = [];
  return withProblems(found, async () => {
    const email = await findEmailOf(database, accountId);
    const hash = await findPasswordHash(database, accountId);
    if (email === null || hash === null) {
      found.push(
        problem(
          ['currentPassword'],
          'NO_PASSWORD',
          said(peopleErrors, (t) => t.identity.noPassword()),
        ),
      );
      throw new HasProblems();
    }
    checkPassword(input.password, email, ['password'], found);
    if (found.length > 0) throw new HasProblems();
    const key = `confirm:${accountId}`;
    insistOnRoom();
    const triesLeft = await countTry(database, key);
    if (!(await isPasswordOf(hash, input.currentPassword.slice(0, 512)))) {
      const words = saidOfTry(triesLeft, (t, values) => t.identity.wrongPassword(values));
      found.push(problem(['currentPassword'], 'WRONG', words));
      throw new HasProblems();
    }
    const passwordHash = await hashPassword(input.password);
    return database.transact(async (tx) => {
      await forgetTries(tx, key);
      await replacePassword(tx, services.config, { accountId, email, passwordHash, keptSessionId: session.id });
      return done(true as const);
    });
  });
}
