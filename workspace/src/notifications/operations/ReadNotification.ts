import { graphql } from '../../gql/index.ts';

/** Marks one notification, or everything up to an instant, as read. */
export const ReadNotification = graphql(/* GraphQL */ `
  mutation ReadNotification($input: ReadNotificationInput!) {
    readNotification(input: $input) {
      unreadCount
    }
  }
`);
