import { takePermit } from '../database/index.ts';
import type { Origin, Services } from '../graphql/context.ts';
import { Refusal } from '../kernel/errors.ts';
import { isPasswordOf } from './passwords.ts';
import { findEmailAccount } from './store/accounts.ts';
import { endSession, findSessionId, startSession, type Session } from './store/sessions.ts';

/** decisions 4.4: failures in 15 minutes, per account and network address. */
const TRIES = 5;
const WINDOW_SECONDS = 900;

/**
 * Counts a try before its password is looked at, so that a thousand tries at once are a thousand. Answers how many are
 * left in this window; throws RATE_LIMITED with `retryAfter` when there was none.
 */
async function countTry(services: Services, key: string): Promise<number> {
  const [row] = await services.database.query<{ count: number; retryAfter: number }>(
    'countSignInTry',
    `INSERT INTO throttles (key, count, window_ends_at) VALUES ($1, 1, now() + interval '${WINDOW_SECONDS} seconds')
     ON CONFLICT (key) DO UPDATE SET count = CASE WHEN throttles.window_ends_at <= now() THEN 1 ELSE throttles.count + 1 END,
       window_ends_at = CASE WHEN throttles.window_ends_at <= now() THEN excluded.window_ends_at ELSE throttles.window_ends_at END
     RETURNING count, ceil(extract(epoch FROM window_ends_at - now()))::int AS "retryAfter"`,
    [key],
  );
  const { count, retryAfter } = row ?? { count: 1, retryAfter: WINDOW_SECONDS };
  if (count > TRIES) {
    throw new Refusal(
      'RATE_LIMITED',
      `Too many tries. Sign-in pauses for ${Math.ceil(retryAfter / 60)} minutes.`,
      'ログインの試行が多すぎます。しばらく待ってください。',
      { retryAfter },
    );
  }
  return TRIES - count;
}

const failed = (triesLeft: number): Refusal =>
  new Refusal(
    'UNAUTHENTICATED',
    `That e-mail and password do not match. ${triesLeft === 0 ? 'Sign-in pauses for 15 minutes.' : `${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left before a 15-minute pause.`}`,
    'メールアドレスとパスワードが一致しません。',
    { triesLeft },
  );

/**
 * Signs in by e-mail and password. Unknown account and wrong password answer the same words in the same time.
 * Throws UNAUTHENTICATED with `triesLeft`, or RATE_LIMITED with `retryAfter`.
 */
export async function signIn(
  services: Services,
  origin: Origin,
  input: { email: string; password: string; refreshToken: string | null },
): Promise<Session> {
  const email = input.email.trim().normalize('NFKC').slice(0, 254);
  const key = `sign-in:${email.toLowerCase()}:${origin.ip}`;
  // One address trying many accounts is held up as well, later than a person who forgot a password.
  await takePermit(services.database, `sign-in-ip:${origin.ip}`, 100, WINDOW_SECONDS);
  const triesLeft = await countTry(services, key);
  const account = await findEmailAccount(services.database, email);
  const fits = await isPasswordOf(account?.passwordHash ?? null, input.password.slice(0, 512));
  if (!account || !fits || account.isDisabled) throw failed(triesLeft);
  return services.database.transact(async (tx) => {
    await tx.query('forgetSignInTries', 'DELETE FROM throttles WHERE key = $1', [key]);
    const old = input.refreshToken === null ? null : await findSessionId(tx, input.refreshToken);
    if (old) await endSession(tx, old);
    return startSession(tx, account.accountId, origin.userAgent);
  });
}
