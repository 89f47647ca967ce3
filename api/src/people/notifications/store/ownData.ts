import { collectRows, type Reader } from '../../../database/index.ts';

const NOTIFICATION_SETTINGS = `SELECT to_jsonb(n) - 'account_id' - 'last_read_at' AS row FROM notification_settings n WHERE n.account_id = $1`;

/** What somebody wants to be notified of; null where they never said so. */
export const collectNotificationSettings = async (
  reader: Reader,
  accountId: string,
): Promise<Record<string, unknown>> => ({
  notificationSettings:
    (await collectRows(reader, 'notificationSettings', NOTIFICATION_SETTINGS, accountId))[0] ?? null,
});
