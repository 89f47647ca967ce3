import { formatMonth } from '@komawari/ui/format';
import type { PurchaseFieldsFragment } from '../gql/graphql.ts';

/** The purchases of a month of Tokyo. */
export interface Month {
  /** 2026年11月 */
  name: string;
  purchases: PurchaseFieldsFragment[];
  /** What was paid and not given back, in yen. */
  sum: number;
  /** How many purchases that are. */
  count: number;
}

/** Purchases by month, in the order they come. */
export function monthsOf(purchases: readonly PurchaseFieldsFragment[]): Month[] {
  const months = new Map<string, Month>();
  for (const purchase of purchases) {
    const name = formatMonth(purchase.purchasedAt);
    const month = months.get(name) ?? { name, purchases: [], sum: 0, count: 0 };
    month.purchases.push(purchase);
    if (purchase.status !== 'REFUNDED') {
      month.sum += purchase.price;
      month.count += 1;
    }
    months.set(name, month);
  }
  return [...months.values()];
}
