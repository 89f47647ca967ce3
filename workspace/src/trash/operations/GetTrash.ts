import { graphql } from '../../gql/index.ts';

/** What was deleted in the last 30 days. */
export const GetTrash = graphql(/* GraphQL */ `
  query GetTrash($first: Int!, $after: String) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        trash(first: $first, after: $after) {
          pageInfo {
            endCursor
            hasNextPage
          }
          edges {
            node {
              id
              title
              language
              deletedAt
              purgedAt
              kind
            }
          }
        }
      }
    }
  }
`);
