import { graphql } from '../../gql/index.ts';

/** How many notifications the viewer has not read, for the bell. */
export const GetNotificationUnreadCount = graphql(/* GraphQL */ `
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
