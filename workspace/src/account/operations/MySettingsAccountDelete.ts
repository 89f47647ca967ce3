import { graphql } from '../../gql/index.ts';

/** What goes with the account when it is deleted. */
export const MySettingsAccountDelete = graphql(/* GraphQL */ `
  query MySettingsAccountDelete {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        user {
          id
          screenName
        }
        accountDeletionSummary {
          works
          episodes
          illustrations
          comments
          likes
          bookmarks
          watchers
          purchases
          buyers
          balance
        }
      }
    }
  }
`);
