import { graphql } from '../../gql/index.ts';

/** Works the viewer bookmarked, newest first. */
export const GetBookmarkedWorks = graphql(/* GraphQL */ `
  query GetBookmarkedWorks($first: Int!, $after: String) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        bookmarkedWorks(first: $first, after: $after) {
          pageInfo {
            endCursor
            hasNextPage
          }
          edges {
            node {
              id
              title
              isCompleted
              isOneShot
              lastUpdatedAt
              coverImage {
                id
                url(width: 320)
                srcSet
                width
                height
                focusX
                focusY
              }
              user {
                id
                screenName
                displayName
              }
              statistic {
                bookmarkCount
              }
            }
          }
        }
      }
    }
  }
`);
