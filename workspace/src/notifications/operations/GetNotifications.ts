import { graphql } from '../../gql/index.ts';

/** What the viewer is told, latest first. */
export const GetNotifications = graphql(/* GraphQL */ `
  query GetNotifications($first: Int!, $after: String) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        notifications(first: $first, after: $after) {
          lastReadAt
          unreadCount
          pageInfo {
            endCursor
            hasNextPage
          }
          edges {
            node {
              id
              type
              occurredAt
              isRead
              actorCount
              moderation
              reason
              amount
              actors {
                id
                screenName
                displayName
              }
              entity {
                __typename
                ... on Episode {
                  id
                  title
                  number
                  publicNumber
                  suspension {
                    suspendedAt
                  }
                  thumbnailImage {
                    ...ThumbnailFields
                  }
                  work {
                    id
                    title
                    language
                    suspension {
                      suspendedAt
                    }
                    coverImage {
                      ...ThumbnailFields
                    }
                    user {
                      id
                      displayName
                    }
                  }
                }
                ... on Work {
                  id
                  title
                  language
                  suspension {
                    suspendedAt
                  }
                  coverImage {
                    ...ThumbnailFields
                  }
                }
                ... on Illustration {
                  id
                  title
                  suspension {
                    suspendedAt
                  }
                  drawnFor: work {
                    id
                    language
                  }
                  user {
                    id
                    displayName
                  }
                  firstImage {
                    ...ThumbnailFields
                  }
                }
                ... on User {
                  id
                  screenName
                }
                ... on InfoEntry {
                  id
                  title
                  link
                }
                ... on Contest {
                  id
                  title
                  identifier
                }
                ... on ScoutMessage {
                  id
                  department
                  contestTitle
                  scoutedWork: work {
                    id
                    title
                    language
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
