import { graphql } from '../../gql/index.ts';

/** What readers wrote on the viewer's works, of one kind, open or soft, of all works or of one. */
export const GetWorkspaceComments = graphql(/* GraphQL */ `
  query GetWorkspaceComments(
    $first: Int!
    $after: String
    $workId: ID
    $text: String
    $sort: ReceivedCommentSort
    $isSoft: Boolean!
    $isHeld: Boolean!
  ) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        daredemo: receivedDaredemoComments(
          first: $first
          after: $after
          workId: $workId
          text: $text
          sort: $sort
          isHeld: $isHeld
        ) @skip(if: $isSoft) {
          totalCount
          pageInfo {
            endCursor
            hasNextPage
          }
          edges {
            node {
              id
              body
              createdAt
              isPinned
              holdReason
              reply {
                id
                body
                createdAt
              }
              user {
                ...PersonFields
              }
              episode {
                id
                title
                number
                work {
                  id
                  title
                  language
                }
              }
            }
          }
        }
        yawaraka: receivedYawarakaComments(first: $first, after: $after, workId: $workId, text: $text, sort: $sort)
          @include(if: $isSoft) {
          pageInfo {
            endCursor
            hasNextPage
          }
          edges {
            node {
              id
              body
              createdAt
              user {
                ...PersonFields
              }
              episode {
                id
                title
                number
                work {
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
`);
