import { graphql } from '../../gql/index.ts';

/** Who watches the viewer, and what was written to them. */
export const GetWorkspaceFans = graphql(/* GraphQL */ `
  query GetWorkspaceFans($first: Int!, $after: String) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        fanCount
        fanCountWithMail
        fanMessages {
          id
          subject
          createdAt
          recipientCount
          sentCount
        }
        fans(first: $first, after: $after) {
          pageInfo {
            endCursor
            hasNextPage
          }
          edges {
            node {
              id
              watchedAt
              isOptedInEmail
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
              user {
                ...PersonFields
              }
            }
          }
        }
      }
    }
  }
`);
