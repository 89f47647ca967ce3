import { graphql } from '../../gql/index.ts';

/** What happened between the person and applications. */
export const GetClientDeeds = graphql(/* GraphQL */ `
  query GetClientDeeds($first: Int, $after: String) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        oidcClientDeeds(first: $first, after: $after) {
          edges {
            node {
              id
              kind
              clientName
              detail
              occurredAt
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
