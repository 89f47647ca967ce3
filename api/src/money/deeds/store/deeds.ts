import { column, defineTable, type Reader, type RowOf } from '../../../database/index.ts';

/** What an operator can do about somebody's money, or about an application of others. */
export type Deed =
  | 'FREEZE'
  | 'UNFREEZE'
  | 'REFUND'
  | 'DISPUTE_WON'
  | 'DISPUTE_LOST'
  | 'WITHDRAWALS_EXPORTED'
  | 'WITHDRAWAL_PAID'
  | 'WITHDRAWAL_BOUNCED'
  | 'LAPSE_RECOVERED'
  | 'CLIENT_ADDED'
  | 'CLIENT_APPROVED'
  | 'CLIENT_BLOCKED'
  | 'CLIENT_ALGORITHM_CHANGED'
  | 'CLIENT_FIRST_PARTY'
  | 'CLIENT_DOMAIN_VERIFIED';

export const operatorDeeds = defineTable('operator_deeds', {
  id: column.bigint().counted(),
  deed: column.text<Deed>(),
  /** The creator, purchase, withdrawal or application it is about. */
  subjectId: column.text(),
  reason: column.text().default("''"),
  /** Who was at the command line, as their machine calls them. */
  doneBy: column.text(),
  doneAt: column.instant().default('now()'),
});

/** Something an operator did. */
export type DeedRecord = Omit<RowOf<typeof operatorDeeds>, 'id'>;

/** What operators did about these creators, purchases and withdrawals, in the order in which they did it. */
export const listDeeds = (reader: Reader, subjectIds: readonly string[]): Promise<DeedRecord[]> =>
  reader.query<DeedRecord>(
    'listDeeds',
    `SELECT deed, subject_id AS "subjectId", reason, done_by AS "doneBy", done_at AS "doneAt" FROM operator_deeds
     WHERE subject_id = ANY($1) ORDER BY id`,
    [subjectIds],
  );

/** The latest freezing or unfreezing of a creator's withdrawals, or null. */
export async function findLatestFreeze(reader: Reader, creatorId: string): Promise<DeedRecord | null> {
  const [row] = await reader.query<DeedRecord>(
    'findLatestFreeze',
    `SELECT deed, subject_id AS "subjectId", reason, done_by AS "doneBy", done_at AS "doneAt" FROM operator_deeds
     WHERE subject_id = $1 AND deed IN ('FREEZE', 'UNFREEZE') ORDER BY id DESC LIMIT 1`,
    [creatorId],
  );
  return row ?? null;
}
