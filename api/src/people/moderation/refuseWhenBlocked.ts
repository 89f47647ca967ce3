import type { Transaction } from '../../database/index.ts';
import { forbidden, type Refusal } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import peopleErrors from '../../messages/peopleErrors.js';
import { canReach } from './policy.ts';
import { lockBlockState } from './store/blocks.ts';

/**
 * Refuses what somebody does to another person's things while one of the two blocks the other. Who is blocked gets
 * `ordinary`, the refusal that others get for other reasons, and so does not learn of it. Asked inside the transaction
 * that writes: a block made at the same moment waits for its end, or is seen.
 */
export async function refuseWhenBlocked(
  tx: Transaction,
  accountId: string,
  ownerId: string,
  ordinary: Refusal,
): Promise<void> {
  if (accountId === ownerId) return;
  const state = await lockBlockState(tx, accountId, ownerId);
  if (canReach(state)) return;
  throw state === 'BY_OTHER' ? ordinary : forbidden(said(peopleErrors, (t) => t.moderation.blocked()));
}
