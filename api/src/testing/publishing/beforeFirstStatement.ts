import type { Database } from '../../database/index.ts';

/**
 * The database, with something that happens once between the beginning of a snapshot's transaction, where its clock stands still, and its first
 * statement, at which the snapshot is taken.
 */
export function beforeFirstStatement(database: Database, happens: () => Promise<unknown>): Database {
  let isLate = true;
  return {
    ...database,
    snapshot: (work) =>
      database.transact(async (tx) => {
        await tx.query('isolate', 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
        if (isLate) {
          isLate = false;
          await happens();
        }
        return work(tx);
      }),
  };
}
