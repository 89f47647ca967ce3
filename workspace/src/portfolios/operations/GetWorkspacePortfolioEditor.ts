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
              id
              url(width: 960)
              srcSet
              width
              height
              focusX
              focusY
            }
            categories {
              id
              title
              works {
                __typename
                ... on ExternalWork {
                  id
                  title
                  thumbnailImage {
                    ...ThumbnailFields
                  }
                }
                ... on KomawariWork {
                  id
                  isVisible
                  thumbnailImage {
                    ...ThumbnailFields
                  }
                  work {
                    id
                    title
                    coverImage {
                      ...ThumbnailFields
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
                  ...ThumbnailFields
                }
              }
              ... on KomawariWork {
                id
                isVisible
                thumbnailImage {
                  ...ThumbnailFields
                }
                work {
                  id
                  title
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
  }
`);
