import type { Database, Transaction } from '../../../database/index.ts';
import type { Refusal } from '../../../kernel/errors.ts';

/** SQLSTATE of a write in a transaction that only reads. */
const READ_ONLY_TRANSACTION = '25006';

/** A database of which one snapshot is left: the one that PostgreSQL itself lets nobody write in. Who tries is refused. */
export function onlySnapshot(database: Database, snapshot: Transaction, refusal: () => Refusal): Database {
  const refuseWrites = (error: unknown): never => {
    throw (error as { code?: unknown }).code === READ_ONLY_TRANSACTION ? refusal() : error;
  };
  return {
    ...database,
    query: (name, sql, values) => snapshot.query<never>(name, sql, values).catch(refuseWrites),
    ask: (name, send) => snapshot.ask(name, send),
    transact: () => Promise.reject(refusal()),
    snapshot: (work) => work(snapshot),
  };
}
