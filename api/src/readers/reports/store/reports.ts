import { column, defineTable, type Reader, type Transaction, type LeavingAccount } from '../../../database/index.ts';

/** Why something is reported. */
export const REASONS = [
  'SPAM',
  'HARASSMENT',
  'SEXUAL',
  'VIOLENCE',
  'COPYRIGHT',
  'PERSONAL_INFORMATION',
  'OTHER',
] as const;
export type Reason = (typeof REASONS)[number];

/** What an operator says about a thing that was reported. */
export type Decision = 'DISMISS' | 'WARN' | 'TAKE_DOWN';

export const reports = defineTable('reports', {
  id: column.integer().counted(),
  /** Null when the account is gone. */
  reporterId: column.text().orNull(),
  thingId: column.text(),
  /** Whose it is; null when the account is gone. */
  ownerId: column.text().orNull(),
  /** What of it could be read at that moment. */
  shownText: column.text(),
  reason: column.text<Reason>(),
  note: column.text().default("''"),
  createdAt: column.instant().default('now()'),
  decision: column.text<Decision>().orNull(),
  decidedAt: column.instant().orNull(),
});

/** What was reported: whose it is, and what of it could be read at that moment. */
export interface ReportedThing {
  id: string;
  ownerId: string;
  shownText: string;
}

/** Everything somebody waits for a decision about, one entry for each thing. `id` is that of its first report. */
export interface OpenReport {
  id: number;
  thingId: string;
  ownerId: string | null;
  shownText: string;
  reasons: Reason[];
  notes: string[];
  /** How many people reported it. */
  count: number;
  createdAt: Date;
}

/** Writes a report, or changes the open one of the same person about the same thing. */
export async function writeReport(
  tx: Transaction,
  reporterId: string,
  { id, ownerId, shownText }: ReportedThing,
  { reason, note }: { reason: Reason; note: string },
): Promise<void> {
  await tx.query(
    'writeReport',
    `INSERT INTO reports (reporter_id, thing_id, owner_id, shown_text, reason, note) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (thing_id, reporter_id) WHERE decided_at IS NULL
     DO UPDATE SET reason = excluded.reason, note = excluded.note, shown_text = excluded.shown_text`,
    [reporterId, id, ownerId, shownText, reason, note],
  );
}

/** The words of a comment that stands on a visible episode, for somebody who can read it. */
export async function findReportedComment(
  reader: Reader,
  id: string,
  accountId: string,
): Promise<ReportedThing | null> {
  const [row] = await reader.query<ReportedThing>(
    'findReportedComment',
    `SELECT c.id, c.account_id AS "ownerId", c.body AS "shownText" FROM comments c JOIN visible_episodes e ON e.id = c.episode_id JOIN works w ON w.id = e.work_id
     WHERE c.id = $1 AND c.deleted_at IS NULL AND (c.held_because IS NULL OR w.user_id = $2) AND passes_walls(e.id, $2)
     UNION ALL
     SELECT c.id, c.account_id, c.body FROM yawaraka_comments c JOIN visible_episodes e ON e.id = c.episode_id JOIN works w ON w.id = e.work_id
     WHERE c.id = $1 AND c.state = 'DELIVERED' AND (w.user_id = $2 OR w.shows_yawaraka_text) AND passes_walls(e.id, $2)`,
    [id, accountId],
  );
  return row ?? null;
}

/** What waits for a decision, the most reported first, then the oldest. */
export async function listOpenReports(reader: Reader, first: number): Promise<OpenReport[]> {
  return reader.query<OpenReport>(
    'listOpenReports',
    `SELECT min(id) AS id, thing_id AS "thingId", max(owner_id) AS "ownerId", (array_agg(shown_text ORDER BY id DESC))[1] AS "shownText",
       array_agg(DISTINCT reason) AS reasons, coalesce(array_agg(note ORDER BY id) FILTER (WHERE note <> ''), '{}') AS notes,
       count(*)::int AS count, min(created_at) AS "createdAt"
     FROM reports WHERE decided_at IS NULL GROUP BY thing_id ORDER BY count(*) DESC, min(created_at) LIMIT $1`,
    [first],
  );
}

/** The thing that an open report is about; null when it is decided or was never written. */
export async function findOpenReport(reader: Reader, id: number): Promise<OpenReport | null> {
  const [row] = await reader.query<OpenReport>(
    'findOpenReport',
    `SELECT min(o.id) AS id, o.thing_id AS "thingId", max(o.owner_id) AS "ownerId", (array_agg(o.shown_text ORDER BY o.id DESC))[1] AS "shownText",
       array_agg(DISTINCT o.reason) AS reasons, coalesce(array_agg(o.note ORDER BY o.id) FILTER (WHERE o.note <> ''), '{}') AS notes,
       count(*)::int AS count, min(o.created_at) AS "createdAt"
     FROM reports r JOIN reports o ON o.thing_id = r.thing_id AND o.decided_at IS NULL
     WHERE r.id = $1 AND r.decided_at IS NULL GROUP BY o.thing_id`,
    [id],
  );
  return row ?? null;
}

/** What nobody decided yet is about nothing any more; of what was decided stays that and why, without anybody's words. */
export async function forgetReports(tx: Transaction, { accountId, nobody }: LeavingAccount): Promise<void> {
  await reports.delete(tx, { ownerId: accountId, decidedAt: null });
  await reports.update(tx, { ownerId: accountId }, { shownText: '', thingId: nobody });
  await reports.update(tx, { reporterId: accountId }, { note: '' });
}
