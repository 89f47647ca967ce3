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
                __typename
                ... on ExternalWork {
                  id
                  title
                  thumbnailImage {
                    id
                    url(width: 320)
                    srcSet
                    width
                    height
                    focusX
                    focusY
                  }
                }
                ... on KomawariWork {
                  id
                  isVisible
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
    }
  }
`);
