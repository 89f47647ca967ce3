import { graphql } from '../../gql/index.ts';

/** Works the viewer bookmarked, in the order and with the words in their titles that are asked for. */
export const GetBookmarkedWorks = graphql(/* GraphQL */ `
  query GetBookmarkedWorks($first: Int!, $after: String, $sort: BookmarkSort, $title: String) {
    viewer {
      __typename
      id
      bookmarkedWorks(first: $first, after: $after, sort: $sort, title: $title) {
        pageInfo {
          endCursor
          hasNextPage
        }
        edges {
          node {
            id
            title
            language
            isCompleted
            isOneShot
            lastUpdatedAt
            viewerUnreadEpisodeCount
            coverImage {
              ...ThumbnailFields
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
`);
