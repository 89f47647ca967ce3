import { graphql } from '../../gql/index.ts';

/** Whether episodes are sold here, at what rates, and who would read without a price. */
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
      }
    }
  }
`);
