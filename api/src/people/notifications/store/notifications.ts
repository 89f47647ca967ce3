import { column, defineTable, now, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import { decodeCursor, toSlice, type Slice } from '../../../kernel/cursor.ts';
import { newId } from '../../../kernel/ids.ts';
import type { FanOutType, GroupedType, NotificationType } from '../NotificationType.ts';

export const notificationActors = defineTable(
  'notification_actors',
  {
    notificationId: column.text(),
    accountId: column.text(),
    actedAt: column.instant().default('clock_timestamp()'),
  },
  { key: ['notificationId', 'accountId'] },
);

export const notificationSettings = defineTable(
  'notification_settings',
  {
    accountId: column.text(),
    episodeLikeEnabled: column.boolean().default('true'),
    episodeCommentEnabled: column.boolean().default('true'),
    workBookmarkEnabled: column.boolean().default('true'),
    userWatchEnabled: column.boolean().default('true'),
    purchaseEpisodeEnabled: column.boolean().default('true'),
    lastReadAt: column.instant().orNull(),
  },
  { key: ['accountId'] },
);

/** What operators did about a thing. */
export type Moderation = 'TAKEN_DOWN' | 'RESTORED' | 'WARNED';

export const notifications = defineTable('notifications', {
  id: column.text(),
  accountId: column.text(),
  type: column.text<NotificationType>(),
  entityId: column.text(),
  /** When the first deed of the row was done. */
  startedAt: column.instant().default('clock_timestamp()'),
  occurredAt: column.instant().default('clock_timestamp()'),
  /** 0 where nobody in particular did it. */
  actorCount: column.integer().default('0'),
  moderation: column.text<Moderation>().orNull(),
  /** Whole yen; null where it is not about money. */
  amount: column.integer().orNull(),
  readAt: column.instant().orNull(),
});

/** One row of what a person is told. */
export interface NotificationRecord extends Omit<RowOf<typeof notifications>, 'startedAt' | 'readAt'> {
  isRead: boolean;
}

const COLUMNS = `n.id, n.account_id AS "accountId", n.type, n.entity_id AS "entityId", n.occurred_at AS "occurredAt",
  n.actor_count AS "actorCount", n.moderation, n.amount, n.read_at IS NOT NULL AS "isRead"`;

/** decisions 4.1: what happens to the same thing within this time is one row. */
const GROUP_HOURS = 24;

/** More unread than this is "more than this": the count reads no further. */
const COUNTED = 100;

/** What an account is told, latest first; what it may not see any more is not there. */
export async function listNotifications(
  reader: Reader,
  accountId: string,
  first: number,
  after: string | null,
): Promise<Slice<NotificationRecord>> {
  const [at, id] = after === null ? [null, null] : decodeCursor(after, ['instant', 'id']);
  const rows = await reader.query<NotificationRecord>(
    'listNotifications',
    `SELECT ${COLUMNS} FROM shown_notifications n
     WHERE n.account_id = $1 AND ($3::timestamptz IS NULL OR (n.occurred_at, n.id) < ($3::timestamptz, $4))
     ORDER BY n.occurred_at DESC, n.id DESC LIMIT $2`,
    [accountId, first + 1, at, id],
  );
  return toSlice(rows, first, (row) => [row.occurredAt.toISOString(), row.id]);
}

/** How many an account has not read, up to a hundred. */
export async function countUnread(reader: Reader, accountId: string): Promise<number> {
  const [row] = await reader.query<{ count: number }>(
    'countUnreadNotifications',
    `SELECT count(*)::int AS count FROM (
       SELECT 1 FROM shown_notifications n WHERE n.account_id = $1 AND n.read_at IS NULL LIMIT ${COUNTED}) unread`,
    [accountId],
  );
  return row?.count ?? 0;
}

/** When the account marked everything as read last. */
export async function findLastReadAt(reader: Reader, accountId: string): Promise<Date | null> {
  return (await notificationSettings.find(reader, accountId))?.lastReadAt ?? null;
}

/** Marks one as read; another account's stays as it is. */
export async function markRead(tx: Transaction, accountId: string, id: string): Promise<void> {
  await notifications.update(tx, { accountId, id, readAt: null }, { readAt: now });
}

/** Marks everything up to an instant as read: what came while the list was on screen stays unread. */
export async function markAllRead(tx: Transaction, accountId: string, until: Date): Promise<void> {
  await tx.query(
    'markNotificationsRead',
    'UPDATE notifications SET read_at = now() WHERE account_id = $1 AND read_at IS NULL AND occurred_at <= $2',
    [accountId, until],
  );
  await tx.query(
    'writeLastReadAt',
    `INSERT INTO notification_settings AS s (account_id, last_read_at) VALUES ($1, $2)
     ON CONFLICT (account_id) DO UPDATE SET last_read_at = greatest(s.last_read_at, excluded.last_read_at)`,
    [accountId, until],
  );
}

/** The latest people behind each notification, without those whose site is closed, whose account is gone, or whom its receiver silenced. */
export async function findActors(
  reader: Reader,
  ids: readonly string[],
  first: number,
): Promise<Map<string, string[]>> {
  const rows = await reader.query<{ id: string; accountIds: string[] }>(
    'findNotificationActors',
    `SELECT asked.id, array_agg(latest.account_id ORDER BY latest.acted_at DESC) AS "accountIds"
     FROM unnest($1::text[]) AS asked (id) JOIN notifications n ON n.id = asked.id CROSS JOIN LATERAL (
       SELECT x.account_id, x.acted_at FROM notification_actors x
         JOIN sites s ON s.user_id = x.account_id AND NOT s.is_closed
         JOIN accounts a ON a.id = x.account_id AND a.disabled_at IS NULL
       WHERE x.notification_id = n.id
         AND NOT EXISTS (SELECT 1 FROM silenced_people p WHERE p.account_id = n.account_id AND p.silenced_account_id = x.account_id)
       ORDER BY x.acted_at DESC LIMIT $2
     ) latest GROUP BY asked.id`,
    [ids, first],
  );
  return new Map(rows.map((row) => [row.id, row.accountIds]));
}

/** What somebody did to something of somebody else's. */
export interface Deed {
  type: GroupedType;
  /** Who is told. */
  receiverId: string;
  /** What it was done to. */
  entityId: string;
  actorId: string;
}

type Group = { type: NotificationType; receiverId: string; entityId: string };

/** The row of the same kind and thing that is younger than a day, or a new one. Two at once find each other, because they wait here. */
async function openGroup(tx: Transaction, { type, receiverId, entityId }: Group): Promise<string> {
  await tx.query('lockNotificationGroup', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 37))', [
    `${receiverId} ${entityId} ${type}`,
  ]);
  const [open] = await tx.query<{ id: string }>(
    'findOpenNotification',
    `SELECT id FROM notifications WHERE account_id = $1 AND entity_id = $2 AND type = $3
       AND started_at > clock_timestamp() - interval '${GROUP_HOURS} hours' ORDER BY started_at DESC LIMIT 1`,
    [receiverId, entityId, type],
  );
  if (open) return open.id;
  const id = newId('Notification');
  await notifications.insert(tx, { id, accountId: receiverId, type, entityId });
  return id;
}

