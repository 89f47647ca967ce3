import { graphql } from '../../gql/index.ts';

/** What editorial departments wrote to the creator, latest first. */
export const GetScoutMessages = graphql(/* GraphQL */ `
  query GetScoutMessages($first: Int!, $after: String) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        scoutMessages(first: $first, after: $after) {
          unansweredCount
          pageInfo {
            endCursor
            hasNextPage
          }
          edges {
            node {
              id
              contestTitle
              department
              work {
                id
                title
                language
              }
              body
              sentAt
              isRead
              answer
            }
          }
        }
      }
    }
  }
`);
