import type { Needs } from '../../graphql/context.ts';
import { HasProblems, problem, withProblems, done, type Outcome, type Problem } from '../../kernel/errors.ts';
import type { Actor } from '../../kernel/actor.ts';
import { completeSignIn, type SignInOutcome } from './completeSignIn.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import { decryptEmail } from './signUpLink.ts';
import { spendToken } from './store/usedTokens.ts';
import { insertAccount, insertEmailProvider } from './store/accounts.ts';

export const EXPIRED_LINK = problem(
  ['encryptedEmail'],
  'EXPIRED',
  'This link has expired. Ask for a new one; it takes a minute.',
  'リンクの有効期限が切れています。もう一度メールを送ってください。',
);
export const BROKEN_LINK = problem(
  ['encryptedEmail'],
  'BROKEN',
  'This link is incomplete or not ours. Copy the whole link from the mail.',
  'リンクが正しくありません。メールのアドレスをすべてコピーしてください。',
);
const USED_LINK = problem(
  ['encryptedEmail'],
  'USED',
  'This link has already been used. Sign in, or ask for a new one.',
  'このリンクは使用済みです。ログインするか、もう一度メールを送ってください。',
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
