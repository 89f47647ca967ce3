import { graphql } from '../../gql/index.ts';

/** What waits, what makes comments wait, and the works to choose from. */
export const GetWorkspaceCommentSetting = graphql(/* GraphQL */ `
  query GetWorkspaceCommentSetting {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        heldCommentCount
        commentSetting {
          holdsAll
          filterWords {
            id
            word
          }
        }
        works(first: 100) {
          nodes {
            id
            title
            language
          }
        }
      }
    }
  }
`);
