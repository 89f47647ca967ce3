import { graphql } from '../../gql/index.ts';

/** Applications the person signs in to with this account. */
export const ConnectedClients = graphql(/* GraphQL */ `
  query ConnectedClients($first: Int, $after: String) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        connectedOIDCClients(first: $first, after: $after) {
          edges {
            node {
              ...ConnectedClientFields
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
