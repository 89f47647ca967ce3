import { column, defineTable, type Reader, type Transaction } from '../../../database/index.ts';

export const updateVisits = defineTable(
  'update_visits',
  {
    accountId: column.text(),
    seenAt: column.instant().default('now()'),
    lastVisitAt: column.instant().orNull(),
  },
  { key: ['accountId'] },
);

/** A visit is over when nobody looked for this long. */
const VISIT_ENDS_AFTER = '30 minutes';

/** When the visit before the one under way ended; null for somebody who is here for the first time. */
export async function findLastVisit(reader: Reader, accountId: string): Promise<Date | null> {
  const [visit] = await reader.query<{ lastVisitAt: Date | null }>(
    'findLastVisit',
    `SELECT CASE WHEN seen_at < now() - interval '${VISIT_ENDS_AFTER}' THEN seen_at ELSE last_visit_at END AS "lastVisitAt"
     FROM update_visits WHERE account_id = $1`,
    [accountId],
  );
  return visit?.lastVisitAt ?? null;
}

/** Notes that the account looks at its updates now: the same visit, or the next one after a pause. */
export async function writeVisit(tx: Transaction, accountId: string): Promise<void> {
  await tx.query(
    'writeVisit',
    `INSERT INTO update_visits AS v (account_id) VALUES ($1) ON CONFLICT (account_id) DO UPDATE SET seen_at = now(),
       last_visit_at = CASE WHEN v.seen_at < now() - interval '${VISIT_ENDS_AFTER}' THEN v.seen_at ELSE v.last_visit_at END`,
    [accountId],
  );
}
