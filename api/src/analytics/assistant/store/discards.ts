import { column, defineTable, type Reader, type Transaction } from '../../../database/index.ts';

/** Findings that do not help the creator of a work. */
export const analyticsDiscards = defineTable(
  'analytics_discards',
  {
    workId: column.text(),
    findingId: column.text(),
    discardedAt: column.instant().default('now()'),
  },
  { key: ['workId', 'findingId'] },
);

/** As many are remembered of a work; of more the oldest come back. */
const MOST_DISCARDS = 200;

/** The findings of a work that were discarded. */
export async function findDiscards(reader: Reader, workId: string): Promise<Set<string>> {
  return new Set((await analyticsDiscards.findAll(reader, { workId })).map(({ findingId }) => findingId));
}

/** Puts a finding of a work away. */
export async function discard(tx: Transaction, workId: string, findingId: string): Promise<void> {
  await analyticsDiscards.insertNew(tx, { workId, findingId });
  await tx.query(
    'forgetOldDiscards',
    `DELETE FROM analytics_discards WHERE work_id = $1 AND finding_id IN (
       SELECT finding_id FROM analytics_discards WHERE work_id = $1 ORDER BY discarded_at DESC, finding_id OFFSET ${MOST_DISCARDS})`,
    [workId],
  );
}

/** Brings a finding of a work back. */
export async function restore(tx: Transaction, workId: string, findingId: string): Promise<void> {
  await analyticsDiscards.delete(tx, { workId, findingId });
}
