import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import type { Language } from '../../../kernel/language.ts';

export const episodeMails = defineTable(
  'episode_mails',
  {
    accountId: column.text(),
    episodeId: column.text(),
    /** A mail of its own, or a line of the weekly one. */
    kind: column.text<'INSTANT' | 'WEEKLY'>(),
    dueAt: column.instant(),
    /** Written by the previous release, when a worker took it. */
    claimedAt: column.instant().orNull(),
    attempts: column.integer().default('0'),
    /** When it was handed to the mail queue, or found to be unwanted. */
    settledAt: column.instant().orNull(),
    isSent: column.boolean().default('false'),
  },
  { key: ['accountId', 'episodeId'] },
);

/** A mail about one episode to one person: its own (INSTANT), or a line of the weekly one. */
export type EpisodeMail = Pick<RowOf<typeof episodeMails>, 'accountId' | 'episodeId' | 'kind'>;

/** What a mail says of an episode, and to whom it goes. */
export interface MailLine {
  accountId: string;
  episodeId: string;
  email: string;
  userId: string;
  creatorName: string;
  workTitle: string;
  episodeTitle: string;
  number: number;
  /** What the person chose; null where they chose none. */
  language: Language | null;
}

/** The weekly mail goes out on Saturday at 8 in Tokyo, before the weekend's reading. */
const NEXT_DIGEST = `CASE WHEN week.at > now() THEN week.at ELSE week.at + interval '7 days' END`;

/** By then an episode is no news any more. */
const NEWS_HOURS = 24;

// What a worker of the previous release holds is left to it: during an upgrade both run.
const IS_OPEN = `m.settled_at IS NULL AND m.due_at <= now()
  AND (m.claimed_at IS NULL OR m.claimed_at < now() - interval '10 minutes')`;

/** Asks for mails about an episode for those of these people who chose them; once for each, however often it is called. */
export async function queueEpisodeMails(
  tx: Transaction,
  { episodeId, userId }: { episodeId: string; userId: string },
  accountIds: readonly string[],
): Promise<void> {
  await tx.query(
    'queueEpisodeMails',
    `INSERT INTO episode_mails (account_id, episode_id, kind, due_at)
     SELECT x.account_id, $1, x.mail_choice, CASE WHEN x.mail_choice = 'INSTANT' THEN now() ELSE ${NEXT_DIGEST} END
     FROM watches x, (SELECT (date_trunc('week', now() AT TIME ZONE 'Asia/Tokyo') + interval '5 days 8 hours') AT TIME ZONE 'Asia/Tokyo' AS at) week
     WHERE x.user_id = $2 AND x.account_id = ANY($3) AND x.mail_choice <> 'NONE'
     ON CONFLICT DO NOTHING`,
    [episodeId, userId, accountIds],
  );
}

/** Takes what is due for a number of letters. Whoever takes them sends what is still wanted of them, in the same transaction. */
export async function takeMails(tx: Transaction, letters: number): Promise<EpisodeMail[]> {
  // One takes at a time; what is taken is settled when the next one looks.
  await tx.query('lockMails', 'SELECT pg_advisory_xact_lock(3801)');
  return tx.query<EpisodeMail>(
    'takeMails',
    `WITH next AS (
       SELECT m.account_id, m.kind, CASE WHEN m.kind = 'INSTANT' THEN m.episode_id END AS episode_id FROM episode_mails m
       WHERE ${IS_OPEN} GROUP BY 1, 2, 3 ORDER BY min(m.due_at) LIMIT $1)
     UPDATE episode_mails m SET settled_at = now() FROM next n
     WHERE m.account_id = n.account_id AND m.kind = n.kind AND (n.episode_id IS NULL OR m.episode_id = n.episode_id) AND ${IS_OPEN}
     RETURNING m.account_id AS "accountId", m.episode_id AS "episodeId", m.kind`,
    [letters],
  );
}

/** What the mails say, of those that are still wanted: the episode can be seen, and its creator is still watched with mail. */
export async function findMailLines(reader: Reader, mails: readonly EpisodeMail[]): Promise<MailLine[]> {
  return reader.query<MailLine>(
    'findMailLines',
    `SELECT x.account_id AS "accountId", e.id AS "episodeId", p.email::text AS email, r.language, w.user_id AS "userId", u.display_name AS "creatorName",
       w.title AS "workTitle", e.title AS "episodeTitle",
       (SELECT count(*)::int FROM visible_episodes v WHERE v.work_id = e.work_id AND v.position <= e.position) AS number
     FROM unnest($1::text[], $2::text[]) AS asked (account_id, episode_id)
     JOIN visible_episodes e ON e.id = asked.episode_id JOIN works w ON w.id = e.work_id JOIN users u ON u.id = w.user_id
     JOIN watches x ON x.user_id = w.user_id AND x.account_id = asked.account_id AND x.mail_choice <> 'NONE'
     JOIN accounts a ON a.id = x.account_id AND a.disabled_at IS NULL
     JOIN auth_providers p ON p.account_id = x.account_id AND p.provider = 'EMAIL' AND p.email IS NOT NULL
     LEFT JOIN private_profiles r ON r.user_id = x.account_id
     ORDER BY e.publish_at, e.id`,
    [mails.map((mail) => mail.accountId), mails.map((mail) => mail.episodeId)],
  );
}

/** Writes down which of the mails that were taken are sent; the others are not wanted any more. */
export async function noteMailsSent(
  tx: Transaction,
  mails: readonly Pick<EpisodeMail, 'accountId' | 'episodeId'>[],
): Promise<void> {
  await tx.query(
    'noteMailsSent',
    `UPDATE episode_mails m SET is_sent = true FROM unnest($1::text[], $2::text[]) AS sent (account_id, episode_id)
     WHERE m.account_id = sent.account_id AND m.episode_id = sent.episode_id`,
    [mails.map((mail) => mail.accountId), mails.map((mail) => mail.episodeId)],
  );
}

/** Gives up what is no news any more, and forgets what was settled half a year ago. */
export async function tidyMails(tx: Transaction): Promise<void> {
  await tx.query(
    'giveUpMails',
    `UPDATE episode_mails m SET settled_at = now() WHERE m.settled_at IS NULL AND m.due_at < now() - interval '${NEWS_HOURS} hours'`,
  );
  await tx.query('forgetMails', `DELETE FROM episode_mails WHERE settled_at < now() - interval '180 days'`);
}
