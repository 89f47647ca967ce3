import { column, defineTable, type Reader, type Transaction } from '../../../database/index.ts';
import type { OpenReport } from './reports.ts';

export const moderationLog = defineTable('moderation_log', {
  id: column.integer().counted(),
  happenedAt: column.instant().default('now()'),
  operator: column.text(),
  decision: column.text(),
  thingId: column.text(),
  ownerId: column.text().orNull(),
  shownText: column.text(),
  note: column.text(),
  reportIds: column.integers(),
});

export type Decision = 'DISMISS' | 'WARN' | 'TAKE_DOWN';

/** One line of the trail. */
export interface DecisionRecord {
  happenedAt: Date;
  operator: string;
  decision: Decision;
  thingId: string;
  ownerId: string | null;
  shownText: string;
  note: string;
  reportIds: number[];
}

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
  report: OpenReport,
  entry: { operator: string; decision: Decision; note: string; reportIds: number[] },
): Promise<void> {
  await tx.query(
    'logDecision',
    `INSERT INTO moderation_log (operator, decision, thing_id, owner_id, shown_text, note, report_ids) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [entry.operator, entry.decision, report.thingId, report.ownerId, report.shownText, entry.note, entry.reportIds],
  );
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
