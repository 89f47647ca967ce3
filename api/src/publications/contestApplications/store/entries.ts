import { column, defineTable, type RowOf, type Transaction } from '../../../database/index.ts';
import { newId } from '../../../kernel/ids.ts';

export const contestEntries = defineTable('contest_entries', {
  id: column.text(),
  contestId: column.text(),
  workId: column.text(),
  state: column.text<'ENTERED' | 'WITHDRAWN' | 'EXCLUDED'>().default("'ENTERED'"),
  enteredAt: column.instant().default('now()'),
  pickupPosition: column.integer().orNull(),
  prizeName: column.text().orNull(),
});

/** A work in a contest. */
export type ContestEntryRecord = RowOf<typeof contestEntries>;

/** The entry of a work in a contest, whatever became of it. */
export const findEntry = (tx: Transaction, contestId: string, workId: string): Promise<ContestEntryRecord | null> =>
  contestEntries.find(tx, { contestId, workId });

/** Enters a work into a contest, or brings its entry back. Answers the entry's id. */
export async function writeEntry(
  tx: Transaction,
  { contestId, workId, enteredAt }: Pick<ContestEntryRecord, 'contestId' | 'workId' | 'enteredAt'>,
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    'writeEntry',
    `INSERT INTO contest_entries (id, contest_id, work_id, entered_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (contest_id, work_id) DO UPDATE SET state = 'ENTERED' RETURNING id`,
    [newId('ContestEntry'), contestId, workId, enteredAt],
  );
  return row?.id ?? '';
}

/** Takes an entry out of its contest, and what it was picked for and won with it. */
export async function writeEnd(tx: Transaction, id: string, state: 'WITHDRAWN' | 'EXCLUDED'): Promise<void> {
  await contestEntries.update(tx, id, { state, pickupPosition: null, prizeName: null });
}

/** Gives an entry a place among those the top page shows, or takes it away with null. */
export async function writePickup(tx: Transaction, id: string, pickupPosition: number | null): Promise<void> {
  await contestEntries.update(tx, id, { pickupPosition });
}

/** Gives an entry a prize, or takes it back with null. */
export async function writePrize(tx: Transaction, id: string, prizeName: string | null): Promise<void> {
  await contestEntries.update(tx, id, { prizeName });
}
