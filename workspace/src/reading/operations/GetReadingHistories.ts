import { graphql } from '../../gql/index.ts';

/** What the viewer read, latest first. */
export const GetReadingHistories = graphql(/* GraphQL */ `
  query GetReadingHistories($first: Int!, $after: String) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        readingHistories(first: $first, after: $after) {
          pageInfo {
            endCursor
            hasNextPage
          }
          edges {
            node {
              id
              readAt
              pageNumber
              isCompleted
              episode {
                id
                title
                number
                publicNumber
                thumbnailImage {
                  ...ThumbnailFields
                }
                pages(first: 1) {
                  totalCount
                }
              }
              work {
                id
                title
                language
                user {
                  id
                  displayName
                }
              }
            }
          }
        }
      }
    }
  }
`);
