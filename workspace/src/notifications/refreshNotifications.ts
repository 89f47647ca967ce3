import { queryKeyOf, type useQueryClient } from '@komawari/ui/graphql/react';
import { GetNotifications } from './operations/GetNotifications.ts';
import { GetNotificationUnreadCount } from './operations/GetNotificationUnreadCount.ts';

/** Asks again what is unread, in the list and at the bell. */
export async function refreshNotifications(client: ReturnType<typeof useQueryClient>): Promise<void> {
  await Promise.all(
    [GetNotifications, GetNotificationUnreadCount].map((document) =>
      client.invalidateQueries({ queryKey: queryKeyOf(document as typeof GetNotifications) }),
    ),
  );
}
