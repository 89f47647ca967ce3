import type { Reader } from '../../database/index.ts';
import { isLongPassword } from './passwords.ts';
import { findPasswordHash } from './store/accounts.ts';
import { hasSecondFactor } from './store/secondFactors.ts';

/** Whether an account is entered by a second step, or by a password of 15 characters and more (decisions 4.4). */
export async function isSignInStrong(reader: Reader, accountId: string): Promise<boolean> {
  if (await hasSecondFactor(reader, accountId)) return true;
  const stored = await findPasswordHash(reader, accountId);
  return stored !== null && isLongPassword(stored);
}
