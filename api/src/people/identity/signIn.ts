import { limitRate } from '../../database/index.ts';
import type { Origin, Needs } from '../../graphql/context.ts';
import { Refusal } from '../../kernel/errors.ts';
import { completeSignIn, type SignInOutcome } from './completeSignIn.ts';
import { countTry, forgetTries, triesLeftWords } from './countTry.ts';
import { hashPassword, isLongPassword, isPasswordOf } from './passwords.ts';
import { findEmailAccount } from './store/accounts.ts';
import { setPasswordHash } from './store/emailSignIn.ts';

const failed = (triesLeft: number): Refusal =>
  new Refusal(
    'UNAUTHENTICATED',
    `That e-mail and password do not match. ${triesLeftWords(triesLeft)}`,
    'メールアドレスとパスワードが一致しません。',
    { triesLeft },
  );

/** The hash that says a password is long, where the one that is stored does not; null where nothing is to be said. */
async function rehash(stored: string | null, password: string): Promise<string | null> {
  if (stored === null || isLongPassword(stored)) return null;
  const renewed = await hashPassword(password);
  return isLongPassword(renewed) ? renewed : null;
}

/**
 * Signs in by e-mail and password. Unknown account and wrong password answer the same words in the same time.
 * Throws UNAUTHENTICATED with `triesLeft`, or RATE_LIMITED with `retryAfter`.
 */
export async function signIn(
  services: Needs<'database'>,
  origin: Origin,
  input: { email: string; password: string; refreshToken: string | null },
): Promise<SignInOutcome> {
  const email = input.email.trim().normalize('NFKC').slice(0, 254);
  const key = `sign-in:${email.toLowerCase()}:${origin.ip}`;
  // One address trying many accounts is held up as well, later than a person who forgot a password.
  await limitRate(services.database, 'signInFrom', origin.ip);
  const triesLeft = await countTry(services.database, key);
  const account = await findEmailAccount(services.database, email);
  const fits = await isPasswordOf(account?.passwordHash ?? null, input.password.slice(0, 512));
  if (!account || !fits || (account.isDisabled && !account.isLeaving)) throw failed(triesLeft);
  return services.database.transact(async (tx) => {
    await forgetTries(tx, key);
    const { accountId } = account;
    // Hashes of before it was noted are of passwords whose length is only known here.
    const renewed = await rehash(account.passwordHash, input.password);
    if (renewed !== null) await setPasswordHash(tx, accountId, renewed);
    return completeSignIn(tx, {
      methods: ['PASSWORD'],
      accountId,
      userAgent: origin.userAgent,
      refreshToken: input.refreshToken,
    });
  });
}
