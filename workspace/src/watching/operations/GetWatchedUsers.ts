import { graphql } from '../../gql/index.ts';

/** Creators the viewer watches, latest first. */
export const GetWatchedUsers = graphql(/* GraphQL */ `
  query GetWatchedUsers($first: Int!, $after: String) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        watchedUsers(first: $first, after: $after) {
          pageInfo {
            endCursor
            hasNextPage
          }
          edges {
            node {
              mailChoice
              watchedAt
              user {
                ...PersonFields
              }
            }
          }
        }
      }
    }
  }
`);
