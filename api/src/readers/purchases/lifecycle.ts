import type { Lifecycle } from '../../database/index.ts';
import { purchases } from './store/purchases.ts';
import { collectPurchases } from './store/ownData.ts';

export const purchasesLifecycle: Lifecycle = {
  name: 'readers/purchases',
  tables: [purchases],
  collectData: collectPurchases,
};
