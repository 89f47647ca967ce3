import { graphql } from '../../gql/index.ts';

/** Whether episodes are sold here, at what rates, who would read without a price, and what was asked so far. */
export const GetSalesTerms = graphql(/* GraphQL */ `
  query GetSalesTerms {
    salesTerms {
      platformFeeBps
      paymentFeeBps
      isTest
    }
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        fanCount
        latestPrices
      }
    }
  }
`);
