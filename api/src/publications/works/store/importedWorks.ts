import { pastInstant, type Transaction } from '../../../database/index.ts';

/** A work that was taken in is as old as it was. */
export async function settleWork(tx: Transaction, id: string, createdAt: string): Promise<void> {
  await tx.query('settleWork', `UPDATE works SET created_at = ${pastInstant('$2')} WHERE id = $1`, [id, createdAt]);
}
