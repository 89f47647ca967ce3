import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import { newId } from '../../../kernel/ids.ts';
import type { ViewAs, ViewAsMode } from '../../../kernel/viewAs.ts';

export const viewAsAudits = defineTable('view_as_audits', {
  id: column.text(),
  accountId: column.text(),
  sessionId: column.text().orNull(),
  mode: column.text<ViewAsMode>(),
  startedAt: column.instant().default('now()'),
  expiresAt: column.instant(),
});

/** Writes down who begins to look as whom. */
export async function insertViewAsAudit(tx: Transaction, viewAs: ViewAs, sessionId: string | null): Promise<void> {
  const { creatorId: accountId, mode, expiresAt } = viewAs;
  await viewAsAudits.insert(tx, { id: newId('Session'), accountId, sessionId, mode, expiresAt });
}

/** One line of what was written down. */
export interface ViewAsAudit extends Pick<RowOf<typeof viewAsAudits>, 'mode' | 'startedAt' | 'expiresAt'> {
  screenName: string;
}

/** The latest views, newest first; of one creator when a screen name is given. */
export const listViewAsAudits = (reader: Reader, screenName: string | null, count: number): Promise<ViewAsAudit[]> =>
  reader.query<ViewAsAudit>(
    'listViewAsAudits',
    `SELECT u.screen_name::text AS "screenName", v.mode, v.started_at AS "startedAt", v.expires_at AS "expiresAt"
     FROM view_as_audits v JOIN users u ON u.id = v.account_id
     WHERE $1::citext IS NULL OR u.screen_name = $1::citext ORDER BY v.started_at DESC, v.id LIMIT $2`,
    [screenName, count],
  );

/** Forgets what is older than a year. */
export const deleteOldViewAsAudits = (tx: Transaction): Promise<unknown> =>
  tx.query('deleteOldViewAsAudits', `DELETE FROM view_as_audits WHERE started_at < now() - interval '1 year'`);
