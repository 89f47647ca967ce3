import { graphql } from '../../gql/index.ts';

/** The categories of the portfolio with their works. */
export const GetWorkspacePortfolioCategoryEdit = graphql(/* GraphQL */ `
  query GetWorkspacePortfolioCategoryEdit {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        user {
          id
          screenName
          portfolio {
            id
            categories {
              id
              title
              works {
                ...PortfolioWorkFields
              }
            }
          }
        }
      }
    }
  }
`);
