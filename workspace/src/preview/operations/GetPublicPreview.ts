import { graphql } from '../../gql/index.ts';

/** What the creator's public pages show now; forms put their drafts in its place. */
export const GetPublicPreview = graphql(/* GraphQL */ `
  query GetPublicPreview {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        user {
          id
          screenName
          displayName
          selfIntroduction
          watchedUserCount
          iconImage {
            id
            url(width: 960)
            srcSet
            width
            height
            focusX
            focusY
          }
          site {
            id
            description
            comment
            color
            heroImage {
              id
              url(width: 960)
              srcSet
              width
              height
              focusX
              focusY
            }
            links {
              title
              url
              faviconUrl
            }
            workDefaultSortOrder
            workLayout
            works(first: 24) {
              pageInfo {
                hasNextPage
              }
              edges {
                node {
                  id
                  title
                  description
                  isOneShot
                  isCompleted
                  episodes(first: 1) {
                    totalCount
                  }
                  coverImage {
                    id
                    url(width: 960)
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
                  urls {
                    title
                    url
                    faviconURL
                  }
                  thumbnailImage {
                    id
                    url(width: 960)
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
                    url(width: 960)
                    srcSet
                    width
                    height
                    focusX
                    focusY
                  }
                  work {
                    id
                    title
                    isOneShot
                    isCompleted
                    episodes(first: 1) {
                      totalCount
                    }
                    coverImage {
                      id
                      url(width: 960)
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
                urls {
                  title
                  url
                  faviconURL
                }
                thumbnailImage {
                  id
                  url(width: 960)
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
                  url(width: 960)
                  srcSet
                  width
                  height
                  focusX
                  focusY
                }
                work {
                  id
                  title
                  isOneShot
                  isCompleted
                  episodes(first: 1) {
                    totalCount
                  }
                  coverImage {
                    id
                    url(width: 960)
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
