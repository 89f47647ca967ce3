import type { Needs } from '../../graphql/context.ts';
import { boundsOf, parseMonth } from './months.ts';
import { sumSales, type SalesTotals } from './store/sales.ts';

/** What everybody sold in a month of Tokyo, by its name `2026-10`; null where there is no such month yet. */
export async function totalsOfMonth({ database }: Needs<'database'>, name: string): Promise<SalesTotals | null> {
  const month = parseMonth(name);
  if (!month) return null;
  const { from, until } = boundsOf(month);
  return sumSales(database, from, until);
}
