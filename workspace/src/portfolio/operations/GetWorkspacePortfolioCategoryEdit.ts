import { graphql } from '../../gql/index.ts';

/** The categories of the portfolio, and all works one can hold. */
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
            worksWithoutCategory {
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
`);
