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
                id
                url(width: 320)
                srcSet
                width
                height
                focusX
                focusY
              }
              work {
                id
                title
                coverImage {
                  id
                  url(width: 320)
                  srcSet
                  width
                  height
                  focusX
                  focusY
                }
              }
            }
          }
        }
      }
    }
  }
`);
