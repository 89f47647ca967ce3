import { execute } from '@komawari/ui/graphql';
import { graphql } from '../gql/index.ts';

const getNotificationUnreadCount = graphql(/* GraphQL */ `
  query GetNotificationUnreadCount {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        unreadNotificationCount
        pendingConsents {
          kind
          number
          title
          effectiveAt
          changes
        }
      }
    }
  }
`);

/** Writes on the bell of the header how many notifications are unread. What waits for consent is asked about in passing. */
export async function showUnread(root: ParentNode): Promise<void> {
  const { viewer } = await execute(getNotificationUnreadCount, {});
  const count = 'unreadNotificationCount' in viewer ? viewer.unreadNotificationCount : 0;
  const shown = count > 99 ? '99+' : String(count);
  for (const bell of root.querySelectorAll('[data-bell]')) {
    bell.setAttribute('aria-label', count === 0 ? 'Notifications' : `Notifications, ${shown} unread`);
    const badge = bell.querySelector('.bell__count');
    if (badge) badge.textContent = count === 0 ? '' : shown;
  }
  const pending = 'pendingConsents' in viewer ? viewer.pendingConsents : [];
  if (pending.length > 0) await (await import('../consent/askForConsent.ts')).askOnVisit(pending);
}
