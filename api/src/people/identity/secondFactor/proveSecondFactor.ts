import type { Needs } from '../../../graphql/context.ts';
import type { Transaction } from '../../../database/index.ts';
import { spendRecoveryCode } from '../store/recoveryCodes.ts';
import { findSecondFactor, spendStep } from '../store/secondFactors.ts';
import { hashRecoveryCode } from './recoveryCodes.ts';
import { decryptTotpSecret, stepOfCode } from './totpSecret.ts';

const looksLikeTotp = (code: string): boolean => /^[\d\s]{6,7}$/.test(code.normalize('NFKC').trim());

/**
 * Whether this is a code of the account's authenticator app, or one of its recovery codes. Either is spent by it: a code
 * that somebody saw over a shoulder opens nothing a second time. Counting tries is the caller's matter.
 */
export async function proveSecondFactor(
  services: Needs<'config'>,
  tx: Transaction,
  accountId: string,
  code: string,
): Promise<boolean> {
  const { secret } = services.config;
  const factor = await findSecondFactor(tx, accountId);
  if (!factor?.isConfirmed) return false;
  if (!looksLikeTotp(code)) return spendRecoveryCode(tx, accountId, hashRecoveryCode(secret, accountId, code));
  const totpSecret = decryptTotpSecret(secret, accountId, factor.sealedSecret);
  const step = totpSecret === null ? null : stepOfCode(totpSecret, code, factor);
  return step !== null && spendStep(tx, accountId, step);
}
