import type { Reader } from '../../database/index.ts';
import type { CreatorAccount } from './Posting.ts';
import { readBalances } from './store/balances.ts';

/** What belongs to a creator, in yen. */
export interface CreatorBalances {
  /** Sold less than 48 hours ago. */
  pending: number;
  /** Below 0 when a buyer took back what was paid out already. */
  withdrawable: number;
  /** Asked for, and not yet on its way or arrived. */
  inTransfer: number;
  /** Held back until a dispute is decided. */
  disputed: number;
  /** Over its time. */
  lapsed: number;
}

/** What a creator's accounts hold at this instant. Whoever spends of it locks the creator first. */
export async function balancesOf(reader: Reader, creatorId: string): Promise<CreatorBalances> {
  const balances = await readBalances(reader, creatorId);
  const of = (account: CreatorAccount): number => balances.get(account) ?? 0;
  return {
    pending: of('CREATOR_PENDING'),
    withdrawable: of('CREATOR_WITHDRAWABLE'),
    inTransfer: of('CREATOR_IN_TRANSFER'),
    disputed: of('CREATOR_DISPUTED'),
    lapsed: of('CREATOR_LAPSED'),
  };
}
