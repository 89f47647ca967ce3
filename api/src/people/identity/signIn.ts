import { limitRate } from '../../database/index.ts';
import type { Origin, Needs } from '../../graphql/context.ts';
import { Refusal } from '../../kernel/errors.ts';
import { networkOf } from '../../kernel/networkOf.ts';
import { completeSignIn, type SignInOutcome } from './completeSignIn.ts';
import { countTry, forgetTries, saidOfTry } from './countTry.ts';
import { insistOnRoom, isPasswordOf, renewHash } from './passwords.ts';
import { findEmailAccount } from './store/accounts.ts';
import { setPasswordHash } from './store/emailSignIn.ts';

const failed = (triesLeft: number): Refusal =>
  new Refusal(
    'UNAUTHENTICATED',
    saidOfTry(triesLeft, (t, values) => t.identity.noMatch(values)),
    { triesLeft },
  );

/**
 * Signs in by e-mail and password. Unknown account and wrong password answer the same words in the same time.
 * Throws UNAUTHENTICATED with `triesLeft`, RATE_LIMITED with `retryAfter`, or
 * SERVICE_UNAVAILABLE while too many passwords wait.
 */
export async function signIn(
  services: Needs<'database'>,
  origin: Origin,
  input: { email: string; password: string; refreshToken: string | null },
): Promise<SignInOutcome> {
  const email = input.email.trim().normalize('NFKC').slice(0, 254);
  const key = `sign-in:${email.toLowerCase()}:${networkOf(origin.ip)}`;
  insistOnRoom();
  // One address trying many accounts is held up as well, later than a person who forgot a password.
  await limitRate(services.database, 'signInFrom', origin.ip);
  const triesLeft = await countTry(services.database, key);
  const account = await findEmailAccount(services.database, email);
  const fits = await isPasswordOf(account?.passwordHash ?? null, input.password.slice(0, 512));
  if (!account || !fits || (account.isDisabled && !account.isLeaving)) throw failed(triesLeft);
  // Before the transaction: a connection is not kept while others' passwords are looked at.
  const renewed = account.passwordHash === null ? null : await renewHash(account.passwordHash, input.password);
  return services.database.transact(async (tx) => {
    await forgetTries(tx, key);
    const { accountId } = account;
    if (renewed !== null) await setPasswordHash(tx, accountId, renewed);
    return completeSignIn(tx, {
      methods: ['PASSWORD'],
      accountId,
      userAgent: origin.userAgent,
      refreshToken: input.refreshToken,
    });
  });
}
