import type { Reader, RowOf, Transaction } from '../../database/index.ts';
import type { mails } from './mails.ts';

/** A mail that failed at least once, or that it was too late to send. */
export interface UnsentRecord extends Pick<RowOf<typeof mails>, 'id' | 'attempts' | 'createdAt' | 'failure'> {
  state: 'WAITING' | 'REFUSED' | 'TOO_LATE';
  /** When it is tried next; null when it is not. */
  nextTryAt: Date | null;
  /** Whether there is still a letter to send. */
  canRetry: boolean;
  sealedEnvelope: string;
}

/** Mails that failed or came too late, the latest first. */
export const listUnsent = (reader: Reader, count: number): Promise<UnsentRecord[]> =>
  reader.query<UnsentRecord>(
    'listUnsentMails',
    `SELECT id, state, attempts, created_at AS "createdAt", CASE WHEN state = 'WAITING' THEN due_at END AS "nextTryAt", failure,
       sealed_letter IS NOT NULL AND expires_at > now() AS "canRetry", sealed_envelope AS "sealedEnvelope"
     FROM mails WHERE state IN ('REFUSED', 'TOO_LATE') OR (state = 'WAITING' AND failure IS NOT NULL)
     ORDER BY created_at DESC, id LIMIT $1`,
    [count],
  );

/** Sends at once what failed and is not too old: one mail, or all of them. Answers how many. */
export async function retryMails(tx: Transaction, id: string | null): Promise<number> {
  const rows = await tx.query(
    'retryMails',
    `UPDATE mails SET state = 'WAITING', settled_at = NULL, attempts = 0, due_at = now()
     WHERE ($1::text IS NULL OR id = $1) AND sealed_letter IS NOT NULL AND expires_at > now()
       AND (state = 'REFUSED' OR (state = 'WAITING' AND failure IS NOT NULL)) RETURNING id`,
    [id],
  );
  return rows.length;
}

/** Deletes mails that were not sent: one, or all that failed. Answers how many. */
export async function dropMails(tx: Transaction, id: string | null): Promise<number> {
  const rows = await tx.query(
    'dropMails',
    `DELETE FROM mails WHERE ($1::text IS NULL OR id = $1)
       AND (state IN ('REFUSED', 'TOO_LATE') OR (state = 'WAITING' AND failure IS NOT NULL)) RETURNING id`,
    [id],
  );
  return rows.length;
}
