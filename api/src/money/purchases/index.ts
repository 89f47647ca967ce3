export { purchasesLifecycle } from './lifecycle.ts';
export { buyerCountLoader, hasBought, isBoughtLoader, purchaseLoader } from './loaders.ts';
export { isOpenToBuyer } from './policy.ts';
export { releaseDueSales, releaseSales } from './releaseSales.ts';
export {
  findBought,
  findPurchasesOf,
  listPurchases,
  markPaidPagesRead,
  type PurchaseRecord,
  type SoldPurchase,
} from './store/purchases.ts';