const renew = (tx: Transaction, id: string, joined: number) =>
  tx.query(
    'renewNotification',
    'UPDATE notifications SET actor_count = actor_count + $2, occurred_at = clock_timestamp(), read_at = NULL WHERE id = $1',
    [id, joined],
  );

/** Tells of a deed, on the row of the day. */
export async function writeDeed(tx: Transaction, deed: Deed): Promise<void> {
  const id = await openGroup(tx, deed);
  const isJoining = await notificationActors.insertNew(tx, { notificationId: id, accountId: deed.actorId });
  // Who takes a bookmark back and sets it again is no news; a second comment is.
  if (!isJoining && deed.type !== 'EPISODE_COMMENTED') return;
  await renew(tx, id, isJoining ? 1 : 0);
}

/** Tells of what nobody with an account did, on the row of the day. */
export async function renewNews(tx: Transaction, news: Group): Promise<void> {
  await renew(tx, await openGroup(tx, news), 0);
}

/** Tells somebody what operators did about something of theirs. */
export async function insertModeration(
  tx: Transaction,
  receiverId: string,
  entityId: string,
  moderation: Moderation,
): Promise<void> {
  const id = newId('Notification');
  await notifications.insert(tx, { id, accountId: receiverId, type: 'MODERATION', entityId, moderation });
}

/** Tells somebody what happened to their money: each time on a row of its own, since each has an amount. */
export async function insertMoney(tx: Transaction, { receiverId, ...news }: Group & { amount: number }): Promise<void> {
  await notifications.insert(tx, { id: newId('Notification'), accountId: receiverId, ...news });
}

/** Tells a creator of a message of an editorial department. */
export async function insertScouted(tx: Transaction, receiverId: string, messageId: string): Promise<void> {
  const id = newId('Notification');
  await notifications.insert(tx, { id, accountId: receiverId, type: 'SCOUT_MESSAGE', entityId: messageId });
}

/** decisions 4.11: days a notification is kept. */
const KEPT_DAYS = 180;

/** Deletes what is older than that, a bounded number at a time. Answers how many. */
export async function deleteOldNotifications(tx: Transaction, most: number): Promise<number> {
  const gone = await tx.query(
    'deleteOldNotifications',
    `DELETE FROM notifications WHERE id IN (
       SELECT id FROM notifications WHERE occurred_at < now() - interval '${KEPT_DAYS} days' ORDER BY occurred_at LIMIT $1) RETURNING id`,
    [most],
  );
  return gone.length;
}

/** Tells each of these accounts of something once, however often it is called. */
export async function insertForMany(
  tx: Transaction,
  type: FanOutType,
  entityId: string,
  accountIds: readonly string[],
): Promise<void> {
  await tx.query(
    'insertForMany',
    `INSERT INTO notifications (id, account_id, type, entity_id)
     SELECT told.id, told.account_id, $3, $4 FROM unnest($1::text[], $2::text[]) AS told (id, account_id)
     ON CONFLICT (account_id, entity_id, type)
       WHERE type IN ('WATCHED_USER_PUBLISHED_EPISODE', 'WATCHED_USER_PUBLISHED_ILLUSTRATION', 'CONTEST_RESULT', 'ANNOUNCEMENT')
       DO NOTHING`,
    [accountIds.map(() => newId('Notification')), accountIds, type, entityId],
  );
}
