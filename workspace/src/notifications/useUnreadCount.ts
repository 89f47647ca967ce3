import { useQuery } from '@komawari/ui/graphql/react';
import { registeredOf } from '../shared/registeredOf.ts';
import { GetNotificationUnreadCount } from './operations/GetNotificationUnreadCount.ts';

/** How many notifications are unread; asked again once a minute while the page is looked at. */
export function useUnreadCount(): number {
  // The bell stands in the header of every page: who goes on to another one within seconds asks nothing.
  const { data } = useQuery(GetNotificationUnreadCount, {}, { refetchInterval: 60_000, staleTime: 10_000 });
  return (data && registeredOf(data.viewer)?.unreadNotificationCount) ?? 0;
}
