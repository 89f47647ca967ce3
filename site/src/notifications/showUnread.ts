import { execute } from '@komawari/ui/graphql';
import { describeUnread } from '@komawari/ui/navigation';
import { showAccount } from '../account/showAccount.ts';
import { graphql } from '../gql/index.ts';

const getNotificationUnreadCount = graphql(/* GraphQL */ `
  query GetNotificationUnreadCount {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        unreadNotificationCount
        user {
          ...AccountFields
        }
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

/**
 * Writes on the bell of the header how many notifications are unread, and puts the picture and the menu of the account beside it.
 * What waits for consent is asked about in passing.
 */
export async function showUnread(root: ParentNode): Promise<void> {
  const { viewer } = await execute(getNotificationUnreadCount, {});
  if ('user' in viewer && viewer.user) showAccount(root, viewer.user);
  const { label, shown } = describeUnread('unreadNotificationCount' in viewer ? viewer.unreadNotificationCount : 0);
  for (const bell of root.querySelectorAll('[data-bell]')) {
    bell.setAttribute('aria-label', label);
    const badge = bell.querySelector('.bell__count');
    if (badge) badge.textContent = shown;
  }
  const pending = 'pendingConsents' in viewer ? viewer.pendingConsents : [];
  if (pending.length > 0) await (await import('../consent/askForConsent.ts')).askOnVisit(pending);
}
