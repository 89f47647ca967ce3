import { graphql } from '../../gql/index.ts';

/** What the viewer paid and when, latest first. */
export const MyPurchaseHistory = graphql(/* GraphQL */ `
  query MyPurchaseHistory($first: Int!, $after: String) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        purchaseHistory(first: $first, after: $after) {
          pageInfo {
            endCursor
            hasNextPage
          }
          edges {
            node {
              id
              price
              purchasedAt
              item {
                ... on Episode {
                  id
                  title
                  number
                  publicNumber
                  work {
                    id
                    title
                  }
                }
              }
            }
          }
        }
      }
    }
  }
`);
