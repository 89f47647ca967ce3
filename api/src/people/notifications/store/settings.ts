import type { Reader, Transaction } from '../../../database/index.ts';
import type { NotificationType } from '../NotificationType.ts';

/** What a person wants to be told of. Money and moderation cannot be switched off. */
export interface NotificationSettingsRecord {
  episodeLikeEnabled: boolean;
  episodeCommentEnabled: boolean;
  workBookmarkEnabled: boolean;
  userWatchEnabled: boolean;
  purchaseEpisodeEnabled: boolean;
}

/** Nobody has said otherwise yet. */
const EVERYTHING: NotificationSettingsRecord = {
  episodeLikeEnabled: true,
  episodeCommentEnabled: true,
  workBookmarkEnabled: true,
  userWatchEnabled: true,
  purchaseEpisodeEnabled: true,
};

/** Which switch decides about which kind; the other kinds have none. */
const SWITCHES: Partial<Record<NotificationType, keyof NotificationSettingsRecord>> = {
  EPISODE_LIKED: 'episodeLikeEnabled',
  EPISODE_COMMENTED: 'episodeCommentEnabled',
  COMMENT_REPLIED: 'episodeCommentEnabled',
  WORK_BOOKMARKED: 'workBookmarkEnabled',
  USER_WATCHED: 'userWatchEnabled',
  EPISODE_PURCHASED: 'purchaseEpisodeEnabled',
};

/** What the account wants to be told of. */
export async function findSettings(reader: Reader, accountId: string): Promise<NotificationSettingsRecord> {
  const [row] = await reader.query<NotificationSettingsRecord>(
    'findNotificationSettings',
    `SELECT episode_like_enabled AS "episodeLikeEnabled", episode_comment_enabled AS "episodeCommentEnabled",
       work_bookmark_enabled AS "workBookmarkEnabled", user_watch_enabled AS "userWatchEnabled",
       purchase_episode_enabled AS "purchaseEpisodeEnabled"
     FROM notification_settings WHERE account_id = $1`,
    [accountId],
  );
  return row ?? EVERYTHING;
}

/** Whether the account wants to be told of this kind now. */
export async function wants(reader: Reader, accountId: string, type: NotificationType): Promise<boolean> {
  const name = SWITCHES[type];
  return name === undefined || (await findSettings(reader, accountId))[name];
}

/** Changes the switches that are named; the others stay. */
export async function writeSettings(
  tx: Transaction,
  accountId: string,
  changes: { [Name in keyof NotificationSettingsRecord]?: boolean | null | undefined },
): Promise<void> {
  await tx.query(
    'writeNotificationSettings',
    `INSERT INTO notification_settings AS s (account_id, episode_like_enabled, episode_comment_enabled, work_bookmark_enabled, user_watch_enabled, purchase_episode_enabled)
     VALUES ($1, coalesce($2::boolean, true), coalesce($3::boolean, true), coalesce($4::boolean, true), coalesce($5::boolean, true), coalesce($6::boolean, true))
     ON CONFLICT (account_id) DO UPDATE SET
       episode_like_enabled = coalesce($2, s.episode_like_enabled), episode_comment_enabled = coalesce($3, s.episode_comment_enabled),
       work_bookmark_enabled = coalesce($4, s.work_bookmark_enabled), user_watch_enabled = coalesce($5, s.user_watch_enabled),
       purchase_episode_enabled = coalesce($6, s.purchase_episode_enabled)`,
    [
      accountId,
      changes.episodeLikeEnabled ?? null,
      changes.episodeCommentEnabled ?? null,
      changes.workBookmarkEnabled ?? null,
      changes.userWatchEnabled ?? null,
      changes.purchaseEpisodeEnabled ?? null,
    ],
  );
}
