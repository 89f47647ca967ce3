import { graphql } from '../../gql/index.ts';

/** What happened between the person and applications. */
export const GetClientDeeds = graphql(/* GraphQL */ `
  query GetClientDeeds($first: Int) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        oidcClientDeeds(first: $first) {
          nodes {
            id
            kind
            clientName
            detail
            occurredAt
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    }
  }
`);
