import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { boundedFirst, type PageAsked, type Slice } from '../../kernel/cursor.ts';
import { countUnread, findLastReadAt, listNotifications, type NotificationRecord } from './store/notifications.ts';
import { findSettings, type NotificationSettingsRecord } from './store/settings.ts';

/** What the viewer is told, latest first, without what may not be seen any more; 50 at once. */
export const listOwnNotifications = async (
  { actor, reader }: Context,
  { first, after }: PageAsked,
): Promise<Slice<NotificationRecord>> =>
  listNotifications(reader, accountOf(actor), boundedFirst(first, 50), after ?? null);

/** How many the viewer has not read, up to a hundred. */
export const countOwnUnread = async ({ actor, reader }: Context): Promise<number> =>
  countUnread(reader, accountOf(actor));

/** Up to when the viewer marked everything as read last; null when never. */
export const findOwnLastReadAt = async ({ actor, reader }: Context): Promise<Date | null> =>
  findLastReadAt(reader, accountOf(actor));

/** What the viewer wants to be told of. */
export const findOwnSettings = async ({ actor, reader }: Context): Promise<NotificationSettingsRecord> =>
  findSettings(reader, accountOf(actor));
