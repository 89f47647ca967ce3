import { graphql } from '../gql/index.ts';

/** Portfolios of all creators, newest first. */
export const portfolios = graphql(/* GraphQL */ `
  query Portfolios($first: Int, $after: String) {
    portfolios(first: $first, after: $after) {
      pageInfo {
        ...PageInfoFields
      }
      edges {
        node {
          ...PortfolioCardFields
        }
      }
    }
  }
`);
