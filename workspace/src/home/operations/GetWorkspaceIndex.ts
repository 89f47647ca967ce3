import { graphql } from '../../gql/index.ts';

/** Workspace home: figures, the latest episodes and comments. */
export const GetWorkspaceIndex = graphql(/* GraphQL */ `
  query GetWorkspaceIndex {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        user {
          id
          displayName
          watchedUserCount
        }
        statisticOfLastDays(days: 7) {
          viewCount
          likeCount
          commentCount
          bookmarkCount
          fanCount
        }
        works(first: 3) {
          edges {
            node {
              id
              title
              viewerEpisodes(first: 100) {
                edges {
                  node {
                    id
                    title
                    number
                    publicNumber
                    status
                    publishedAt
                    updatedAt
                    thumbnailImage {
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
                    }
                  }
                }
              }
            }
          }
        }
        recentComments(first: 3) {
          id
          body
          createdAt
          isByAuthor
          user {
            id
            displayName
            screenName
            iconImage {
              id
              url(width: 160)
              srcSet
              width
              height
              focusX
              focusY
            }
          }
          episode {
            id
            title
            number
            publicNumber
          }
        }
      }
    }
  }
`);
