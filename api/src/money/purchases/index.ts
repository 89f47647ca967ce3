export { beginPurchase, dropUnpayable, noteSession, type Wanted } from './beginPurchase.ts';
export { checkPayments } from './checkPayments.ts';
export { purchasesLifecycle } from './lifecycle.ts';
export { buyerCountLoader, hasBought, boughtLoader, purchaseLoader } from './loaders.ts';
export { lockPurchase } from './lockPurchase.ts';
export { isOpenToBuyer, refundableUntil } from './policy.ts';
export { giveBack, refundPurchase, sendRefund, settleRefund } from './refundPurchase.ts';
export { releaseDueSales, releaseSales } from './releaseSales.ts';
export { hasSalesToRelease } from './store/releases.ts';
export { judgeResolution, listDisputed, readDisputeOf, type Resolution, resolveDispute } from './resolveDispute.ts';
export { settleDispute } from './settleDispute.ts';
export { settlePayment } from './settlePayment.ts';
export {
  claimGoingOn,
  findBought,
  findLatestPurchase,
  findPurchase,
  findPurchaseBy,
  findPurchasesOf,
  listPending,
  listPurchases,
  markPaidPagesRead,
  type Bought,
  type PurchaseRecord,
  type SoldPurchase,
} from './store/purchases.ts';
export { listUnpaidSales, notePastPayments, type PastPaymentIds } from './pastPayments.ts';
export { type PastSale, writePastSale } from './writePastSale.ts';
export type { PaymentMethod } from '../payments/index.ts';
