import { column, defineTable, now, type Reader, type RowOf, type Transaction } from '../../database/index.ts';
import { MAIL_KINDS } from '../mailKinds.ts';
import type { EncryptedMail } from '../encryptedLetter.ts';

export const mails = defineTable('mails', {
  id: column.text(),
  /** Smaller ones go first; see mailKinds.ts. */
  urgency: column.smallint(),
  /** Whom it is for, where that may be known. */
  accountId: column.text().orNull(),
  /** What an operator may read of it; gone when it is sent. */
  sealedEnvelope: column.text().orNull(),
  /** What it says; gone when it is sent, or too late. */
  sealedLetter: column.text().orNull(),
  state: column.text<'WAITING' | 'SENT' | 'REFUSED' | 'TOO_LATE'>().default("'WAITING'"),
  /** Tries, with one that is under way. */
  attempts: column.integer().default('0'),
  createdAt: column.instant().default('clock_timestamp()'),
  /** When it is tried next. */
  dueAt: column.instant().default('clock_timestamp()'),
  /** From when on it is too late to send it. */
  expiresAt: column.instant(),
  /** When it was sent, refused, or too late. */
  settledAt: column.instant().orNull(),
  /** What went wrong at the last try. */
  failure: column.text().orNull(),
});

/** Where a transaction that queues a mail says so when it commits. */
export const MAILS_CHANNEL = 'komawari_mails';

/** Longer than the sending of one mail takes at most: a worker that is silent for so long has died. */
const LEASE_SECONDS = 90;

/** Queues a mail, and wakes the workers. */
export async function insertMail(
  tx: Transaction,
  mail: EncryptedMail & { id: string; accountId: string | null; urgency: number; lifeInMinutes: number },
): Promise<void> {
  await tx.query(
    'insertMail',
    `WITH mail AS (
       INSERT INTO mails (id, account_id, urgency, sealed_envelope, sealed_letter, expires_at)
       VALUES ($1, $2, $3, $4, $5, now() + make_interval(mins => $6)) RETURNING 1)
     SELECT pg_notify('${MAILS_CHANNEL}', '') FROM mail`,
    [mail.id, mail.accountId, mail.urgency, mail.sealedEnvelope, mail.sealedLetter, mail.lifeInMinutes],
  );
}

/** A mail that is about to be tried. */
export interface DueMail extends Pick<RowOf<typeof mails>, 'id' | 'attempts'> {
  sealedLetter: string;
}

/** Takes the next mail, with its next try noted: should this worker die, that one comes anyway. Null when none is due. */
export async function takeDueMail(tx: Transaction): Promise<DueMail | null> {
  const [mail] = await tx.query<DueMail>(
    'takeDueMail',
    `UPDATE mails m SET attempts = m.attempts + 1, due_at = now() + interval '${LEASE_SECONDS} seconds'
     FROM (SELECT id FROM mails WHERE state = 'WAITING' AND due_at <= now() AND expires_at > now()
           ORDER BY urgency, due_at LIMIT 1 FOR UPDATE SKIP LOCKED) next
     WHERE m.id = next.id RETURNING m.id, m.sealed_letter AS "sealedLetter", m.attempts`,
  );
  return mail ?? null;
}

/** Notes that the mail server took a mail. What it said is gone with that. */
export async function noteSent(tx: Transaction, id: string): Promise<void> {
  const gone = { sealedEnvelope: null, sealedLetter: null, failure: null };
  await mails.update(tx, id, { state: 'SENT', settledAt: now, ...gone });
}

/** Notes why a mail was not taken, and tries again later. */
export async function putOff(tx: Transaction, id: string, failure: string, seconds: number): Promise<void> {
  await tx.query(
    'putMailOff',
    `UPDATE mails SET failure = $2, due_at = now() + make_interval(secs => $3) WHERE id = $1 AND state = 'WAITING'`,
    [id, failure, seconds],
  );
}

/** Notes that the mail server takes this mail never. */
export async function noteRefused(tx: Transaction, id: string, failure: string): Promise<void> {
  await mails.update(tx, { id, state: 'WAITING' }, { state: 'REFUSED', settledAt: now, failure });
}

/** Lets go of what it is too late to send. */
export async function letGoOfOldMails(tx: Transaction): Promise<void> {
  await tx.query(
    'letGoOfOldMails',
    `UPDATE mails SET sealed_letter = NULL, settled_at = coalesce(settled_at, now()),
       state = CASE WHEN state = 'WAITING' THEN 'TOO_LATE' ELSE state END
     WHERE expires_at <= now() AND sealed_letter IS NOT NULL`,
  );
}

/** Forgets what was sent a week ago, and what was not sent a month ago. */
export async function forgetOldMails(tx: Transaction): Promise<void> {
  await tx.query(
    'forgetOldMails',
    `DELETE FROM mails WHERE settled_at < now() - CASE WHEN state = 'SENT' THEN interval '7 days' ELSE interval '30 days' END`,
  );
}

/** As long as a mail server with much to do may take. */
const SLOW_AFTER_SECONDS = 15;

/**
 * Whether mails that people wait for stay here: one has waited for some seconds, and none has left since. Says nothing about
 * anybody's: it is asked by people whose address may have no account.
 */
export async function isMailSlow(reader: Reader): Promise<boolean> {
  const [row] = await reader.query<{ isSlow: boolean }>(
    'isMailSlow',
    `SELECT EXISTS (
       SELECT 1 FROM mails w WHERE w.state = 'WAITING' AND w.urgency = ${MAIL_KINDS.LINK.urgency}
         AND w.created_at < now() - interval '${SLOW_AFTER_SECONDS} seconds' AND w.expires_at > now()
         AND NOT EXISTS (SELECT 1 FROM mails s WHERE s.state = 'SENT' AND s.settled_at > w.created_at)) AS "isSlow"`,
  );
  return row?.isSlow ?? false;
}

/** News that wait in the queue at most: the rest stays where it is known whether it is still wanted. */
const NEWS_QUEUE_LIMIT = 500;

/** How many more news the queue takes now. */
export async function findNewsCapacity(reader: Reader): Promise<number> {
  const [row] = await reader.query<{ capacity: number }>(
    'countWaitingNews',
    `SELECT greatest(0, ${NEWS_QUEUE_LIMIT} - count(*))::int AS capacity FROM (
       SELECT 1 FROM mails WHERE state = 'WAITING' AND urgency = ${MAIL_KINDS.NEWS.urgency} LIMIT ${NEWS_QUEUE_LIMIT}) waiting`,
  );
  return row?.capacity ?? 0;
}
