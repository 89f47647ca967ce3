import { graphql } from '../../gql/index.ts';

/** The latest three works and three illustrations of the viewer (R9-013). */
export const GetWorkspaceWorks = graphql(/* GraphQL */ `
  query GetWorkspaceWorks {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        works(first: 3) {
          edges {
            node {
              id
              title
              isCompleted
              isOneShot
              viewerLastUpdatedAt
              firstPublishedAt
              coverImage {
                id
                url(width: 320)
                srcSet
                width
                height
                focusX
                focusY
              }
              statistic {
                viewCount
                likeCount
                commentCount
                bookmarkCount
              }
              viewerEpisodes(first: 1) {
                totalCount
              }
            }
          }
        }
        illustrations(first: 3) {
          edges {
            node {
              id
              title
              isOpen
              createdAt
              imageCount
              firstImage {
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
              }
            }
          }
        }
      }
    }
  }
`);
