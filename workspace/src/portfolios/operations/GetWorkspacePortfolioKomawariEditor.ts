import { graphql } from '../../gql/index.ts';

/** An in-product work of the portfolio, for its form. */
export const GetWorkspacePortfolioKomawariEditor = graphql(/* GraphQL */ `
  query GetWorkspacePortfolioKomawariEditor($id: ID!) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        user {
          id
          screenName
          portfolio {
            id
            komawariWork(id: $id) {
              id
              thumbnailImage {
                ...ThumbnailFields
              }
              work {
                id
                title
                language
                coverImage {
                  ...ThumbnailFields
                }
              }
            }
          }
        }
      }
    }
  }
`);
