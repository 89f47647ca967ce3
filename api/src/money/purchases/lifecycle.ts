import type { Lifecycle } from '../../database/index.ts';
import { collectPurchases } from './store/ownData.ts';
import { purchases } from './store/purchases.ts';

// Who leaves is taken out of their purchases and sales by the database; the books keep the rows.
export const purchasesLifecycle: Lifecycle = {
  name: 'money/purchases',
  tables: [purchases],
  collectData: collectPurchases,
};
