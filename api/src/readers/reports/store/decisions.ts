import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import type { Decision, OpenReport } from './reports.ts';

export const moderationLog = defineTable('moderation_log', {
  id: column.integer().counted(),
  happenedAt: column.instant().default('now()'),
  operator: column.text(),
  decision: column.text<Decision>(),
  thingId: column.text(),
  ownerId: column.text().orNull(),
  /** What of it could be read when it was reported or taken down. */
  shownText: column.text(),
  note: column.text(),
  /** The reports that were decided with it; empty where nobody had reported the thing. */
  reportIds: column.integers(),
});

/** What was decided about: whose it is, and what of it could be read. */
export type DecidedThing = Pick<OpenReport, 'thingId' | 'ownerId' | 'shownText'>;

/** One line of the trail. */
export type DecisionRecord = Omit<RowOf<typeof moderationLog>, 'id'>;

/** Closes every open report about a thing; empty when somebody else did meanwhile. */
export async function closeReports(tx: Transaction, thingId: string, decision: Decision): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(
    'closeReports',
    'UPDATE reports SET decision = $2, decided_at = now() WHERE thing_id = $1 AND decided_at IS NULL RETURNING id',
    [thingId, decision],
  );
  return rows.map(({ id }) => id);
}

/** Adds a line to the trail. */
export async function logDecision(
  tx: Transaction,
  { thingId, ownerId, shownText }: DecidedThing,
  entry: Pick<DecisionRecord, 'operator' | 'decision' | 'note' | 'reportIds'>,
): Promise<void> {
  await moderationLog.insert(tx, { thingId, ownerId, shownText, ...entry });
}

/** The trail, latest first. */
export async function listDecisions(reader: Reader, first: number): Promise<DecisionRecord[]> {
  return reader.query<DecisionRecord>(
    'listDecisions',
    `SELECT happened_at AS "happenedAt", operator, decision, thing_id AS "thingId", owner_id AS "ownerId", shown_text AS "shownText", note,
       report_ids AS "reportIds" FROM moderation_log ORDER BY id DESC LIMIT $1`,
    [first],
  );
}
