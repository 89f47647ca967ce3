import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import { decodeCursor, toSlice, type Slice } from '../../../kernel/cursor.ts';
import { isWelcomeAt } from '../../../people/moderation/index.ts';

/** How somebody wants mail about a creator's new episodes. */
export type MailChoice = 'NONE' | 'INSTANT' | 'WEEKLY';

export const watches = defineTable(
  'watches',
  {
    userId: column.text(),
    accountId: column.text(),
    /** Where it began. */
    episodeId: column.text().orNull(),
    createdAt: column.instant().default('now()'),
    mailChoice: column.text<MailChoice>().default("'NONE'"),
    isOptedInEmail: column.boolean().orNull().generated("(mail_choice <> 'NONE'::text)"),
  },
  { key: ['userId', 'accountId'] },
);

/** A creator somebody watches. */
export type WatchRecord = Pick<RowOf<typeof watches>, 'userId' | 'mailChoice' | 'createdAt'>;

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
  return (await watches.update(tx, { accountId, userId }, { mailChoice })) > 0;
}

/** Ends the weekly mail: of every creator whose episodes it gathers. */
export async function endWeeklyMail(tx: Transaction, accountId: string): Promise<void> {
  await watches.update(tx, { accountId, mailChoice: 'WEEKLY' }, { mailChoice: 'NONE' });
}

/**
 * Watches a creator, or changes the e-mail choice of one already watched: who opts in gets each episode at once, unless
 * the weekly mail was chosen before. Answers whether the watch is new.
 */
export async function writeWatch(
  tx: Transaction,
  userId: string,
  accountId: string,
  isOptedInEmail: boolean,
  episodeId: string | null,
): Promise<boolean> {
  const [row] = await tx.query<{ isNew: boolean }>(
    'writeWatch',
    `INSERT INTO watches AS x (user_id, account_id, mail_choice, episode_id) VALUES ($1, $2, CASE WHEN $3 THEN 'INSTANT' ELSE 'NONE' END, $4)
     ON CONFLICT (user_id, account_id) DO UPDATE SET mail_choice = CASE WHEN NOT $3 THEN 'NONE' WHEN x.mail_choice = 'NONE' THEN 'INSTANT' ELSE x.mail_choice END
     RETURNING old.user_id IS NULL AS "isNew"`,
    [userId, accountId, isOptedInEmail, episodeId],
  );
  return row?.isNew ?? false;
}

/** Stops watching. */
export async function deleteWatch(tx: Transaction, userId: string, accountId: string): Promise<void> {
  await watches.delete(tx, { userId, accountId });
}

/** Ends the watches between two people. */
export async function endWatchesBetween(tx: Transaction, accountId: string, otherId: string): Promise<void> {
  await tx.query(
    'endWatchesBetween',
    'DELETE FROM watches WHERE (user_id = $1 AND account_id = $2) OR (user_id = $2 AND account_id = $1)',
    [accountId, otherId],
  );
}

/** Takes watches in, without mail, as far as the creators are still here to watch. What is there already stays as it is. */
export async function importWatches(
  tx: Transaction,
  accountId: string,
  imported: readonly { userId: string; createdAt: string }[],
): Promise<void> {
  await tx.query(
    'importWatches',
    `INSERT INTO watches (user_id, account_id, created_at)
     SELECT u.id, $1, least(now(), g."createdAt") FROM jsonb_to_recordset($2::jsonb) AS g ("userId" text, "createdAt" timestamptz)
       JOIN users u ON u.id = g."userId" JOIN sites s ON s.user_id = u.id AND NOT s.is_closed
       JOIN accounts a ON a.id = u.id AND a.disabled_at IS NULL WHERE ${isWelcomeAt('u.id', '$1')} ON CONFLICT DO NOTHING`,
    [accountId, JSON.stringify(imported)],
  );
}
