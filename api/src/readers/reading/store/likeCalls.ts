import { column, type Database, defineTable, type Transaction } from '../../../database/index.ts';

export const likeCalls = defineTable(
  'like_calls',
  {
    accountId: column.text(),
    id: column.text(),
    happenedAt: column.instant(),
    calledAt: column.instant().default('now()'),
  },
  { key: ['accountId', 'id'] },
);

/** A device lets go of what it could not tell within this time, and sends nothing again after it. */
const KEPT = '35 days';

/** A call that gives or takes likes. */
export interface LikeCallNote {
  accountId: string;
  /** Made by the client. */
  id: string;
  /** When somebody pressed. */
  happenedAt: Date;
}

/** Notes a call. Answers whether it is new: one that comes again, because its answer was lost, has been done. */
export const noteCall = (tx: Transaction, note: LikeCallNote): Promise<boolean> => likeCalls.insertNew(tx, note);

/** Forgets calls that no client sends again. */
export async function forgetOldCalls(database: Database): Promise<void> {
  await database.query('forgetOldCalls', `DELETE FROM like_calls WHERE called_at < now() - interval '${KEPT}'`);
}
