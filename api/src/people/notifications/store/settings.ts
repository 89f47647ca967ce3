import type { Reader, RowOf, Transaction } from '../../../database/index.ts';
import type { NotificationType } from '../NotificationType.ts';
import { notificationSettings } from './notifications.ts';

/** What a person wants to be told of. Money and moderation cannot be switched off. */
export type NotificationSettingsRecord = Omit<RowOf<typeof notificationSettings>, 'accountId' | 'lastReadAt'>;

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
  return (await notificationSettings.find(reader, accountId)) ?? EVERYTHING;
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
  const named = Object.entries(changes).filter(([, isOn]) => isOn != null);
  await notificationSettings.upsert(tx, { accountId, ...(Object.fromEntries(named) as typeof EVERYTHING) });
}
