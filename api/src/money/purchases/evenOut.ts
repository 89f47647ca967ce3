import type { Transaction } from '../../database/index.ts';
import { post } from '../ledger/index.ts';
import { postingOf } from './postings.ts';
import type { PurchaseRecord } from './store/purchases.ts';

/** Whether a refund came to nothing. */
export const hasFailed = (status: PurchaseRecord['refundStatus']): boolean =>
  status === 'FAILED' || status === 'CANCELED';

/**
 * How often too much the price goes back to the buyer, by a refund and by their bank: −1, it is owed to them; 1, they get it twice.
 * A refund of a sale counts from its decision on, one of money that came too late when it has arrived.
 */
function surplusOf({ status, purchasedAt, refundStatus, disputeLostAt }: PurchaseRecord): number {
  // Sold, or not paid: nothing has to go back.
  if (status === 'COMPLETED' || (purchasedAt === null && refundStatus === null)) return 0;
  const isRefunded =
    purchasedAt === null ? refundStatus === 'SUCCEEDED' : refundStatus !== null && !hasFailed(refundStatus);
  return Number(isRefunded) + Number(disputeLostAt !== null) - 1;
}

/**
 * Books what a change of a purchase means for what its buyer is owed, or gets twice.
 * @param by the refund or the dispute that changed it
 */
export async function evenOut(
  tx: Transaction,
  before: PurchaseRecord,
  after: PurchaseRecord,
  by: string,
): Promise<void> {
  const [had, has] = [surplusOf(before), surplusOf(after)];
  if (had === has) return;
  if (has > had) await post(tx, postingOf[has > 0 ? 'paidTwice' : 'refundMade'](after, by));
  else await post(tx, postingOf[had > 0 ? 'paidOnce' : 'refundFailed'](after, by));
}
