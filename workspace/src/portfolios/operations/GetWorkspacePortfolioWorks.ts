import { graphql } from '../../gql/index.ts';

/** All works of the portfolio, page by page. */
export const GetWorkspacePortfolioWorks = graphql(/* GraphQL */ `
  query GetWorkspacePortfolioWorks($first: Int!, $after: String) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        user {
          id
          screenName
          portfolio {
            id
            works(first: $first, after: $after) {
              pageInfo {
                endCursor
                hasNextPage
              }
              edges {
                node {
                  ...PortfolioWorkFields
                }
              }
            }
          }
        }
      }
    }
  }
`);
