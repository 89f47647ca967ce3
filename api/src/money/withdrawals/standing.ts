import type { Reader } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { isSignInStrong } from '../../people/identity/index.ts';
import { findStateOf, type BankAccountState } from '../bankAccounts/index.ts';
import { findFreeze, type Freeze } from '../deeds/index.ts';
import { balancesOf, type CreatorBalances } from '../ledger/index.ts';
import { giftProviderOf } from './gifts/GiftProvider.ts';
import type { Standing } from './judgeRequest.ts';
import { findOpenWithdrawal, type Withdrawal } from './store/withdrawals.ts';

/** Where a creator stands with their money at an instant. */
export interface FullStanding extends Standing {
  balances: CreatorBalances;
  openRequest: Withdrawal | null;
  freeze: Freeze | null;
  accountState: BankAccountState;
}

/** Reads where a creator stands. Whoever acts on it locked the creator first. */
export async function readStanding(reader: Reader, { config }: Needs<'config'>, userId: string): Promise<FullStanding> {
  const balances = await balancesOf(reader, userId);
  const openRequest = await findOpenWithdrawal(reader, userId);
  const freeze = await findFreeze(reader, userId);
  return {
    balances,
    openRequest,
    freeze,
    withdrawable: balances.withdrawable,
    accountState: await findStateOf(reader, userId),
    hasOpenRequest: openRequest !== null,
    isFrozen: freeze !== null,
    hasGifts: giftProviderOf(config) !== null,
    isSignInStrong: await isSignInStrong(reader, userId),
  };
}
