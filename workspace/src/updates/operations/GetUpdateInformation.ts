import { graphql } from '../../gql/index.ts';

/** What the creators the viewer watches published, latest first. */
export const GetUpdateInformation = graphql(/* GraphQL */ `
  query GetUpdateInformation($first: Int!, $after: String) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        updateInformation(first: $first, after: $after) {
          newCount
          pageInfo {
            endCursor
            hasNextPage
          }
          edges {
            node {
              id
              occurredAt
              isNew
              entity {
                __typename
                ... on Episode {
                  id
                  title
                  number
                  publicNumber
                  status
                  thumbnailImage {
                    ...ThumbnailFields
                  }
                  work {
                    id
                    title
                    language
                    user {
                      id
                      screenName
                      displayName
                    }
                  }
                }
                ... on Illustration {
                  id
                  title
                  drawnFor: work {
                    id
                    language
                  }
                  firstImage {
                    ...ThumbnailFields
                  }
                  user {
                    id
                    screenName
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
`);
