import { graphql } from '../../gql/index.ts';

/** What the viewer paid and when, latest first. */
export const MyPurchaseHistory = graphql(/* GraphQL */ `
  query MyPurchaseHistory($first: Int!, $after: String) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        user {
          id
          displayName
        }
        unpaidPurchases {
          ...UnpaidPurchaseFields
        }
        purchaseHistory(first: $first, after: $after) {
          pageInfo {
            endCursor
            hasNextPage
          }
          edges {
            node {
              ...PurchaseFields
            }
          }
        }
      }
    }
  }
`);
