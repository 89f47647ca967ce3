import { graphql } from '../../gql/index.ts';

/** What readers wrote on the viewer's works, newest first: of one kind, open or soft. */
export const GetWorkspaceComments = graphql(/* GraphQL */ `
  query GetWorkspaceComments($first: Int!, $after: String, $isSoft: Boolean!) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        daredemo: receivedDaredemoComments(first: $first, after: $after) @skip(if: $isSoft) {
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
                work {
                  id
                  title
                }
              }
            }
          }
        }
        yawaraka: receivedYawarakaComments(first: $first, after: $after) @include(if: $isSoft) {
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
  }
`);
