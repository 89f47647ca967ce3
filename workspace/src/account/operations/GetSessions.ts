import { graphql } from '../../gql/index.ts';

/** Devices this account is signed in on. */
export const GetSessions = graphql(/* GraphQL */ `
  query GetSessions($first: Int!, $after: String) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        sessions(first: $first, after: $after) {
          edges {
            node {
              id
              device
              createdAt
              lastUsedAt
              isCurrent
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
`);
