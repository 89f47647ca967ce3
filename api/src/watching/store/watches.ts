import type { Reader, Transaction } from '../../database/index.ts';
import { decodeCursor, toSlice, type Slice } from '../../kernel/cursor.ts';

/** How somebody wants mail about a creator's new episodes. */
export type MailChoice = 'NONE' | 'INSTANT' | 'WEEKLY';

/** A creator somebody watches. */
export interface WatchRecord {
  userId: string;
  mailChoice: MailChoice;
  createdAt: Date;
}

/** Creators an account watches and can see, latest first. */
export async function listWatched(
  reader: Reader,
  accountId: string,
  first: number,
  after: string | null,
): Promise<Slice<WatchRecord>> {
  const [at, id] = after === null ? [null, null] : decodeCursor(after, ['instant', 'id']);
  const rows = await reader.query<WatchRecord>(
    'listWatched',
    `SELECT x.user_id AS "userId", x.mail_choice AS "mailChoice", x.created_at AS "createdAt"
     FROM watches x JOIN sites s ON s.user_id = x.user_id AND NOT s.is_closed JOIN accounts a ON a.id = x.user_id AND a.disabled_at IS NULL
     WHERE x.account_id = $1 AND ($3::timestamptz IS NULL OR (x.created_at, x.user_id) < ($3::timestamptz, $4))
     ORDER BY x.created_at DESC, x.user_id DESC LIMIT $2`,
    [accountId, first + 1, at, id],
  );
  return toSlice(rows, first, (row) => [row.createdAt.toISOString(), row.userId]);
}

/** Changes how the account wants mail about a creator; false when it does not watch that one. */
export async function writeMailChoice(
  tx: Transaction,
  accountId: string,
  userId: string,
  mailChoice: MailChoice,
): Promise<boolean> {
  const rows = await tx.query(
    'writeMailChoice',
    'UPDATE watches SET mail_choice = $3 WHERE account_id = $1 AND user_id = $2 RETURNING user_id',
    [accountId, userId, mailChoice],
  );
  return rows.length > 0;
}

/** Ends the weekly mail: of every creator whose episodes it gathers. */
export async function endWeeklyMail(tx: Transaction, accountId: string): Promise<void> {
  await tx.query(
    'endWeeklyMail',
    `UPDATE watches SET mail_choice = 'NONE' WHERE account_id = $1 AND mail_choice = 'WEEKLY'`,
    [accountId],
  );
}
