import { graphql } from '../../gql/index.ts';

/** Views of the last thirty minutes. */
export const GetLiveAccesses = graphql(/* GraphQL */ `
  query GetLiveAccesses($workId: ID) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        accesses(workId: $workId) {
          live {
            views
            minutes {
              at
              views
            }
            episodes {
              views
              episode {
                id
                title
                number
                publicNumber
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
