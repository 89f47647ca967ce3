import { graphql } from '../../gql/index.ts';

/** The portfolio of the viewer: banner, categories with their works, and what stands in none. */
export const GetWorkspacePortfolioEditor = graphql(/* GraphQL */ `
  query GetWorkspacePortfolioEditor {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        user {
          id
          screenName
          displayName
          site {
            id
            title
            color
            isClosed
          }
          portfolio {
            id
            bannerImage {
              ...PictureFields
            }
            categories {
              id
              title
              works {
                ...PortfolioWorkFields
              }
            }
            worksWithoutCategory {
              ...PortfolioWorkFields
            }
          }
        }
      }
    }
  }
`);
