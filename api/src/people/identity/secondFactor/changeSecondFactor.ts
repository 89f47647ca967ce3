import type { Needs } from '../../../graphql/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { requireRecentSignIn } from '../requireRecentSignIn.ts';
import type { RunningSession } from '../runningSession.ts';
import { forgetChallenges } from '../store/challenges.ts';
import { replaceRecoveryCodes } from '../store/recoveryCodes.ts';
import { endSessionsOf } from '../store/endedSessions.ts';
import { deleteSecondFactor, hasSecondFactor } from '../store/secondFactors.ts';
import { notifyOfChange } from '../notifyOfChange.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recoveryCodes.ts';

/** Makes ten new recovery codes; the earlier ones are worthless. Throws RECENT_SIGN_IN_REQUIRED, or NOT_FOUND when it is off. */
export async function renewRecoveryCodes(
  services: Needs<'config' | 'database'>,
  { actor }: RunningSession,
): Promise<{ recoveryCodes: string[] }> {
  const { accountId } = actor;
  await requireRecentSignIn(services.database, actor);
  const recoveryCodes = newRecoveryCodes();
  await services.database.transact(async (tx) => {
    if (!(await hasSecondFactor(tx, accountId))) throw notFound();
    const hashes = recoveryCodes.map((one) => hashRecoveryCode(services.config.secret, accountId, one));
    await replaceRecoveryCodes(tx, accountId, hashes);
    await notifyOfChange(tx, services.config, { accountId, change: 'RECOVERY_CODES_RENEWED' });
  });
  return { recoveryCodes };
}

/** Turns two-step sign-in off. Throws RECENT_SIGN_IN_REQUIRED, or NOT_FOUND when it is off. */
export async function removeSecondFactor(
  services: Needs<'config' | 'database'>,
  { actor }: RunningSession,
): Promise<void> {
  const { accountId } = actor;
  await requireRecentSignIn(services.database, actor);
  await services.database.transact(async (tx) => {
    if (!(await deleteSecondFactor(tx, accountId))) throw notFound();
    await forgetChallenges(tx, accountId);
    await notifyOfChange(tx, services.config, { accountId, change: 'SECOND_FACTOR_OFF' });
  });
}

/**
 * Turns two-step sign-in off for somebody who lost both the app and the recovery codes, and ends every session: an operator
 * does it after making sure who asks. The owner is told by mail. False when it was off already.
 */
export async function resetSecondFactor(services: Needs<'config' | 'database'>, accountId: string): Promise<boolean> {
  return services.database.transact(async (tx) => {
    if (!(await deleteSecondFactor(tx, accountId))) return false;
    await forgetChallenges(tx, accountId);
    await endSessionsOf(tx, accountId, null);
    await notifyOfChange(tx, services.config, { accountId, change: 'SECOND_FACTOR_OFF' });
    return true;
  });
}
