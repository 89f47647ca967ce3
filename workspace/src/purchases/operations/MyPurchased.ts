import { graphql } from '../../gql/index.ts';

/** The episodes the viewer bought, latest purchase first. */
export const MyPurchased = graphql(/* GraphQL */ `
  query MyPurchased($first: Int!, $after: String) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        purchaseHistory(first: $first, after: $after) {
          pageInfo {
            endCursor
            hasNextPage
          }
          edges {
            node {
              id
              purchasedAt
              status
              isDisputed
              item {
                ... on Episode {
                  id
                  title
                  number
                  publicNumber
                  thumbnailImage {
                    ...ThumbnailFields
                  }
                  viewerReadingHistory {
                    id
                    pageNumber
                    isCompleted
                  }
                  pages(first: 1) {
                    totalCount
                  }
                  work {
                    id
                    title
                    language
                    coverImage {
                      ...ThumbnailFields
                    }
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
    }
  }
`);
