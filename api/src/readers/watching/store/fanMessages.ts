import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import type { Language } from '../../../kernel/language.ts';

export const fanMails = defineTable(
  'fan_mails',
  {
    messageId: column.bigint(),
    accountId: column.text(),
    /** Written by the previous release, when a worker took it. */
    claimedAt: column.instant().orNull(),
    attempts: column.integer().default('0'),
    /** When it was handed to the mail queue, or found to be unwanted. */
    settledAt: column.instant().orNull(),
    isSent: column.boolean().default('false'),
  },
  { key: ['messageId', 'accountId'] },
);

export const fanMessages = defineTable('fan_messages', {
  id: column.bigint().counted(),
  userId: column.text(),
  subject: column.text(),
  body: column.text(),
  createdAt: column.instant().default('now()'),
});

/** A message to the fans who want mail. */
export type FanMessageRecord = Omit<RowOf<typeof fanMessages>, 'userId'>;

/** To how many a message went, and how many copies were sent by now. */
export interface FanMailCounts {
  recipients: number;
  sent: number;
}

/** One copy of a message, on its way to one person. */
export interface FanMail
  extends
    Pick<RowOf<typeof fanMails>, 'messageId' | 'accountId'>,
    Pick<RowOf<typeof fanMessages>, 'userId' | 'subject' | 'body'> {
  /** Null when it is not wanted any more. */
  email: string | null;
  /** What the person chose; null where they chose none. */
  language: Language | null;
  creatorName: string;
  screenName: string;
}

/** By then a message is no news any more. */
const NEWS_HOURS = 24;

/**
 * Writes a message for everybody who wants mail now, unless the creator wrote one in the last 24 hours: then the answer is
 * the instant from which the next may be written.
 */
export async function insertFanMessage(
  tx: Transaction,
  userId: string,
  { subject, body }: { subject: string; body: string },
): Promise<Date | null> {
  // Of two tabs that send at the same moment one waits here, and then is told.
  await tx.query('lockFanMessages', 'SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId]);
  const [latest] = await tx.query<{ nextAt: Date }>(
    'findLatestFanMessage',
    `SELECT created_at + interval '24 hours' AS "nextAt" FROM fan_messages
     WHERE user_id = $1 AND created_at > now() - interval '24 hours' ORDER BY created_at DESC LIMIT 1`,
    [userId],
  );
  if (latest) return latest.nextAt;
  const [message] = await tx.query<{ id: string }>(
    'insertFanMessage',
    'INSERT INTO fan_messages (user_id, subject, body) VALUES ($1, $2, $3) RETURNING id',
    [userId, subject, body],
  );
  await tx.query(
    'insertFanMails',
    `INSERT INTO fan_mails (message_id, account_id)
     SELECT $1, x.account_id FROM watches x JOIN accounts a ON a.id = x.account_id AND a.disabled_at IS NULL
     WHERE x.user_id = $2 AND x.is_opted_in_email`,
    [message?.id, userId],
  );
  return null;
}

/** The latest messages of a creator. */
export const listFanMessages = (reader: Reader, userId: string, count: number): Promise<FanMessageRecord[]> =>
  reader.query<FanMessageRecord>(
    'listFanMessages',
    `SELECT id, subject, body, created_at AS "createdAt" FROM fan_messages WHERE user_id = $1
     ORDER BY created_at DESC, id DESC LIMIT $2`,
    [userId, count],
  );

/** Of each of these messages how far it got. */
export async function countFanMails(
  reader: Reader,
  messageIds: readonly string[],
): Promise<Map<string, FanMailCounts>> {
  const rows = await reader.query<FanMailCounts & { messageId: string }>(
    'countFanMails',
    `SELECT message_id AS "messageId", count(*)::int AS recipients, (count(*) FILTER (WHERE is_sent))::int AS sent
     FROM fan_mails WHERE message_id = ANY($1) GROUP BY message_id`,
    [messageIds],
  );
  return new Map(rows.map((row) => [row.messageId, row]));
}

/**
 * Takes some copies; what is not wanted any more has no address. Whoever takes them sends the others, in the same transaction.
 */
export const takeFanMails = (tx: Transaction, count: number): Promise<FanMail[]> =>
  tx.query<FanMail>(
    'takeFanMails',
    `WITH next AS (
       SELECT m.message_id, m.account_id FROM fan_mails m JOIN fan_messages f ON f.id = m.message_id
       -- What a worker of the previous release holds is left to it: during an upgrade both run.
       WHERE m.settled_at IS NULL AND (m.claimed_at IS NULL OR m.claimed_at < now() - interval '10 minutes')
         AND f.created_at > now() - interval '${NEWS_HOURS} hours'
       LIMIT $1 FOR UPDATE OF m SKIP LOCKED
     ), taken AS (
       UPDATE fan_mails m SET settled_at = now() FROM next n
       WHERE m.message_id = n.message_id AND m.account_id = n.account_id RETURNING m.message_id, m.account_id)
     SELECT c.message_id AS "messageId", c.account_id AS "accountId", f.user_id AS "userId", f.subject, f.body,
       u.display_name AS "creatorName", u.screen_name::text AS "screenName",
       (SELECT p.email::text FROM watches x JOIN accounts a ON a.id = x.account_id AND a.disabled_at IS NULL
          JOIN accounts author ON author.id = x.user_id AND author.disabled_at IS NULL
          JOIN auth_providers p ON p.account_id = x.account_id AND p.provider = 'EMAIL' AND p.email IS NOT NULL
        WHERE x.user_id = f.user_id AND x.account_id = c.account_id AND x.is_opted_in_email) AS email,
       (SELECT r.language FROM private_profiles r WHERE r.user_id = c.account_id) AS language
     FROM taken c JOIN fan_messages f ON f.id = c.message_id JOIN users u ON u.id = f.user_id`,
    [count],
  );

/** Writes down which of the copies that were taken are sent; the others are not wanted any more. */
export async function noteFanMailsSent(tx: Transaction, mails: readonly FanMail[]): Promise<void> {
  await tx.query(
    'noteFanMailsSent',
    `UPDATE fan_mails m SET is_sent = true FROM unnest($1::bigint[], $2::text[]) AS sent (message_id, account_id)
     WHERE m.message_id = sent.message_id AND m.account_id = sent.account_id`,
    [mails.map((mail) => mail.messageId), mails.map((mail) => mail.accountId)],
  );
}
