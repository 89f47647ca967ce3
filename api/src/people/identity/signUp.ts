import type { Needs } from '../../graphql/context.ts';
import { HasProblems, problem, withProblems, done, type Outcome, type Problem } from '../../kernel/errors.ts';
import type { Actor } from '../../kernel/actor.ts';
import { said } from '../../kernel/said.ts';
import peopleErrors from '../../messages/peopleErrors.js';
import { completeSignIn, type SignInOutcome } from './completeSignIn.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import { decryptEmail } from './signUpLink.ts';
import { spendToken } from './store/usedTokens.ts';
import { insertAccount, insertEmailProvider } from './store/accounts.ts';

export const EXPIRED_LINK = problem(
  ['encryptedEmail'],
  'EXPIRED',
  said(peopleErrors, (t) => t.identity.signUpLinkExpired()),
);
export const BROKEN_LINK = problem(
  ['encryptedEmail'],
  'BROKEN',
  said(peopleErrors, (t) => t.identity.signUpLinkBroken()),
);
const USED_LINK = problem(
  ['encryptedEmail'],
  'USED',
  said(peopleErrors, (t) => t.identity.signUpLinkUsed()),
);

/**
 * Goes from a verified address and a password to an account with a session. A visitor's anonymous account becomes the
 * account, so that likes and comments stay theirs.
 */
export async function signUp(
  services: Needs<'config' | 'database'>,
  visitor: Actor,
  input: { encryptedEmail: string; password: string; userAgent: string; refreshToken: string | null },
): Promise<Outcome<SignInOutcome>> {
  const found: Problem[] = [];
  return withProblems(found, async () => {
    const link = decryptEmail(services.config.secret, input.encryptedEmail);
    if (link === null || link === 'expired') {
      found.push(link === null ? BROKEN_LINK : EXPIRED_LINK);
      throw new HasProblems();
    }
    checkPassword(input.password, link.emailAddress, ['password'], found);
    if (found.length > 0) throw new HasProblems();
    const passwordHash = await hashPassword(input.password);
    return services.database.transact(async (tx) => {
      if (!(await spendToken(tx, input.encryptedEmail, link.expiresAt))) found.push(USED_LINK);
      const accountId =
        visitor.kind === 'GUEST_NO_PROVIDER' && visitor.accountId !== null
          ? visitor.accountId
          : await insertAccount(tx);
      if (found.length === 0 && !(await insertEmailProvider(tx, accountId, link.emailAddress, passwordHash)))
        found.push(USED_LINK);
      if (found.length > 0) throw new HasProblems();
      const { userAgent, refreshToken } = input;
      return done(await completeSignIn(tx, { methods: ['MAIL'], accountId, userAgent, refreshToken }));
    });
  });
}
