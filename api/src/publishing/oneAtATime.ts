import type { Transaction } from '../database/index.ts';

/**
 * Lets statements of a transaction wait for each other. Resolvers ask at the same time, and a connection does one thing
 * after the other; pg 9 will no longer queue for its callers.
 */
export function oneAtATime(transaction: Transaction): Transaction {
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...transaction,
    query<Row extends object>(name: string, sql: string, values?: readonly unknown[]): Promise<Row[]> {
      const answer = last.then(() => transaction.query<Row>(name, sql, values));
      last = answer.catch(() => undefined);
      return answer;
    },
  };
}
