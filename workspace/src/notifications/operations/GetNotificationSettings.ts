import { graphql } from '../../gql/index.ts';

/** What the viewer wants to be told of. */
export const GetNotificationSettings = graphql(/* GraphQL */ `
  query GetNotificationSettings {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        notificationSettings {
          ...NotificationSettingFields
        }
        watchedFeedCreatedAt
      }
    }
  }
`);
