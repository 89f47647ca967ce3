import type { Context } from '../../graphql/context.ts';
import { unauthenticated } from '../../kernel/errors.ts';
import { findSettings, writeSettings, type NotificationSettingsRecord } from './store/settings.ts';

type Switches = { [Name in keyof NotificationSettingsRecord]?: boolean | null | undefined };

/** Says what the account wants to be told of; switches left out stay. What was written before stays written. */
export async function updateNotificationSettings2(
  { actor: { accountId }, services: { database } }: Context,
  switches: Switches,
): Promise<NotificationSettingsRecord> {
  if (accountId === null) throw unauthenticated();
  return database.transact(async (tx) => {
    await writeSettings(tx, accountId, switches);
    return findSettings(tx, accountId);
  });
}
