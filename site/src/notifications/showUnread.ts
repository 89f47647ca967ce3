import { execute } from '@komawari/ui/graphql';
import { graphql } from '../gql/index.ts';

const getNotificationUnreadCount = graphql(/* GraphQL */ `
  query GetNotificationUnreadCount {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        unreadNotificationCount
      }
    }
  }
`);

/** Writes on the bell of the header how many notifications are unread. */
export async function showUnread(root: ParentNode): Promise<void> {
  const { viewer } = await execute(getNotificationUnreadCount, {});
  const count = 'unreadNotificationCount' in viewer ? viewer.unreadNotificationCount : 0;
  const shown = count > 99 ? '99+' : String(count);
  for (const bell of root.querySelectorAll('[data-bell]')) {
    bell.setAttribute('aria-label', count === 0 ? 'Notifications' : `Notifications, ${shown} unread`);
    const badge = bell.querySelector('.bell__count');
    if (badge) badge.textContent = count === 0 ? '' : shown;
  }
}
