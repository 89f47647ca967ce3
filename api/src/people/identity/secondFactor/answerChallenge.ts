import { limitRate } from '../../../database/index.ts';
import type { Origin, Needs } from '../../../graphql/context.ts';
import { Refusal } from '../../../kernel/errors.ts';
import { networkOf } from '../../../kernel/networkOf.ts';
import { said } from '../../../kernel/said.ts';
import peopleErrors from '../../../messages/peopleErrors.js';
import { completeSignIn, type SignInOutcome } from '../completeSignIn.ts';
import { countTry, forgetTries, saidOfTry } from '../countTry.ts';
import { spendChallenge, tryChallenge } from '../store/challenges.ts';
import { proveSecondFactor } from './proveSecondFactor.ts';

const over = (): Refusal =>
  new Refusal(
    'UNAUTHENTICATED',
    said(peopleErrors, (t) => t.identity.challengeOver()),
  );

const wrong = (triesLeft: number): Refusal =>
  new Refusal(
    'BAD_USER_INPUT',
    saidOfTry(triesLeft, (t, values) => t.identity.wrongCode(values)),
    { triesLeft, field: 'code' },
  );

/** Counts a try on an account's codes before they are looked at. Throws RATE_LIMITED. */
async function countCodeTry(services: Needs<'database'>, accountId: string, ip: string): Promise<number> {
  await limitRate(services.database, 'secondFactor', accountId);
  return countTry(services.database, `second-factor:${accountId}:${networkOf(ip)}`);
}

/** Forgets the failures of one place after a code was right. */
const forgetCodeTries = (services: Needs<'database'>, accountId: string, ip: string): Promise<void> =>
  forgetTries(services.database, `second-factor:${accountId}:${networkOf(ip)}`);

/**
 * Goes on with a sign-in that waits for its second factor. A challenge works once and dies with its fifth wrong code.
 * Throws UNAUTHENTICATED when the sign-in has to start over, BAD_USER_INPUT with `triesLeft`, or RATE_LIMITED.
 */
export async function answerChallenge(
  services: Needs<'config' | 'database'>,
  origin: Origin,
  input: { challenge: string; code: string; refreshToken: string | null },
): Promise<SignInOutcome> {
  const accountId = await tryChallenge(services.database, input.challenge);
  if (accountId === null) throw over();
  const triesLeft = await countCodeTry(services, accountId, origin.ip);
  const outcome = await services.database.transact(async (tx) => {
    if (!(await proveSecondFactor(services, tx, accountId, input.code))) return null;
    const first = await spendChallenge(tx, input.challenge);
    if (!first) throw over();
    const { refreshToken } = input;
    return completeSignIn(tx, {
      accountId,
      userAgent: origin.userAgent,
      refreshToken,
      hasBothFactors: true,
      methods: [...first, 'CODE'],
    });
  });
  if (outcome === null) throw wrong(triesLeft);
  await forgetCodeTries(services, accountId, origin.ip);
  return outcome;
}
