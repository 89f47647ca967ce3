import type { Transaction } from '../../../database/index.ts';

const GONE = 'NOT EXISTS (SELECT FROM works w WHERE w.id = work_id)';
/** Of a work that is not there any more. */
const OF_GONE = `work_id IN (SELECT DISTINCT work_id FROM analytics_totals WHERE ${GONE})`;

/** Deletes the counts of works that are not there any more. */
export async function purgeFacts(tx: Transaction): Promise<void> {
  await tx.query('purgeCells', `DELETE FROM analytics_cells WHERE ${OF_GONE}`);
  await tx.query('purgeReaders', `DELETE FROM analytics_readers WHERE ${OF_GONE}`);
  await tx.query('purgeFacts', `DELETE FROM analytics_facts WHERE ${OF_GONE}`);
  await tx.query('purgeTotals', `DELETE FROM analytics_totals WHERE ${GONE}`);
}
