import type { LeavingAccount, Transaction } from '../../database/index.ts';
import { balancesOf, lockCreator, post } from '../ledger/index.ts';
import { giveBack } from './movements.ts';
import { findOpenWithdrawal, forgetSettled, writeWithdrawal } from './store/withdrawals.ts';

/**
 * An account is deleted: what the bank does not have yet is taken back, what is left lapses for good, and a transfer that is on
 * its way arrives. Who leaves was told of the balance before.
 */
export async function forgetCreator(tx: Transaction, { accountId }: LeavingAccount): Promise<void> {
  await lockCreator(tx, accountId);
  const open = await findOpenWithdrawal(tx, accountId);
  if (open?.state === 'REQUESTED') {
    await writeWithdrawal(tx, open.id, { state: 'CANCELED', settledAt: new Date() });
    await giveBack(tx, open);
  }
  await forgetSettled(tx, accountId);
  const { withdrawable } = await balancesOf(tx, accountId);
  if (withdrawable <= 0) return;
  await post(tx, {
    kind: 'LAPSE',
    key: `lapse:left:${accountId}`,
    entries: [
      { account: 'CREATOR_WITHDRAWABLE', creatorId: accountId, amount: -withdrawable },
      { account: 'CREATOR_LAPSED', creatorId: accountId, amount: withdrawable },
    ],
  });
}
