import type { Transaction } from './database.ts';

/**
 * The instant of a transaction by the database's clock, in milliseconds. What is compared with `now()` in statements is
 * written by this clock: that of a server may be seconds ahead.
 */
export async function readClock(tx: Transaction): Promise<Date> {
  const [clock] = await tx.query<{ now: Date }>('readClock', `SELECT date_trunc('milliseconds', now()) AS now`);
  return clock?.now ?? new Date();
}
